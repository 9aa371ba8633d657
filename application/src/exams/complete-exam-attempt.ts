import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import type { CommandContext } from '../command-handler/command.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { submitAttempt } from './submit-attempt.ts';

/**
 * Submits an attempt for its student. A second request returns the first result.
 *
 * @param request `passedDeadline`: the page submits because this deadline has passed; absent: the student submits
 * @throws DomainError attempt_not_found, time_extended, idempotency_key_reused
 */
export const completeExamAttempt = (
  deps: AttemptDeps,
  attemptId: string,
  request: { userId: string; passedDeadline?: Date | undefined },
  context: CommandContext,
): Promise<CompletedAttempt> =>
  submitAttempt(deps, attemptId, (input) => ({ type: 'SubmitExamAttempt', data: { ...request, ...input } }), context);
