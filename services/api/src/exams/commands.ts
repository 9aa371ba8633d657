import { withholdingOf } from '@matraz/application/assignments/read-assignment';
import { autoAnswerExamAttempt } from '@matraz/application/exams/auto-answer-exam-attempt';
import { completeExamAttempt } from '@matraz/application/exams/complete-exam-attempt';
import { correctExamQuestion } from '@matraz/application/exams/correct-exam-question';
import { createExam } from '@matraz/application/exams/create-exam';
import { createExamQuestion } from '@matraz/application/exams/create-exam-question';
import { createExamQuestions } from '@matraz/application/exams/create-exam-questions';
import { createTestExam } from '@matraz/application/exams/create-test-exam';
import { deleteExam } from '@matraz/application/exams/delete-exam';
import { deleteExamQuestion } from '@matraz/application/exams/delete-exam-question';
import { duplicateExam } from '@matraz/application/exams/duplicate-exam';
import { changeExamFlags } from '@matraz/application/exams/exam-flags';
import { previewCorrection } from '@matraz/application/exams/preview-correction';
import { reorderExamQuestions } from '@matraz/application/exams/reorder-exam-questions';
import { saveExamAnswer } from '@matraz/application/exams/save-exam-answer';
import { startExamAttempt } from '@matraz/application/exams/start-exam-attempt';
import { updateExam } from '@matraz/application/exams/update-exam';
import { updateExamQuestion } from '@matraz/application/exams/update-exam-question';
import { voidExamQuestion } from '@matraz/application/exams/void-exam-question';
import type { ExamResult } from '@matraz/contracts/exams/attempt-http';
import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { startFields } from './attempt-page.ts';
import type { ExamDeps } from './deps.ts';
import { resultFields, withheldFields } from './result-fields.ts';
import { requireExamOfQuestion } from './select-exams.ts';

const examResult = (attempt: CompletedAttempt): ExamResult => ({
  ...startFields(attempt),
  ...resultFields({ ...attempt, ...attempt.figures }),
});

const placeOf = (params: { id: string; questionId: string }) => ({
  examId: idOr('exam_not_found', params.id),
  questionId: idOr('question_not_found', params.questionId),
});

export const examCommands: Handlers<
  | 'startExam'
  | 'saveExamAnswer'
  | 'changeExamFlags'
  | 'completeExamAttempt'
  | 'autoAnswerExamAttempt'
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
  startExam: async ({ userId, params, body, context }, deps) => {
    const accessWord = body?.accessWord;
    if (accessWord !== undefined) await deps.countWord(userId);
    const examId = idOr('exam_not_found', params.id);
    const attempt = await startExamAttempt(deps, { userId, examId, accessWord }, context);
    const { pausedAt } = attempt.room;
    return { ...startFields(attempt), isCompleted: false, pausedAt, serverTime: deps.clock().toISOString() };
  },

  saveExamAnswer: async ({ userId, params, body, context }, deps) => {
    const { questionId, chosenAt, ...given } = body;
    const time = chosenAt === undefined ? {} : { chosenAt: new Date(chosenAt) };
    const answer = { ...given, ...time, userId, questionId: questionId.toLowerCase() };
    const saved = await saveExamAnswer(deps, idOr('attempt_not_found', params.id), answer, context);
    return { ...saved, serverTime: deps.clock().toISOString() };
  },

  changeExamFlags: async ({ userId, params, body }, deps) => {
    const attemptId = idOr('attempt_not_found', params.id);
    const changes = body.changes.map(({ questionId, isFlagged }) => ({
      questionId: questionId.toLowerCase(),
      isFlagged,
    }));
    return { flagged: await changeExamFlags(deps, { userId, attemptId }, changes) };
  },

  completeExamAttempt: async ({ userId, params, body, context }, deps) => {
    const passedDeadline = body.passedDeadline === undefined ? undefined : new Date(body.passedDeadline);
    const request = { userId, passedDeadline };
    const attempt = await completeExamAttempt(deps, idOr('attempt_not_found', params.id), request, context);
    const withheld = await withholdingOf(deps, attempt, deps.clock());
    if (withheld) return { ...startFields(attempt), ...withheldFields(attempt, withheld.shownFrom) };
    return examResult(attempt);
  },

  autoAnswerExamAttempt: async ({ userId, params, context }, deps) => {
    const attemptId = idOr('attempt_not_found', params.id);
    return examResult(await autoAnswerExamAttempt(deps, attemptId, { userId, random: Math.random }, context));
  },

  createExam: ({ body, context }, deps) => createExam(deps, body, context),
  updateExam: async ({ params, body, context }, deps) =>
    updateExam(deps, idOr('exam_not_found', params.id), body, context),
  deleteExam: async ({ params, context }, deps) => deleteExam(deps, idOr('exam_not_found', params.id), context),
  duplicateExam: async ({ params, context }, deps) => duplicateExam(deps, idOr('exam_not_found', params.id), context),
  createTestExam: ({ body, context }, deps) => createTestExam(deps, body, context),

  createExamQuestion: async ({ params, body, context }, deps) =>
    createExamQuestion(deps, idOr('exam_not_found', params.id), body, context),
  createExamQuestions: async ({ params, body, context }, deps) =>
    createExamQuestions(deps, idOr('exam_not_found', params.id), body.questions, context),
  reorderExamQuestions: async ({ params, body, context }, deps) => {
    const order = body.questionsOrder.map(({ id, orderIndex }) => ({ id: id.toLowerCase(), orderIndex }));
    return reorderExamQuestions(deps, idOr('exam_not_found', params.id), order, context);
  },
  voidExamQuestion: async ({ params, context }, deps) => voidExamQuestion(deps, placeOf(params), context),
  previewCorrection: ({ params, body, context }, deps) =>
    previewCorrection(deps, { ...placeOf(params), ...body }, context.now),
  correctExamQuestion: ({ params, body, context }, deps) =>
    correctExamQuestion(deps, { ...placeOf(params), ...body }, context),
  updateExamQuestion: async ({ params, body, context }, deps) => {
    const questionId = idOr('question_not_found', params.id);
    const examId = await requireExamOfQuestion(deps.pool, questionId);
    return updateExamQuestion(deps, { examId, questionId }, body, context);
  },
  deleteExamQuestion: async ({ params, query, context }, deps) => {
    const questionId = idOr('question_not_found', params.id);
    const examId = await requireExamOfQuestion(deps.pool, questionId);
    return deleteExamQuestion(deps, { examId, questionId, ...query }, context);
  },
};
