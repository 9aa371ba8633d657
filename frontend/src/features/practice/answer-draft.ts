/** The option chosen but not yet answered for, so that a reload or a new login does not lose it. One per tab. */
const KEY = 'matraz.draft';

interface Draft {
  questionId: string;
  option: number;
}

const read = (): Partial<Draft> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
};

export const keepDraft = (draft: Draft) => sessionStorage.setItem(KEY, JSON.stringify(draft));

export const dropDraft = () => sessionStorage.removeItem(KEY);

/** @returns null when nothing was chosen, or for another question, or an option that is not there any more */
export const draftFor = (questionId: string, options: number): number | null => {
  const { questionId: of, option } = read();
  return of === questionId && Number.isInteger(option) && option !== undefined && option >= 0 && option < options
    ? option
    : null;
};
