import { correctExamQuestion } from '@matraz/application/exams/correct-exam-question';
import { createExam } from '@matraz/application/exams/create-exam';
import { createExamQuestion } from '@matraz/application/exams/create-exam-question';
import { createExamQuestions } from '@matraz/application/exams/create-exam-questions';
import { createTestExam } from '@matraz/application/exams/create-test-exam';
import { deleteExam } from '@matraz/application/exams/delete-exam';
import { deleteExamQuestion } from '@matraz/application/exams/delete-exam-question';
import { duplicateExam } from '@matraz/application/exams/duplicate-exam';
import { previewCorrection } from '@matraz/application/exams/preview-correction';
import { reorderExamQuestions } from '@matraz/application/exams/reorder-exam-questions';
import { updateExam } from '@matraz/application/exams/update-exam';
import { updateExamQuestion } from '@matraz/application/exams/update-exam-question';
import { voidExamQuestion } from '@matraz/application/exams/void-exam-question';
import { DomainError } from '@matraz/domain/errors';
import type { ExamAuthor } from '@matraz/domain/exams/exam-author';
import { isAssignedNow } from '../assignments/select-assignments.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import type { ExamDeps } from './deps.ts';
import { requireExamOfQuestion } from './select-exams.ts';

const examIdOf = ({ id }: { id: string }) => idOr('exam_not_found', id);
const questionIdOf = ({ questionId }: { questionId: string }) => idOr('question_not_found', questionId);
const placeOf = (params: { id: string; questionId: string }) => ({
  examId: examIdOf(params),
  questionId: questionIdOf(params),
});
const placeOfQuestion = async ({ id }: { id: string }, { pool }: ExamDeps) => {
  const questionId = questionIdOf({ questionId: id });
  return { examId: await requireExamOfQuestion(pool, questionId), questionId };
};

/** The dependencies of a command that its sender may be refused. */
const sentBy = async (userId: string, deps: ExamDeps): Promise<ExamDeps & { author: ExamAuthor }> => ({
  ...deps,
  author: {
    userId,
    isAdmin: await deps.adminRights.isAdmin(userId),
    mayPublish: await deps.adminRights.mayPublish(userId),
  },
});

/** What administrators do with every exam, and a teacher with her own drafts. */
export const examAuthoringCommands: Handlers<
  | 'createExam'
  | 'updateExam'
  | 'duplicateExam'
  | 'deleteExam'
  | 'createTestExam'
  | 'createExamQuestion'
  | 'createExamQuestions'
  | 'reorderExamQuestions'
  | 'voidExamQuestion'
  | 'previewCorrection'
  | 'correctExamQuestion'
  | 'updateExamQuestion'
  | 'deleteExamQuestion',
  ExamDeps
> = {
  createExam: async ({ userId, body, context }, deps) => createExam(await sentBy(userId, deps), body, context),
  updateExam: async ({ userId, params, body, context }, deps) =>
    updateExam(await sentBy(userId, deps), examIdOf(params), body, context),
  deleteExam: async ({ userId, params, context }, deps) => {
    // Its students could not start it on the morning.
    if (await isAssignedNow(deps.pool, examIdOf(params), context.now)) throw new DomainError('exam_is_assigned');
    return deleteExam(await sentBy(userId, deps), examIdOf(params), context);
  },
  duplicateExam: async ({ userId, params, context }, deps) =>
    duplicateExam(await sentBy(userId, deps), examIdOf(params), context),
  createTestExam: async ({ userId, body, context }, deps) => createTestExam(await sentBy(userId, deps), body, context),

  createExamQuestion: async ({ userId, params, body, context }, deps) =>
    createExamQuestion(await sentBy(userId, deps), examIdOf(params), body, context),
  createExamQuestions: async ({ userId, params, body, context }, deps) =>
    createExamQuestions(await sentBy(userId, deps), examIdOf(params), body.questions, context),
  reorderExamQuestions: async ({ userId, params, body, context }, deps) => {
    const order = body.questionsOrder.map(({ id, orderIndex }) => ({ id: id.toLowerCase(), orderIndex }));
    return reorderExamQuestions(await sentBy(userId, deps), examIdOf(params), order, context);
  },
  voidExamQuestion: async ({ userId, params, context }, deps) =>
    voidExamQuestion(await sentBy(userId, deps), placeOf(params), context),
  previewCorrection: async ({ userId, params, body, context }, deps) =>
    previewCorrection(await sentBy(userId, deps), { ...placeOf(params), ...body }, context.now),
  correctExamQuestion: async ({ userId, params, body, context }, deps) =>
    correctExamQuestion(await sentBy(userId, deps), { ...placeOf(params), ...body }, context),
  updateExamQuestion: async ({ userId, params, body, context }, deps) =>
    updateExamQuestion(await sentBy(userId, deps), await placeOfQuestion(params, deps), body, context),
  deleteExamQuestion: async ({ userId, params, query, context }, deps) =>
    deleteExamQuestion(await sentBy(userId, deps), { ...(await placeOfQuestion(params, deps)), ...query }, context),
};
