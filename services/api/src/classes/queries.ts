import { normalCode } from '@matraz/contracts/classes/limits';
import { chileDay } from '@matraz/domain/practice/calendar';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { masteryOfClass } from './class-mastery.ts';
import type { ClassDeps } from './deps.ts';
import { selectGrades } from './gradebook.ts';
import { selectInvitations } from './invite-students.ts';
import { requireClassOfCode, requireTaughtClass, selectOwnClasses, selectTaughtClasses } from './select-classes.ts';
import { selectClassStudents } from './select-students.ts';
import { readStudentPage } from './student-page.ts';

export const classQueries: Handlers<
  'listOwnClasses' | 'getClassOffer' | 'listTaughtClasses' | 'getClass' | 'getClassStudent' | 'getGradebook',
  ClassDeps
> = {
  listOwnClasses: ({ userId }, { pool }) => selectOwnClasses(pool, userId),

  getClassOffer: async ({ userId, query, context }, deps) => {
    await deps.countCode(userId);
    return requireClassOfCode(deps.pool, { code: normalCode(query.code), userId }, context.now);
  },

  listTaughtClasses: async ({ userId, context }, { pool, adminRights }) =>
    selectTaughtClasses(pool, { userId, isAdmin: await adminRights.isAdmin(userId) }, context.now),

  getClass: async ({ userId, params, context }, deps) => {
    const { pool, adminRights } = deps;
    const viewer = { userId, isAdmin: await adminRights.isAdmin(userId), classId: idOr('class_not_found', params.id) };
    const taught = await requireTaughtClass(pool, viewer, context.now);
    const studentList = await selectClassStudents(pool, taught.id, chileDay(context.now));
    const [mastery, invitations] = await Promise.all([
      masteryOfClass(
        deps,
        studentList.map((student) => student.userId),
        context.now,
      ),
      selectInvitations(pool, taught.id),
    ]);
    return { ...taught, studentList, invitations, ...mastery };
  },

  getClassStudent: async ({ userId, params, context }, deps) => {
    const studentId = idOr('student_not_found', params.id);
    const viewer = { studentId, userId, isAdmin: await deps.adminRights.isAdmin(userId) };
    return readStudentPage(deps, viewer, context.now);
  },

  getGradebook: async ({ userId, params, context }, { pool, adminRights }) => {
    const viewer = { userId, isAdmin: await adminRights.isAdmin(userId), classId: idOr('class_not_found', params.id) };
    const { id, name, year } = await requireTaughtClass(pool, viewer, context.now);
    const students = await selectClassStudents(pool, id, chileDay(context.now));
    const { exams, byStudent } = await selectGrades(
      pool,
      students.map((student) => student.userId),
    );
    return {
      class: { id, name, year },
      exams,
      students: students.map(({ userId: studentId, name: studentName, email, topicsCompleted, answers, accuracy }) => ({
        userId: studentId,
        name: studentName,
        email,
        topicsCompleted,
        answers,
        accuracy,
        results: byStudent.get(studentId) ?? [],
      })),
    };
  },
};
