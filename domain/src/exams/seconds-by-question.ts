import { secondsBetween } from './exam-time.ts';

/**
 * The seconds that a student needed for each question: the time of a choice since the choice before it, added up. The log has no time
 * at which a question was shown, so reading without choosing counts for the next choice.
 *
 * @param changes in order; ISO 8601
 */
export const secondsByQuestion = (
  startedAt: string,
  changes: readonly { questionId: string; at: string }[],
): Map<string, number> => {
  const seconds = new Map<string, number>();
  let before = startedAt;
  for (const { questionId, at } of changes) {
    const spent = Math.max(0, secondsBetween(before, new Date(at)));
    seconds.set(questionId, (seconds.get(questionId) ?? 0) + spent);
    before = at;
  }
  return seconds;
};
