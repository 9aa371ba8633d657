import { questionOf, summaryOf } from '@matraz/application/exams/exam-views';
import { type ExistingExam, openExam } from '@matraz/domain/exams/exam-state';
import { examStats } from '@matraz/domain/exams/exam-stats';
import type { ApiDeps } from '../deps.ts';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/route.ts';
import { selectExams, selectIsAdmin } from './reading.queries.ts';

/** @throws DomainError exam_not_found, also for what the reader may not see */
const visibleExam = async (
  userId: string,
  id: string,
  { archive, pool }: ApiDeps,
): Promise<{ exam: ExistingExam; isAdmin: boolean }> => {
  const [{ exam }, isAdmin] = await Promise.all([archive.now(idOr('exam_not_found', id)), selectIsAdmin(pool, userId)]);
  return { exam: openExam(exam, { isAdmin }), isAdmin };
};

export const readingHandlers: Handlers<'listExams' | 'getExam' | 'getExamStats'> = {
  listExams: ({ userId }, { pool }) => selectExams(pool, userId),

  /** Questions as they are for administrators alone: for students, that there are so many, and which are pilots. */
  getExam: async ({ userId, params }, deps) => {
    const { exam, isAdmin } = await visibleExam(userId, params.id, deps);
    const summary = summaryOf(exam);
    const questions = exam.questions.map((question) =>
      isAdmin
        ? questionOf(question, { examId: summary.id, voided: exam.voided })
        : { id: question.questionId, orderIndex: question.orderIndex, isPilot: question.isPilot },
    );
    return { ...summary, questions };
  },

  getExamStats: async ({ userId, params }, deps) => examStats((await visibleExam(userId, params.id, deps)).exam),
};
