/** The chosen option before it is confirmed. It survives a reload and a new login. One per tab. */
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

/** @returns null when nothing was chosen for this question, or when the option does not exist */
export const draftFor = (questionId: string, options: number): number | null => {
  const { questionId: of, option } = read();
  return of === questionId && Number.isInteger(option) && option !== undefined && option >= 0 && option < options
    ? option
    : null;
};
