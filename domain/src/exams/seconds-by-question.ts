import { type Pause, withoutPauses } from './attempt-time.ts';
import { secondsBetween } from './exam-time.ts';

/**
 * The seconds that a student needed for each question: the time of a choice since the choice before it, added up. The log has no time
 * at which a question was shown, so reading without choosing counts for the next choice.
 *
 * @param changes in order; ISO 8601
 * @param pauses of the attempt: they are no time of a question
 */
export const secondsByQuestion = (
  startedAt: string,
  changes: readonly { questionId: string; at: string }[],
  pauses: readonly Pause[] = [],
): Map<string, number> => {
  const seconds = new Map<string, number>();
  let before = startedAt;
  for (const { questionId, at } of changes) {
    const running = new Date(withoutPauses(pauses, Date.parse(at))).toISOString();
    const spent = secondsBetween(before, new Date(running));
    seconds.set(questionId, (seconds.get(questionId) ?? 0) + spent);
    before = running;
  }
  return seconds;
};
