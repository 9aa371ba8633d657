import type { AttemptProgress } from '@matraz/application/exams/attempt-progress';
import type { RoomStudent } from '@matraz/contracts/exams/room-http';
import { DomainError } from '@matraz/domain/errors';
import { type FormQuestion, placeOf } from '@matraz/domain/exams/exam-form';
import { isOpenTo } from '@matraz/domain/exams/exam-state';
import { isAssignedToClass } from '../assignments/select-assignments.ts';
import { requireTaughtClass } from '../classes/select-classes.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import type { ExamDeps } from './deps.ts';
import { type RoomRow, selectRoom } from './select-room.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const stateOf = ({ attemptId, finishedAt, pausedAt }: RoomRow): RoomStudent['state'] => {
  if (attemptId === null) return 'not-begun';
  if (finishedAt !== null) return 'completed';
  return pausedAt === null ? 'running' : 'paused';
};

/** The questions of an exam version, in order. */
type OrderOf = (version: number) => Promise<readonly FormQuestion[]>;

const studentOf = async (
  row: RoomRow,
  progress: AttemptProgress | undefined,
  orderOf: OrderOf,
): Promise<RoomStudent> => {
  const order = progress && row.examVersion !== null ? await orderOf(row.examVersion) : [];
  const { lastQuestionId = null, lastSavedAt = null, extraSeconds = 0, form } = progress ?? {};
  const answered = progress?.answered ?? row.answered ?? 0;
  return {
    userId: row.userId,
    name: row.name,
    state: stateOf(row),
    attemptId: row.attemptId,
    startedAt: iso(row.startedAt),
    deadline: iso(row.deadline),
    pausedAt: row.finishedAt === null ? iso(row.pausedAt) : null,
    breakEndsAt: row.finishedAt === null ? iso(row.breakEndsAt) : null,
    finishedAt: iso(row.finishedAt),
    extraSeconds,
    answered,
    total: row.total ?? order.length,
    // As the student sees it.
    lastPlace: lastQuestionId === null ? null : placeOf(lastQuestionId, order, { form, seed: row.attemptId ?? '' }),
    lastSavedAt,
    lastContactAt: iso(row.lastContactAt),
    isAway: row.isAway ?? false,
    pending: row.pending ?? 0,
    losses: progress?.losses ?? [],
  };
};

export const examRoomQueries: Handlers<'getExamRoom', ExamDeps> = {
  getExamRoom: async ({ userId, params, query, context: { now } }, { pool, archive, adminRights }) => {
    const examId = idOr('exam_not_found', params.id);
    const isAdmin = await adminRights.isAdmin(userId);
    // A teacher has no room of everybody.
    if (query.classId === undefined && !isAdmin) throw new DomainError('class_not_found');
    const classId = query.classId === undefined ? null : idOr('class_not_found', query.classId);
    const [{ exam }, taught] = await Promise.all([
      archive.latestExam(examId),
      classId && requireTaughtClass(pool, { userId, isAdmin, classId }, now),
    ]);
    const rows = await selectRoom(pool, { examId, classId, now });
    // An exam that is withdrawn while her students take it still has its room, and so has one that they will take.
    const isSeen = isOpenTo(exam, { isAdmin, userId }) || rows.some(({ attemptId }) => attemptId !== null);
    if (!isSeen && !(classId && (await isAssignedToClass(pool, { classId, examId }))))
      throw new DomainError('exam_not_found');
    const running = rows.flatMap(({ attemptId, finishedAt }) => (attemptId && finishedAt === null ? [attemptId] : []));
    const progress = new Map((await archive.attemptProgress(running)).map((one, place) => [running[place], one]));
    const orders = new Map<number, Promise<readonly FormQuestion[]>>();
    const readOrder = async (version: number) => (await archive.examAtVersion(examId, version)).exam.questions;
    const orderOf: OrderOf = (version) => {
      const order = orders.get(version) ?? readOrder(version);
      orders.set(version, order);
      return order;
    };
    return {
      examId,
      title: exam.details.title,
      className: taught ? `${taught.name} · ${taught.year}` : null,
      serverTime: now.toISOString(),
      students: await Promise.all(rows.map((row) => studentOf(row, progress.get(row.attemptId ?? ''), orderOf))),
    };
  },
};
