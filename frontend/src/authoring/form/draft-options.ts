import { letterOf } from '../../shared/study/words.ts';
import { isBlankHtml } from '../text/is-blank-html.ts';

/** An option of a question in its form. */
export interface DraftOption {
  /** The option keeps its editor when another option is removed. */
  key: number;
  html: string;
}

export const draftOptions = (options: readonly string[]): DraftOption[] => options.map((html, key) => ({ key, html }));

/** @param correct key of the correct option @returns its place; -1 when no option is marked, or the marked one is not in the list */
export const placeOf = (correct: number | null, options: readonly DraftOption[]): number =>
  options.findIndex(({ key }) => key === correct);

/** The text of an imported option has no paragraph, the editor's has one. */
const withoutParagraph = (html: string) => html.trim().replace(/^<p>((?:(?!<p[ >]).)*)<\/p>$/s, '$1');

/**
 * Only one of two equal options can be the key, so a right answer would count as wrong.
 *
 * @returns undefined for an empty option, and when no earlier option is equal
 */
export const repeatError = (options: readonly DraftOption[], option: DraftOption): string | undefined => {
  const text = withoutParagraph(option.html);
  const first = options.findIndex(({ html }) => withoutParagraph(html) === text);
  if (options[first] === option || isBlankHtml(option.html)) return undefined;
  return `Es igual a la alternativa ${letterOf(first)}`;
};

export const equalOptions = 'Hay alternativas iguales';

/** The same, for the options as a whole. */
export const repeatsError = (options: readonly DraftOption[]): string | undefined =>
  options.some((option) => repeatError(options, option)) ? equalOptions : undefined;
