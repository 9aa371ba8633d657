import type { QueryClient } from '@tanstack/react-query';
import { createOutbox } from './outbox.ts';
import { readAttempt, sendAnswer } from './send-answer.ts';
import { attemptsWithUnsent } from './unsent.ts';

/**
 * Sends what earlier pages left behind, of all attempts of this student, beside the pages that are open: of several outboxes of an
 * attempt one sends. What comes too late is noted for its results, as on the page of the attempt.
 * @returns when nothing is left; never when `signal` ends it before
 */
export const sendUnsent = async (userId: string, queries: QueryClient, signal: AbortSignal) => {
  const drain = async (attemptId: string) => {
    const look = () => void queries.invalidateQueries({ queryKey: ['attempt', attemptId] });
    const outbox = createOutbox({
      attemptId,
      userId,
      send: sendAnswer,
      read: (signal) => readAttempt(attemptId, signal),
      onRefused: look,
      onSessionOver: () => void queries.invalidateQueries({ queryKey: ['user'] }),
    });
    signal.addEventListener('abort', outbox.close);
    if (signal.aborted) outbox.close();
    await outbox.emptied();
    outbox.close();
    look();
  };
  await Promise.all((await attemptsWithUnsent(userId)).map(drain));
};
