import { streamOf } from '@matraz/contracts/streams';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import type { CommandContext } from '../command-handler/command-handler.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { rescoreIfVoidedMeanwhile } from './rescore-exam-attempt.ts';
import { loadScoringInput } from './scoring-input.ts';

/**
 * Completes an attempt whose time is over. Before the deadline and its grace period have passed, nothing happens and the attempt
 * is returned open.
 *
 * @throws DomainError attempt_not_found
 */
export const expireExamAttempt = async (
  deps: AttemptDeps,
  attemptId: string,
  context: CommandContext,
): Promise<ExamAttempt> => {
  const input = await loadScoringInput(deps, attemptId);
  const { answerKey, voided } = input;
  const command = { type: 'ExpireExamAttempt', data: { answerKey, voided }, now: context.now } as const;
  const handled = await deps.handle(examAttempt, streamOf.attempt(attemptId), command, context);
  return rescoreIfVoidedMeanwhile(deps, attemptId, handled, input, context);
};
