import { mostOrder } from '@matraz/contracts/catalog/limits';

interface Placed {
  questionId: string;
  orderIndex: number;
}

/** Sorts by orderIndex, then id. */
export const inOrder = <Question extends Placed>(questions: readonly Question[]): Question[] =>
  [...questions].sort((a, b) => a.orderIndex - b.orderIndex || (a.questionId < b.questionId ? -1 : 1));

/** Numbers the drafts without orderIndex: one after the other, after the highest orderIndex and the number of questions so far. After the largest place they share it. */
export const numbered = <Draft extends { orderIndex?: number }>(
  drafts: readonly Draft[],
  existing: readonly { orderIndex: number }[],
): (Draft & { orderIndex: number })[] => {
  let last = existing.reduce((highest, { orderIndex }) => Math.max(highest, orderIndex), existing.length);
  return drafts.map((draft) => {
    const orderIndex = draft.orderIndex ?? Math.min(last + 1, mostOrder);
    last = Math.max(last, orderIndex);
    return { ...draft, orderIndex };
  });
};
