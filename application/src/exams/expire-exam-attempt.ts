import { streamOf } from '@matraz/contracts/streams';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { examAttempt, type ScoringInput } from '@matraz/domain/exams/exam-attempt';
import type { CommandContext } from '../command-handler/command.ts';
import { loadScoringInput } from './exam-archive.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { rescoreIfCorrectedMeanwhile } from './rescore-exam-attempt.ts';

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
  let input: ScoringInput | null = null;
  const commandOf = async (attempt: ExamAttempt) => {
    input = await loadScoringInput(deps, attempt);
    return { type: 'ExpireExamAttempt', data: input, now: context.now } as const;
  };
  const handled = await deps.handle(examAttempt, streamOf.attempt(attemptId), commandOf, context);
  return rescoreIfCorrectedMeanwhile(deps, handled, input, context);
};
