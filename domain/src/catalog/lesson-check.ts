/** The text of a paragraph in a lesson that is the place of a question: `[pregunta 3]`. The number is in the topic, from 1. */
export const lessonCheck = /\[\s*pregunta\s+(\d{1,3})\s*\]/i;

const alone = new RegExp(`^\\s*${lessonCheck.source}\\s*$`, 'i');

/** Undefined: the paragraph is text. */
export const checkNumber = (paragraph: string): number | undefined => {
  const number = alone.exec(paragraph)?.[1];
  return number === undefined ? undefined : Number(number);
};

const paragraph = /<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/gi;

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' ');

/**
 * The lesson in a copy of its topic, in which the questions have other numbers.
 *
 * @param newNumber undefined: the copy has no such question, so its place is left out
 */
export const renumberChecks = (html: string, newNumber: (number: number) => number | undefined): string =>
  html.replace(paragraph, (whole, inner: string) => {
    const number = checkNumber(textOf(inner));
    if (number === undefined) return whole;
    const renumbered = newNumber(number);
    return renumbered === undefined ? '' : `<p>[pregunta ${renumbered}]</p>`;
  }) || '<p></p>';
