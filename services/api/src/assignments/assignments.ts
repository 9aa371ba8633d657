import { changeAssignment, endAssignment } from '@matraz/application/assignments/change-assignment';
import { makeAssignment } from '@matraz/application/assignments/make-assignment';
import type { Staff } from '@matraz/application/classes/class-staff';
import { mostAssignments, normalWord } from '@matraz/contracts/assignments/limits';
import type { BodyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import type { Conditions } from '@matraz/domain/assignments/assignment';
import { DomainError } from '@matraz/domain/errors';
import { openExam } from '@matraz/domain/exams/exam-state';
import { requireTaughtClass } from '../classes/select-classes.ts';
import type { ExamDeps } from '../exams/deps.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { selectAssignedWork, selectAssignmentProgress, selectAssignments } from './select-assignments.ts';

type Given = BodyOf<Calls['changeAssignment']>;

const conditionsOf = ({ lastStartAt, accessWord, ...given }: Given): Conditions => ({
  ...given,
  opensAt: new Date(given.opensAt).toISOString(),
  closesAt: new Date(given.closesAt).toISOString(),
  ...(lastStartAt !== null && { lastStartAt: new Date(lastStartAt).toISOString() }),
  ...(accessWord !== null && { accessWord: normalWord(accessWord) }),
});

const staffOf = async (userId: string, { adminRights }: ExamDeps): Promise<Staff> => ({
  by: userId,
  isAdmin: await adminRights.isAdmin(userId),
});

const placeOf = (params: { id: string; assignmentId: string }) => ({
  classId: idOr('class_not_found', params.id),
  assignmentId: idOr('assignment_not_found', params.assignmentId),
});

/** A teacher assigns what students see, and her own exams; an administrator also an exam that is not published. */
const requireWork = async (
  { kind, workId }: { kind: 'exam' | 'topic'; workId: string },
  { archive, catalog, waiter }: ExamDeps,
  { by: userId, isAdmin }: Staff,
) => {
  if (kind === 'exam') {
    const examId = workId.toLowerCase();
    const { exam } = await archive.latestExam(examId);
    if (openExam(exam, { isAdmin, userId }).questions.length === 0) throw new DomainError('exam_without_questions');
    return { kind, examId };
  }
  const topicId = workId.toLowerCase();
  const { topics } = await catalog.outline(waiter.position());
  if (!topics.some(({ id, status }) => id === topicId && status === 'published'))
    throw new DomainError('topic_not_found');
  return { kind, topicId };
};

export const assignmentHandlers: Handlers<
  | 'listAssignedWork'
  | 'listAssignments'
  | 'makeAssignment'
  | 'changeAssignment'
  | 'releaseAssignmentResults'
  | 'withdrawAssignment'
  | 'getAssignmentProgress',
  ExamDeps
> = {
  listAssignedWork: ({ userId }, { pool }) => selectAssignedWork(pool, userId),

  listAssignments: async ({ userId, params, context }, { pool, adminRights, examList, catalog, waiter }) => {
    const isAdmin = await adminRights.isAdmin(userId);
    const classId = idOr('class_not_found', params.id);
    await requireTaughtClass(pool, { userId, isAdmin, classId }, context.now);
    const [assignments, exams, { topics }] = await Promise.all([
      selectAssignments(pool, classId),
      examList(true, waiter.position()),
      catalog.outline(waiter.position()),
    ]);
    return {
      assignments,
      exams: exams
        .filter(({ isPublished, author }) => isPublished || isAdmin || author === userId)
        .filter(({ questionCount }) => questionCount > 0)
        .map(({ id, title }) => ({ id, title })),
      topics: topics.filter(({ status }) => status === 'published').map(({ id, title }) => ({ id, title })),
    };
  },

  makeAssignment: async ({ userId, params, body, context }, deps) => {
    const classId = idOr('class_not_found', params.id);
    const staff = await staffOf(userId, deps);
    await requireTaughtClass(deps.pool, { userId, isAdmin: staff.isAdmin, classId }, context.now);
    if ((await selectAssignments(deps.pool, classId)).length >= mostAssignments)
      throw new DomainError('too_many_assignments');
    const { kind, workId, ...given } = body;
    const work = await requireWork({ kind, workId }, deps, staff);
    const asked = { classId, staff, work, conditions: conditionsOf(given) };
    return { assignmentId: await makeAssignment(deps, asked, context) };
  },

  changeAssignment: async ({ userId, params, body, context }, deps) => {
    const place = placeOf(params);
    const asked = { ...place, staff: await staffOf(userId, deps), conditions: conditionsOf(body) };
    await changeAssignment(deps, asked, context);
    return { assignmentId: place.assignmentId };
  },

  releaseAssignmentResults: async ({ userId, params, context }, deps) => {
    const place = placeOf(params);
    const type = 'ReleaseAssignmentResults';
    await endAssignment(deps, { ...place, type, staff: await staffOf(userId, deps) }, context);
    return { assignmentId: place.assignmentId };
  },

  withdrawAssignment: async ({ userId, params, context }, deps) => {
    const place = placeOf(params);
    const type = 'WithdrawAssignment';
    await endAssignment(deps, { ...place, type, staff: await staffOf(userId, deps) }, context);
    return { assignmentId: place.assignmentId };
  },

  getAssignmentProgress: async ({ userId, params, context }, { pool, adminRights }) => {
    const { classId, assignmentId } = placeOf(params);
    const isAdmin = await adminRights.isAdmin(userId);
    await requireTaughtClass(pool, { userId, isAdmin, classId }, context.now);
    return { students: await selectAssignmentProgress(pool, { classId, assignmentId }) };
  },
};
