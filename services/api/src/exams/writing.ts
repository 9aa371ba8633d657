import { examCommands } from '@matraz/application/exams/exam-commands';
import { voiding } from '@matraz/application/exams/voiding';
import { DomainError } from '@matraz/domain/errors';
import type pg from 'pg';
import { idOr } from '../http/entity-id.ts';
import type { Handlers } from '../http/route.ts';
import { deskOf } from './desk.ts';
import { selectExamOfQuestion } from './reading.queries.ts';

const examOfQuestion = async (pool: pg.Pool, questionId: string): Promise<string> => {
  const examId = await selectExamOfQuestion(pool, questionId);
  if (examId === undefined) throw new DomainError('question_not_found');
  return examId;
};

export const writingHandlers: Handlers<
  | 'createExam'
  | 'updateExam'
  | 'deleteExam'
  | 'createExamQuestion'
  | 'createExamQuestions'
  | 'reorderExamQuestions'
  | 'voidExamQuestion'
  | 'updateExamQuestion'
  | 'deleteExamQuestion'
> = {
  createExam: (call) => examCommands(call).createExam(call.body, call.context),
  updateExam: async (call) =>
    examCommands(call).updateExam(idOr('exam_not_found', call.params.id), call.body, call.context),
  deleteExam: async (call) => examCommands(call).deleteExam(idOr('exam_not_found', call.params.id), call.context),

  createExamQuestion: async (call) =>
    examCommands(call).addQuestion(idOr('exam_not_found', call.params.id), call.body, call.context),
  createExamQuestions: async (call) => {
    const examId = idOr('exam_not_found', call.params.id);
    return examCommands(call).addQuestions(examId, call.body.questions, call.context);
  },
  reorderExamQuestions: async (call) => {
    const examId = idOr('exam_not_found', call.params.id);
    const order = call.body.questionsOrder.map(({ id, orderIndex }) => ({ id: id.toLowerCase(), orderIndex }));
    return examCommands(call).reorderQuestions(examId, order, call.context);
  },
  voidExamQuestion: async (call, deps) => {
    const examId = idOr('exam_not_found', call.params.id);
    const questionId = idOr('question_not_found', call.params.questionId);
    return voiding(deskOf(call, deps)).voidQuestion(examId, questionId, call.context);
  },

  updateExamQuestion: async (call, deps) => {
    const id = idOr('question_not_found', call.params.id);
    const examId = await examOfQuestion(deps.pool, id);
    return examCommands(call).updateQuestion(examId, id, call.body, call.context);
  },
  deleteExamQuestion: async (call, deps) => {
    const id = idOr('question_not_found', call.params.id);
    const examId = await examOfQuestion(deps.pool, id);
    return examCommands(call).removeQuestion(examId, id, call.context);
  },
};
