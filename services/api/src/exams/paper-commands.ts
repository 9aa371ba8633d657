import { forEachAttempt } from '@matraz/application/exams/for-each-attempt';
import { recordPaperAttempt } from '@matraz/application/exams/record-paper-attempt';
import { DomainError } from '@matraz/domain/errors';
import { selectAssignmentAt } from '../assignments/select-assignments.ts';
import { requireTaughtClass } from '../classes/select-classes.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { problemOf } from '../http/calls/problems.ts';
import type { ExamDeps } from './deps.ts';
import { selectClassAttempts } from './select-class-attempts.ts';

export const paperCommands: Handlers<'recordPaperAttempts', ExamDeps> = {
  recordPaperAttempts: async ({ userId, params, body, context }, deps) => {
    const { pool, adminRights } = deps;
    const classId = idOr('class_not_found', params.id);
    const examId = idOr('exam_not_found', params.examId);
    const isAdmin = await adminRights.isAdmin(userId);
    const taught = await requireTaughtClass(pool, { userId, isAdmin, classId }, context.now);
    if (taught.isArchived) throw new DomainError('class_archived');
    const members = new Set((await selectClassAttempts(pool, { classId, examId })).map((one) => one.userId));
    const { examVersion, satAt, seconds } = body;
    const at = new Date(satAt);
    // Its number of attempts and its withheld results hold on paper too.
    const assignmentId = await selectAssignmentAt(pool, { classId, examId, at });
    const sitting = { examId, examVersion, satAt: at, seconds, by: userId, assignmentId };
    // Of two sheets of one student the first counts.
    const sheets = new Map(body.sheets.toReversed().map((sheet) => [sheet.userId.toLowerCase(), sheet]));
    const outcomes = await forEachAttempt([...sheets.keys()].toReversed(), async (studentId) => {
      const sheet = sheets.get(studentId);
      if (!sheet || !members.has(studentId)) throw new DomainError('student_not_found');
      const { form, letters } = sheet;
      await recordPaperAttempt(deps, { ...sitting, userId: studentId, form, letters }, { isAdmin, userId }, context);
    });
    return {
      sheets: outcomes.map(({ attemptId: studentId, refusal }) => ({
        userId: studentId,
        refusal,
        detail: refusal === null ? null : problemOf(refusal).detail,
      })),
    };
  },
};
