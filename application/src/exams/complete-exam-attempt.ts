import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import type { CommandContext } from '../command-handler/command.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { submitAttempt } from './submit-attempt.ts';

/**
 * Submits an attempt for its student. A second request returns the first result.
 *
 * @throws DomainError attempt_not_found, idempotency_key_reused
 */
export const completeExamAttempt = (
  deps: AttemptDeps,
  attemptId: string,
  { userId }: { userId: string },
  context: CommandContext,
): Promise<CompletedAttempt> =>
  submitAttempt(deps, attemptId, (input) => ({ type: 'SubmitExamAttempt', data: { userId, ...input } }), context);
