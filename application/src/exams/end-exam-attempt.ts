import { streamOf } from '@matraz/contracts/streams';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { examAttempt, type ScoringInput } from '@matraz/domain/exams/exam-attempt';
import type { StaffDecision } from '@matraz/domain/exams/room-decisions';
import type { CommandContext } from '../command-handler/command.ts';
import { loadScoringInput } from './exam-archive.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { rescoreIfCorrectedMeanwhile } from './rescore-exam-attempt.ts';
import { requireOwnEvent } from './room-command.ts';

/**
 * Completes a running attempt for its student, with the answers that it has. A completed attempt does not change, and neither does one
 * whose deadline has just passed: the worker completes it.
 *
 * @throws DomainError attempt_not_found, idempotency_key_reused
 */
export const endExamAttempt = async (
  deps: AttemptDeps,
  attemptId: string,
  decision: StaffDecision,
  context: CommandContext,
): Promise<void> => {
  let input: ScoringInput | null = null;
  const commandOf = async (attempt: ExamAttempt) => {
    input = await loadScoringInput(deps, attempt);
    return { type: 'EndExamAttempt', data: { ...decision, ...input }, now: context.now } as const;
  };
  const handled = await deps.handle(examAttempt, streamOf.attempt(attemptId), commandOf, context);
  requireOwnEvent(handled, 'ExamAttemptCompleted');
  await rescoreIfCorrectedMeanwhile(deps, handled, input, context);
};
