import { type ExtraTime, noAccommodations } from '@matraz/contracts/classes/accommodations';
import type { AccommodationsSet } from '@matraz/contracts/classes/events';
import { streamOf } from '@matraz/contracts/streams';
import { accommodations } from '@matraz/domain/classes/accommodations';
import { DomainError, type DomainErrorCode } from '@matraz/domain/errors';
import type { CompletedAttempt, OpenAttempt } from '@matraz/domain/exams/attempt-state';
import { hasTimeLeft } from '@matraz/domain/exams/attempt-time';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import { isOpenTo } from '@matraz/domain/exams/exam-state';
import { examAttemptId } from '@matraz/infra/ids';
import type { CommandContext } from '../command-handler/command.ts';
import { decodeEvent } from '../command-handler/event-codec.ts';
import type { ExamArchive } from './exam-archive.ts';
import type { ExamDeps } from './exam-deps.ts';
import { expireExamAttempt } from './expire-exam-attempt.ts';

const isRefusal = (error: unknown, code: DomainErrorCode): boolean =>
  error instanceof DomainError && error.code === code;

/** Reads the log, because the read models may not have the newest start yet. */
const exists = (archive: ExamArchive, attemptId: string): Promise<boolean> =>
  archive.attemptVersion(attemptId).then(
    () => true,
    (error) => {
      if (isRefusal(error, 'attempt_not_found')) return false;
      throw error;
    },
  );

/**
 * The log and not its read table: a teacher may give more time seconds before the start, and a slow projector must not take it away.
 */
const extraTimeOf = async (store: ExamDeps['store'], userId: string): Promise<ExtraTime> => {
  const events = await store.readStream(streamOf.accommodation(userId));
  return events.reduce(
    (state, event) => accommodations.evolve(state, decodeEvent<AccommodationsSet>(event)),
    noAccommodations,
  ).extraTime;
};

/**
 * Returns the student's open attempt at this exam, or starts the next one. Attempt ids are derived from student, exam and ordinal,
 * so parallel starts use one stream. A repeated start with the same idempotency key returns the attempt that it started, also after
 * that attempt is completed. The key is recognised until the next attempt is completed.
 *
 * @throws DomainError exam_not_found, exam_without_questions, idempotency_key_reused
 */
export const startExamAttempt = async (
  deps: Pick<ExamDeps, 'handle' | 'archive' | 'examLookup' | 'store'>,
  { userId, examId }: { userId: string; examId: string },
  context: CommandContext,
): Promise<OpenAttempt | CompletedAttempt> => {
  const { handle, archive, examLookup } = deps;
  const { now } = context;
  const { completed, isOpen, isAdmin } = await examLookup.startConditions(userId, examId);
  const mayBeRepeat = context.idempotencyKey !== undefined && completed > 0;
  for (let ordinal = mayBeRepeat ? completed : completed + 1; ; ordinal++) {
    const { exam, answerKey } = await archive.latestExam(examId);
    const attemptId = examAttemptId(userId, examId, ordinal);
    // A student may continue an attempt whose exam was hidden or deleted since.
    const isKnown = ordinal <= (isOpen ? completed + 1 : completed);
    if (!isKnown && !isOpenTo(exam, { isAdmin, userId }) && !(await exists(archive, attemptId)))
      throw new DomainError('exam_not_found');
    // An attempt that runs keeps what it got at its start.
    const extraTime = isKnown ? 0 : await extraTimeOf(deps.store, userId);
    const data = { attemptId, userId, ordinal, answerKey, extraTime };
    const command = { type: 'StartExamAttempt', data, now } as const;
    const stream = streamOf.attempt(attemptId);
    const handled = await handle(examAttempt, stream, command, context, { expectsNew: !isKnown }).catch((error) => {
      if (isRefusal(error, 'attempt_completed')) return null;
      throw error;
    });
    if (!handled || handled.state.status === 'none') continue;
    const { state, replayed, events } = handled;
    if (replayed && events[0]?.type !== 'ExamAttemptStarted') throw new DomainError('idempotency_key_reused');
    if (replayed || (state.status === 'open' && hasTimeLeft(state, now))) return state;
    await expireExamAttempt(deps, attemptId, { now, correlationId: context.correlationId });
  }
};
