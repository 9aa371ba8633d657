import { type Accommodations, noAccommodations } from '@matraz/contracts/classes/accommodations';
import type { AccommodationsSet } from '@matraz/contracts/classes/events';
import { streamOf } from '@matraz/contracts/streams';
import { assignmentToStart } from '@matraz/domain/assignments/assigned-start';
import type { ExistingAssignment } from '@matraz/domain/assignments/assignment';
import { accommodations } from '@matraz/domain/classes/accommodations';
import { DomainError, type DomainErrorCode } from '@matraz/domain/errors';
import type { CompletedAttempt, OpenAttempt } from '@matraz/domain/exams/attempt-state';
import { hasTimeLeft } from '@matraz/domain/exams/attempt-time';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import { isOpenTo } from '@matraz/domain/exams/exam-state';
import { examAttemptId } from '@matraz/infra/ids';
import { areResultsShown, readAssignment } from '../assignments/read-assignment.ts';
import type { CommandContext } from '../command-handler/command.ts';
import { decodeEvent } from '../command-handler/event-codec.ts';
import type { ExamArchive } from './exam-archive.ts';
import type { ExamDeps } from './exam-deps.ts';
import { expireExamAttempt } from './expire-exam-attempt.ts';

interface Asked {
  userId: string;
  examId: string;
  accessWord?: string | undefined;
}

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
const accommodationsOf = async (store: ExamDeps['store'], userId: string): Promise<Accommodations> => {
  const events = await store.readStream(streamOf.accommodation(userId));
  return events.reduce<Accommodations>(
    (state, event) => accommodations.evolve(state, decodeEvent<AccommodationsSet>(event)),
    noAccommodations,
  );
};

/** What the read tables know of the assignments of this exam. */
type Known = Pick<Awaited<ReturnType<ExamDeps['examLookup']['startConditions']>>, 'ofClasses' | 'ofAttempts'>;

/** The ids of the assignments under which the student had her attempts so far, in order. Undefined: under none. */
const earlierAssignments = (
  archive: ExamArchive,
  { userId, examId }: Asked,
  ordinal: number,
): Promise<(string | undefined)[]> =>
  Promise.all(
    Array.from({ length: ordinal - 1 }, async (_, place) => {
      const { attempt } = await archive.attemptRecord(examAttemptId(userId, examId, place + 1), 1);
      return attempt.assignmentId;
    }),
  );

/**
 * The assignment under which the attempt starts; null: none counts. The ids come from the read tables, everything else from the log:
 * a slow projector gives no second attempt, and does not open what was closed.
 *
 * @throws DomainError when an assignment refuses the start
 */
const assignmentOf = async (
  deps: Pick<ExamDeps, 'archive' | 'store' | 'examLookup'>,
  asked: Asked,
  { ordinal, ofClasses, ofAttempts, now }: Known & { ordinal: number; now: Date },
): Promise<ExistingAssignment | null> => {
  const earlier = await earlierAssignments(deps.archive, asked, ordinal);
  const ids = new Set([...ofClasses, ...ofAttempts]);
  const all = (await Promise.all([...ids].map((id) => readAssignment(deps, id)))).filter((one) => one !== null);
  const used = (assignmentId: string) => earlier.filter((id) => id === assignmentId).length;
  const chosen = assignmentToStart(
    all.filter(({ assignmentId }) => ofClasses.includes(assignmentId)),
    { now, used, accessWord: asked.accessWord },
  );
  // After she left the class, a free attempt would show the key of her withheld one.
  const shown = chosen ? [] : await Promise.all(all.map((one) => areResultsShown(deps, one, now)));
  if (shown.includes(false)) throw new DomainError('assignment_closed');
  return chosen;
};

const startedUnder = ({ assignmentId, conditions: { closesAt, form } }: ExistingAssignment) => ({
  assignmentId,
  closesAt,
  form,
});

/**
 * Returns the student's open attempt at this exam, or starts the next one. Attempt ids are derived from student, exam and ordinal,
 * so parallel starts use one stream. A repeated start with the same idempotency key returns the attempt that it started, also after
 * that attempt is completed. The key is recognised until the next attempt is completed.
 *
 * @param asked `accessWord`: what the student typed, for an assignment that asks for one
 * @throws DomainError exam_not_found, exam_without_questions, idempotency_key_reused, and those of `assignmentToStart`
 */
export const startExamAttempt = async (
  deps: Pick<ExamDeps, 'handle' | 'archive' | 'examLookup' | 'store'>,
  asked: Asked,
  context: CommandContext,
): Promise<OpenAttempt | CompletedAttempt> => {
  const { handle, archive, examLookup } = deps;
  const { userId, examId } = asked;
  const { now } = context;
  const { completed, isOpen, isAdmin, ...known } = await examLookup.startConditions(userId, examId);
  const mayBeRepeat = context.idempotencyKey !== undefined && completed > 0;
  for (let ordinal = mayBeRepeat ? completed : completed + 1; ; ordinal++) {
    const { exam, answerKey } = await archive.latestExam(examId);
    const attemptId = examAttemptId(userId, examId, ordinal);
    // A student may continue an attempt whose exam was hidden or deleted since, or whose assignment closed.
    const isKnown = ordinal <= (isOpen ? completed + 1 : completed);
    const isFree = isOpenTo(exam, { isAdmin, userId }) && known.ofClasses.length + known.ofAttempts.length === 0;
    const isStart = !isKnown && (isFree || !(await exists(archive, attemptId)));
    const assigned = isStart && !isFree ? await assignmentOf(deps, asked, { ...known, ordinal, now }) : null;
    if (isStart && !isOpenTo(exam, { isAdmin: isAdmin || assigned !== null, userId }))
      throw new DomainError('exam_not_found');
    // An attempt that runs keeps what it got at its start.
    const { extraTime, breaks } = isKnown ? noAccommodations : await accommodationsOf(deps.store, userId);
    const data = {
      attemptId,
      userId,
      ordinal,
      answerKey,
      extraTime,
      breaks,
      ...(assigned && { assigned: startedUnder(assigned) }),
    };
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
