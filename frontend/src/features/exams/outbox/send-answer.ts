import { call } from '../../../shared/api.ts';
import type { UnsentAnswer } from './database.ts';

export const readAttempt = (attemptId: string, signal: AbortSignal) =>
  call('getExamAttempt', { params: { id: attemptId }, signal });

/** One try, under the answer's own key. */
export const sendAnswer = ({ attemptId, questionId, selectedAnswer, key }: UnsentAnswer, signal: AbortSignal) =>
  call('saveExamAnswer', {
    params: { id: attemptId },
    body: { questionId, selectedAnswer },
    idempotencyKey: key,
    signal,
  });
