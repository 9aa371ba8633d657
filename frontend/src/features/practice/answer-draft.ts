import { tabStorage } from '../../shared/session/browser-storage.ts';

/** The chosen option before it is confirmed. It survives a reload and a new login. One per tab. */
const KEY = 'matraz.draft';

interface Draft {
  questionId: string;
  option: number;
}

export const keepDraft = (draft: Draft) => tabStorage.write(KEY, JSON.stringify(draft));

export const dropDraft = () => tabStorage.remove(KEY);

/** @returns null when nothing was chosen for this question, or when the option does not exist */
export const draftFor = (questionId: string, options: number): number | null => {
  const { questionId: of, option } = tabStorage.readJson<Partial<Draft>>(KEY) ?? {};
  return of === questionId && Number.isInteger(option) && option !== undefined && option >= 0 && option < options
    ? option
    : null;
};
