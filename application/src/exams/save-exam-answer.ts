import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { answerTo, type ExamAttempt } from '@matraz/domain/exams/attempt-state';
import { examAttempt, type GivenAnswer } from '@matraz/domain/exams/exam-attempt';
import { keyHash } from '@matraz/infra/event-store/key-hash';
import type { CommandContext } from '../command-handler/command.ts';
import type { AttemptRecord } from './attempt-archive.ts';
import { examOfAttempt } from './exam-archive.ts';
import type { AttemptDeps } from './exam-deps.ts';

type SavedAnswer = Pick<
  Extract<ExamAttemptEvent, { type: 'ExamAnswerSaved' }>['data'],
  'questionId' | 'selectedAnswer' | 'savedAt'
>;

/** The answer, and the time of the attempt: a page without the stream of updates learns by them that staff changed it. */
type AnswerReply = SavedAnswer & { deadline: string; pausedAt: string | null };

interface ExamAnswer extends Pick<GivenAnswer, 'questionId' | 'selectedAnswer' | 'chosenAt'> {
  userId: string;
  /** The idempotency keys of answers that the student replaced by this one while they were on their way. */
  replaces?: readonly string[] | undefined;
}

/** Only a replaced answer is looked for by its key. */
const keyOf = ({ idempotencyKey }: CommandContext, attempt: ExamAttempt): string | undefined =>
  attempt.status === 'none' || attempt.replaced.length === 0 || idempotencyKey === undefined
    ? undefined
    : keyHash(idempotencyKey);

/** A repeated command may come after a later answer of another device, in another process. */
const presentAnswer = ({ attempt, savedAt }: AttemptRecord, questionId: string): SavedAnswer => ({
  questionId,
  selectedAnswer: answerTo(attempt.answers, questionId),
  savedAt: savedAt.get(questionId) ?? attempt.startedAt,
});

/**
 * Saves, changes or clears one answer of an open attempt. An answer that arrives after a later choice changes nothing.
 *
 * @param context `context.now` is compared with the deadline: the server's time at the first byte of the request
 * @returns the answer that the attempt has now
 * @throws DomainError attempt_not_found, attempt_completed, deadline_passed, question_not_found, answer_out_of_range,
 *   too_many_changes; idempotency_key_reused when the key belongs to another answer
 */
export const saveExamAnswer = async (
  { handle, archive }: AttemptDeps,
  attemptId: string,
  { replaces = [], ...answer }: ExamAnswer,
  context: CommandContext,
): Promise<AnswerReply> => {
  const commandOf = async (attempt: ExamAttempt) => {
    const { answerKey } = await examOfAttempt({ archive }, attempt);
    const data = { ...answer, answerKey, replaces: replaces.map(keyHash), keyHash: keyOf(context, attempt) };
    return { type: 'SaveExamAnswer', data, now: context.now } as const;
  };
  const { questionId, selectedAnswer } = answer;
  const { events, state, replayed } = await handle(examAttempt, streamOf.attempt(attemptId), commandOf, context);
  if (state.status === 'none') throw new DomainError('attempt_not_found');
  const time = { deadline: state.deadline, pausedAt: state.room.pausedAt };
  // The answer may have ended a break first.
  const event = events.findLast(({ type }) => type !== 'ExamResumed');
  if (!event) {
    const savedAt = context.now.toISOString();
    return { questionId, selectedAnswer: answerTo(state.answers, questionId), savedAt, ...time };
  }
  const isThisAnswer =
    event.type === 'ExamAnswerSaved' &&
    event.data.questionId === questionId &&
    event.data.selectedAnswer === selectedAnswer;
  if (!isThisAnswer) throw new DomainError('idempotency_key_reused');
  if (replayed) return { ...presentAnswer(await archive.attemptRecord(attemptId), questionId), ...time };
  return { questionId, selectedAnswer, savedAt: event.data.savedAt, ...time };
};
