import { call } from '../../../shared/api.ts';
import type { UnsentAnswer } from './database.ts';

/** One try, under the answer's own key. */
export const sendAnswer = ({ attemptId, questionId, selectedAnswer, key }: UnsentAnswer, signal: AbortSignal) =>
  call('saveExamAnswer', {
    params: { id: attemptId },
    body: { questionId, selectedAnswer },
    idempotencyKey: key,
    signal,
  });
