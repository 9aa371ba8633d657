/** The text of a paragraph in a lesson that is the place of a question: `[pregunta 3]`. The number is in the topic, from 1. */
export const lessonCheck = /\[\s*pregunta\s+(\d{1,3})\s*\]/i;

const alone = new RegExp(`^\\s*${lessonCheck.source}\\s*$`, 'i');

/** Undefined: the paragraph is text. */
export const checkNumber = (paragraph: string): number | undefined => {
  const number = alone.exec(paragraph)?.[1];
  return number === undefined ? undefined : Number(number);
};
