import type { CommandContext } from '../command-handler/command.ts';
import type { ExamDeps } from './exam-deps.ts';
import { rescoreExamAttempt } from './rescore-exam-attempt.ts';

/** Few, so that rescoring does not slow down the answers of a running exam. */
const concurrency = 8;
/** Longer than a reply waits for its own write: the read models tell which attempts to rescore. */
const waitMs = 10_000;

/**
 * Rescores the completed attempts whose result does not know a correction. It is safe to repeat, and to stop at any point: an attempt
 * with a new score is not selected again.
 *
 * @param which `examId`: the attempts of this exam; absent: of every exam. `limit`: the largest number of attempts; absent: all
 * @returns the number of attempts that were checked
 */
export const rescoreAttempts = async (
  deps: ExamDeps,
  which: { examId?: string; limit?: number },
  context: CommandContext,
): Promise<number> => {
  const { examLookup, store, waiter } = deps;
  await waiter.waitFor(await store.head(), waitMs);
  const ids = await examLookup.attemptsToRescore(which);
  for (let from = 0; from < ids.length; from += concurrency) {
    await Promise.all(ids.slice(from, from + concurrency).map((id) => rescoreExamAttempt(deps, id, context)));
  }
  return ids.length;
};
