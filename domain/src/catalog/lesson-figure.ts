/** The text of a paragraph in a lesson that is the place of an interactive figure: `[figura lente]`. */
export const lessonFigure = /\[\s*figura\s+([a-z0-9-]{1,40})\s*\]/i;

const alone = new RegExp(`^\\s*${lessonFigure.source}\\s*$`, 'i');

/** Undefined: the paragraph is text. */
export const figureName = (paragraph: string): string | undefined => alone.exec(paragraph)?.[1]?.toLowerCase();
