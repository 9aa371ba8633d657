import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import type { CommandContext } from '../command-handler/command-handler.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { handIn } from './hand-in.ts';

/**
 * A student hands in an attempt. A second completion returns the first result.
 *
 * @throws DomainError attempt_not_found, idempotency_key_reused
 */
export const completeExamAttempt = (
  deps: AttemptDeps,
  attemptId: string,
  { userId }: { userId: string },
  context: CommandContext,
): Promise<CompletedAttempt> =>
  handIn(deps, attemptId, (input) => ({ type: 'SubmitExamAttempt', data: { userId, ...input } }), context);
