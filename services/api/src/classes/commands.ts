import { changeClass } from '@matraz/application/classes/change-class';
import { addClassTeacher, removeClassTeacher } from '@matraz/application/classes/change-class-teachers';
import type { Staff } from '@matraz/application/classes/class-staff';
import { closeClassCode } from '@matraz/application/classes/close-class-code';
import { createClass } from '@matraz/application/classes/create-class';
import { joinClass } from '@matraz/application/classes/join-class';
import { leaveClass } from '@matraz/application/classes/leave-class';
import { removeClassStudent } from '@matraz/application/classes/remove-class-student';
import { renewClassCode } from '@matraz/application/classes/renew-class-code';
import { setAccommodations } from '@matraz/application/classes/set-accommodations';
import { normalCode } from '@matraz/contracts/classes/limits';
import { DomainError } from '@matraz/domain/errors';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { requireOwnStudent } from './accommodations.ts';
import type { ClassDeps } from './deps.ts';
import { inviteList, judgeList } from './invite-students.ts';
import { endClassInvitation, isInvitedToClass, requireClassOfCode, requireTaughtClass } from './select-classes.ts';
import { requireTeacherByEmail } from './select-teachers.ts';

const classIdOf = ({ id }: { id: string }) => idOr('class_not_found', id);

const staffOf = async (userId: string, { adminRights }: ClassDeps): Promise<Staff> => ({
  by: userId,
  isAdmin: await adminRights.isAdmin(userId),
});

export const classCommands: Handlers<
  | 'joinClass'
  | 'answerClassInvitation'
  | 'leaveClass'
  | 'createClass'
  | 'changeClass'
  | 'renewClassCode'
  | 'closeClassCode'
  | 'inviteStudents'
  | 'withdrawInvitation'
  | 'removeClassStudent'
  | 'addClassTeacher'
  | 'removeClassTeacher'
  | 'setAccommodations',
  ClassDeps
> = {
  joinClass: async ({ userId, body, context }, deps) => {
    await deps.countCode(userId);
    const code = normalCode(body.code);
    const { classId } = await requireClassOfCode(deps.pool, { code, userId }, context.now);
    await joinClass(deps, { classId, userId, code }, context);
    await endClassInvitation(deps.pool, { classId, userId });
    return { classId };
  },

  answerClassInvitation: async ({ userId, params, body, context }, deps) => {
    const classId = classIdOf(params);
    if (!(await isInvitedToClass(deps.pool, { classId, userId }))) throw new DomainError('invitation_not_found');
    if (body.accepts) await joinClass(deps, { classId, userId, code: null }, context);
    // Last, so that an answer that stopped halfway can be repeated.
    await endClassInvitation(deps.pool, { classId, userId });
    return { classId };
  },

  leaveClass: async ({ userId, params, context }, deps) => {
    const classId = classIdOf(params);
    await leaveClass(deps, { classId, userId }, context);
    return { classId };
  },

  createClass: async ({ userId, body, context }, deps) => ({
    classId: await createClass(deps, { by: userId, ...body }, context),
  }),

  changeClass: async ({ userId, params, body, context }, deps) => {
    const classId = classIdOf(params);
    await changeClass(deps, { classId, staff: await staffOf(userId, deps), change: body }, context);
    return { classId };
  },

  renewClassCode: async ({ userId, params, context }, deps) =>
    renewClassCode(deps, { classId: classIdOf(params), staff: await staffOf(userId, deps) }, context),

  closeClassCode: async ({ userId, params, context }, deps) => {
    const classId = classIdOf(params);
    await closeClassCode(deps, { classId, staff: await staffOf(userId, deps) }, context);
    return { classId };
  },

  inviteStudents: async ({ userId, params, body, context }, deps) => {
    const viewer = { userId, isAdmin: await deps.adminRights.isAdmin(userId), classId: classIdOf(params) };
    const taught = await requireTaughtClass(deps.pool, viewer, context.now);
    if (taught.isArchived) throw new DomainError('class_archived');
    const lines = await judgeList(deps.pool, taught.id, body.students);
    if (!body.isPreview) await inviteList(deps, { taught, lines, by: userId, now: context.now });
    return { lines };
  },

  withdrawInvitation: async ({ userId, params, body, context }, deps) => {
    const viewer = { userId, isAdmin: await deps.adminRights.isAdmin(userId), classId: classIdOf(params) };
    const { id: classId } = await requireTaughtClass(deps.pool, viewer, context.now);
    await deps.pool.query('delete from accounts.class_invitations where class_id = $1 and email = lower($2)', [
      classId,
      body.email,
    ]);
    return { classId };
  },

  removeClassStudent: async ({ userId, params, context }, deps) => {
    const classId = classIdOf(params);
    const studentId = idOr('student_not_found', params.userId);
    await removeClassStudent(deps, { classId, userId: studentId, staff: await staffOf(userId, deps) }, context);
    return { classId };
  },

  setAccommodations: async ({ userId, params, body, context }, deps) => {
    const studentId = idOr('student_not_found', params.id);
    await requireOwnStudent(deps.pool, { studentId, userId, isAdmin: await deps.adminRights.isAdmin(userId) });
    await setAccommodations(deps, { userId: studentId, by: userId, given: body }, context);
    return body;
  },

  addClassTeacher: async ({ userId, params, body, context }, deps) => {
    const classId = classIdOf(params);
    const staff = await staffOf(userId, deps);
    // A teacher of other classes learns nothing of who teaches.
    await requireTaughtClass(deps.pool, { userId, isAdmin: staff.isAdmin, classId }, context.now);
    const teacherId = await requireTeacherByEmail(deps.pool, body.email);
    await addClassTeacher(deps, { classId, teacherId, staff }, context);
    return { classId };
  },

  removeClassTeacher: async ({ userId, params, context }, deps) => {
    const classId = classIdOf(params);
    const teacherId = idOr('teacher_not_found', params.userId);
    await removeClassTeacher(deps, { classId, teacherId, staff: await staffOf(userId, deps) }, context);
    return { classId };
  },
};
