import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { examAttempt, type ScoringInput } from '@matraz/domain/exams/exam-attempt';
import type { CommandContext, Handled } from '../command-handler/command.ts';
import { loadScoringInput } from './exam-archive.ts';
import type { AttemptDeps } from './exam-deps.ts';

/**
 * Computes the score of a completed attempt again. Appends no event if no question was corrected since the last score.
 *
 * @throws DomainError attempt_not_found
 */
export const rescoreExamAttempt = async (
  deps: AttemptDeps,
  attemptId: string,
  { now, correlationId, userId }: CommandContext,
): Promise<ExamAttempt> => {
  const commandOf = async (attempt: ExamAttempt) =>
    ({ type: 'RescoreExamAttempt', data: await loadScoringInput(deps, attempt), now }) as const;
  const handled = await deps.handle(examAttempt, streamOf.attempt(attemptId), commandOf, {
    now,
    correlationId,
    userId,
  });
  return handled.state;
};

/**
 * Rescores an attempt that was just completed, if a question was corrected after its scoring input was loaded. The command that
 * corrected the question may not have seen this attempt among the completed ones.
 *
 * @param input of the command; null: the command was a repeat, so it completed nothing now
 */
export const rescoreIfCorrectedMeanwhile = async (
  deps: AttemptDeps,
  { state, events }: Handled<ExamAttempt, ExamAttemptEvent>,
  input: ScoringInput | null,
  context: CommandContext,
): Promise<ExamAttempt> => {
  if (events.length === 0 || state.status === 'none' || input === null) return state;
  const { exam } = await deps.archive.latestExam(state.examId);
  const isCurrent = exam.voided === input.voided && exam.corrected === input.corrected;
  return isCurrent ? state : rescoreExamAttempt(deps, state.attemptId, context);
};
