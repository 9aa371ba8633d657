import { DomainError, type DomainErrorCode } from '@matraz/domain/errors';
import { createTaskQueue } from '@matraz/infra/task-queue';

/** Few, so that a command for a whole room does not slow down the answers of the students. */
const concurrency = 8;

/**
 * Runs a command for each attempt. A refusal is the outcome of its attempt, and the other attempts go on. Each attempt has a stream of
 * its own, and the ids of events come from key and stream, so a repeat of the whole after a crash does nothing twice.
 *
 * @returns the refusal of each attempt; null: none
 * @throws other errors: the request may be sent again with the same idempotency key
 */
export const forEachAttempt = (
  attemptIds: readonly string[],
  command: (attemptId: string) => Promise<void>,
): Promise<{ attemptId: string; refusal: DomainErrorCode | null }[]> => {
  const limited = createTaskQueue(concurrency);
  const outcomeOf = async (attemptId: string) => {
    try {
      await command(attemptId);
      return { attemptId, refusal: null };
    } catch (error) {
      if (error instanceof DomainError) return { attemptId, refusal: error.code };
      throw error;
    }
  };
  return Promise.all([...new Set(attemptIds)].map((attemptId) => limited(() => outcomeOf(attemptId))));
};
