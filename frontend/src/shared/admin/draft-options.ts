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
