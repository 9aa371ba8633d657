import type { ShownResult } from './shown-result.ts';

/** The options that are right. Null: every one is. */
const acceptedBy = ({ accepted, correctAnswer }: ShownResult) => (accepted === undefined ? [correctAnswer] : accepted);

export const verdictOf = (result: ShownResult, option: number, selected: number | null) => {
  const accepted = acceptedBy(result) ?? (selected === null ? [] : [selected]);
  if (accepted.includes(option)) return 'right';
  return option === selected ? 'wrong' : 'other';
};
