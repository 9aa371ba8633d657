import { setTimeout as delay } from 'node:timers/promises';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import type { CompletedAttempt, ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { type CompletionRequest, examAttempt, type ScoringInput } from '@matraz/domain/exams/exam-attempt';
import { closingTime } from '@matraz/domain/exams/exam-time';
import type { CommandContext } from '../command-handler/command.ts';
import { loadScoringInput } from './exam-archive.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { rescoreIfCorrectedMeanwhile } from './rescore-exam-attempt.ts';

/**
 * Completes an attempt at the request of its student. A request between deadline and closing time waits for the closing time (at
 * most 2.15 s), because an answer that another device sent in time still counts. If this process dies while it waits, the worker
 * completes the attempt.
 *
 * @param context the wait is computed from `context.now`
 * @throws DomainError attempt_not_found; idempotency_key_reused when the key belongs to another command
 */
export const submitAttempt = async (
  deps: AttemptDeps,
  attemptId: string,
  requestOf: (input: ScoringInput) => CompletionRequest,
  context: CommandContext,
): Promise<CompletedAttempt> => {
  let input: ScoringInput | null = null;
  const commandOf = async (attempt: ExamAttempt) => {
    input = await loadScoringInput(deps, attempt);
    return { ...requestOf(input), now: context.now };
  };
  const handled = await deps.handle(examAttempt, streamOf.attempt(attemptId), commandOf, context);
  const { state, replayed } = handled;
  if (state.status === 'open' && !replayed) {
    const now = closingTime(state.deadline);
    await delay(now.getTime() - context.now.getTime());
    return submitAttempt(deps, attemptId, requestOf, { ...context, now });
  }
  // The submission was repeated because its reply was lost, and staff reopened the attempt since.
  if (state.status === 'open' && handled.events.some(({ type }) => type === 'ExamAttemptCompleted'))
    throw new DomainError('time_extended');
  const completed = await rescoreIfCorrectedMeanwhile(deps, handled, input, context);
  if (completed.status !== 'completed') throw new DomainError('idempotency_key_reused');
  return completed;
};
