import { longestHtml } from '@matraz/contracts/catalog/limits';
import { numberText } from '@matraz/contracts/number-text';
import { checkTexts } from '@matraz/infra/html/check-texts';
import { InvalidContent } from './invalid-content.ts';

export interface HtmlField {
  /** The field's name in the author's input, for the error message. */
  path: string;
  html: string;
  mayBeEmpty?: boolean;
}

/**
 * Sanitises the HTML of fields for storage. Long texts are checked in another thread.
 *
 * @returns the texts in the order of the fields
 * @throws InvalidContent when nothing is left after sanitising, or too much, or a formula cannot be typeset, or a picture is of another
 *   site
 */
export const cleanHtml = async (fields: readonly HtmlField[]): Promise<string[]> => {
  const checked = await checkTexts(fields.map(({ html }) => html));
  return fields.map(({ path, mayBeEmpty = false }, place) => {
    const { clean = '', isEmpty = true, fault = null } = checked[place] ?? {};
    // Sanitised HTML can be longer than what was sent: a `<` of the text is stored as `&lt;`.
    if (clean.length > longestHtml) {
      const message = `Con su formato puede tener hasta ${numberText(longestHtml)} caracteres, y tiene ${numberText(clean.length)}`;
      throw new InvalidContent(path, message);
    }
    if (fault !== null) throw new InvalidContent(path, fault);
    if (isEmpty && !mayBeEmpty) throw new InvalidContent(path, 'No puede quedar vacío');
    return isEmpty ? '' : clean;
  });
};

interface QuestionTexts {
  question: string;
  options: string[];
  explanation: string;
}

/** The texts of a question. @param path where the question is in the author's input: `questions.3.` */
export const questionFields = ({ question, options, explanation }: QuestionTexts, path = ''): HtmlField[] => [
  { path: `${path}question`, html: question },
  ...options.map((html, index) => ({ path: `${path}options.${index}`, html })),
  { path: `${path}explanation`, html: explanation, mayBeEmpty: true },
];

/** @param texts of the fields of a question, sanitised */
export const questionOf = (texts: readonly string[]): QuestionTexts => ({
  question: texts[0] ?? '',
  options: texts.slice(1, -1),
  explanation: texts.at(-1) ?? '',
});
