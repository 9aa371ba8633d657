import type { QueryClient } from '@tanstack/react-query';
import { attemptsWithPendingAnswers } from './answer-storage.ts';
import { createOutbox } from './outbox.ts';

/**
 * Sends the answers that earlier pages of this student could not send, for all attempts. The page of an attempt may be open
 * beside it: only one outbox of an attempt sends. Refused answers are stored for the results page.
 * @returns when no answer is left. After an abort it may never return.
 */
export const sendPendingAnswers = async (userId: string, queries: QueryClient, signal: AbortSignal) => {
  const sendAnswersOf = async (attemptId: string) => {
    const refreshAttempt = () => void queries.invalidateQueries({ queryKey: ['attempt', attemptId] });
    const outbox = createOutbox({
      attemptId,
      userId,
      onRefused: refreshAttempt,
      onSessionOver: () => void queries.invalidateQueries({ queryKey: ['user'] }),
    });
    signal.addEventListener('abort', outbox.close);
    if (signal.aborted) outbox.close();
    await outbox.whenEmpty();
    outbox.close();
    refreshAttempt();
  };
  await Promise.all((await attemptsWithPendingAnswers(userId)).map(sendAnswersOf));
};
