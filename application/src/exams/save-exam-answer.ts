import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import type { CommandContext } from '../command-handler/command-handler.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { examOfAttempt } from './scoring-input.ts';

type SavedAnswer = Pick<
  Extract<ExamAttemptEvent, { type: 'ExamAnswerSaved' }>['data'],
  'questionId' | 'selectedAnswer' | 'savedAt'
>;

interface ExamAnswer {
  userId: string;
  questionId: string;
  /** Null clears the answer. */
  selectedAnswer: number | null;
}

/**
 * Saves, changes or clears one answer of an open attempt.
 *
 * @param context `context.now` is compared with the deadline: the server's time at the first byte of the request
 * @throws DomainError attempt_not_found, attempt_completed, deadline_passed, question_not_found, answer_out_of_range,
 *   too_many_changes; idempotency_key_reused when the key belongs to another answer
 */
export const saveExamAnswer = async (
  { handle, archive }: AttemptDeps,
  attemptId: string,
  { userId, questionId, selectedAnswer }: ExamAnswer,
  context: CommandContext,
): Promise<SavedAnswer> => {
  const commandOf = async (attempt: ExamAttempt) => {
    const { answerKey } = await examOfAttempt({ archive }, attempt);
    const data = { userId, questionId, selectedAnswer, answerKey };
    return { type: 'SaveExamAnswer', data, now: context.now } as const;
  };
  const { events, version } = await handle(examAttempt, streamOf.attempt(attemptId), commandOf, context);
  void archive.keepSnapshot(attemptId, version);
  const [event] = events;
  if (!event) return { questionId, selectedAnswer, savedAt: context.now.toISOString() };
  const isThisAnswer =
    event.type === 'ExamAnswerSaved' &&
    event.data.questionId === questionId &&
    event.data.selectedAnswer === selectedAnswer;
  if (!isThisAnswer) throw new DomainError('idempotency_key_reused');
  return { questionId, selectedAnswer, savedAt: event.data.savedAt };
};
