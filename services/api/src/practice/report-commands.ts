import { closeQuestionReports } from '@matraz/application/practice/close-question-reports';
import { reportQuestion } from '@matraz/application/practice/report-question';
import { selectStudentOfAttempt } from '../exams/select-class-attempts.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import type { ReportDeps } from './report-deps.ts';

export const reportCommands: Handlers<'reportQuestion' | 'markReportsSeen' | 'closeQuestionReports', ReportDeps> = {
  reportQuestion: async ({ userId, params, body, context }, deps) => {
    const questionId = idOr('question_not_found', params.id);
    const isAdmin = await deps.adminRights.isAdmin(userId);
    await deps.countReport(userId);
    const { reason, text } = body;
    const attemptId = body.attemptId?.toLowerCase();
    const isOfTaught =
      attemptId !== undefined &&
      (await selectStudentOfAttempt(deps.pool, { attemptId, userId, isAdmin })) !== undefined;
    await reportQuestion(deps, { userId, questionId, isAdmin, attemptId, isOfTaught, reason, text }, context.now);
    return { questionId };
  },

  markReportsSeen: async ({ userId, body, context }, { pool }) => {
    await pool.query(
      `update accounts.question_reports set seen_at = $2
       where user_id = $1 and id = any($3::uuid[]) and answer is not null and seen_at is null`,
      [userId, context.now, body.reportIds],
    );
    return {};
  },

  closeQuestionReports: async ({ body, context }, deps) => ({
    closed: await closeQuestionReports(deps, body, context.now),
  }),
};
