import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, expectedVersion, pathId } from '../ids.ts';
import { examDetails, examEdit, examForm, examQuestionForm, examQuestionOrder, examQuestionsForm } from './content.ts';
import { mostExamQuestions } from './limits.ts';

const amount = z.int().nonnegative();

export const examSummary = examDetails.extend({
  id: entityId,
  /** Counted, unlike `totalQuestions`, which is typed. */
  questionCount: amount,
  /** Without voided ones. */
  pilotQuestions: amount,
  isPublished: z.boolean(),
});

/** The part of a question that a student sees before the attempt. */
const questionOutline = z.object({ id: entityId, orderIndex: z.int(), isPilot: z.boolean() });

/** A question and its key, for administrators. Question, options and explanation are HTML. */
export const examQuestion = questionOutline.extend({
  examId: entityId,
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: amount,
  explanation: z.string(),
  isVoided: z.boolean(),
});

/** Questions by orderIndex, then id. Administrators get whole questions, students get outlines. */
const examDetail = examSummary.extend({
  questions: z.array(z.union([examQuestion, questionOutline])),
  /** For administrators: which version they read, for `expectedVersion` of a change of the exam or of one of its questions. */
  version: z.int().positive().optional(),
});

const examStats = z.object({
  /** All questions: evaluated, pilots and voided. */
  total: amount,
  /** Without voided ones. */
  pilot: amount,
  /** Neither pilots nor voided. */
  evaluated: amount,
  /** Seconds. */
  duration: z.int().positive(),
});

const deleted = z.object({ id: entityId });
const questionsOrder = z.object({ questionsOrder: examQuestionOrder });

export const examCalls = {
  listExams: defineCall({
    name: 'listExams',
    summary: 'Los ensayos activos; para administradores, todos',
    access: 'session',
    reply: z.array(examSummary),
  }),
  getExam: defineCall({
    name: 'getExam',
    summary: 'Un ensayo; sus preguntas enteras solo para administradores',
    access: 'session',
    params: pathId,
    reply: examDetail,
  }),
  getExamStats: defineCall({
    name: 'getExamStats',
    summary: 'Cuántas preguntas tiene un ensayo y cuánto dura',
    access: 'session',
    params: pathId,
    reply: examStats,
  }),
  createExam: defineCall({
    name: 'createExam',
    summary: 'Crear un ensayo',
    access: 'admin',
    body: examForm,
    reply: examSummary,
    status: 201,
  }),
  updateExam: defineCall({
    name: 'updateExam',
    summary: 'Cambiar, activar o desactivar un ensayo',
    access: 'admin',
    params: pathId,
    body: examEdit.extend(expectedVersion),
    reply: examSummary,
  }),
  duplicateExam: defineCall({
    name: 'duplicateExam',
    summary: 'Duplicar un ensayo con sus preguntas, sin las anuladas; la copia queda inactiva',
    access: 'admin',
    params: pathId,
    reply: examSummary,
    status: 201,
  }),
  deleteExam: defineCall({
    name: 'deleteExam',
    summary: 'Eliminar un ensayo; los resultados quedan',
    access: 'admin',
    params: pathId,
    reply: deleted,
  }),
  createTestExam: defineCall({
    name: 'createTestExam',
    summary: 'Crear un ensayo de prueba con preguntas del catálogo',
    access: 'admin',
    /** Default: as many as the real test has. */
    body: z.strictObject({ totalQuestions: z.int().min(1).max(mostExamQuestions).optional() }),
    reply: examSummary,
    status: 201,
  }),
  createExamQuestion: defineCall({
    name: 'createExamQuestion',
    summary: 'Agregar una pregunta a un ensayo',
    access: 'admin',
    params: pathId,
    body: examQuestionForm,
    reply: examQuestion,
    status: 201,
  }),
  createExamQuestions: defineCall({
    name: 'createExamQuestions',
    summary: 'Agregar varias preguntas a un ensayo',
    access: 'admin',
    params: pathId,
    body: z.strictObject({ questions: examQuestionsForm }),
    reply: z.object({ created: amount }),
    status: 201,
  }),
  reorderExamQuestions: defineCall({
    name: 'reorderExamQuestions',
    summary: 'Ordenar las preguntas de un ensayo',
    access: 'admin',
    params: pathId,
    body: z.strictObject({ questionsOrder: examQuestionOrder }),
    reply: questionsOrder,
  }),
  voidExamQuestion: defineCall({
    name: 'voidExamQuestion',
    summary: 'Anular una pregunta: deja de contar, también en los resultados ya entregados',
    access: 'admin',
    params: pathId.extend({ questionId: pathId.shape.id }),
    reply: examQuestion,
  }),
  updateExamQuestion: defineCall({
    name: 'updateExamQuestion',
    summary: 'Cambiar una pregunta de un ensayo; los intentos en curso no cambian',
    access: 'admin',
    params: pathId,
    body: examQuestionForm.safeExtend(expectedVersion),
    reply: examQuestion,
  }),
  deleteExamQuestion: defineCall({
    name: 'deleteExamQuestion',
    summary: 'Eliminar una pregunta de un ensayo; los intentos en curso no cambian',
    access: 'admin',
    params: pathId,
    reply: deleted,
  }),
};

export type ExamSummary = z.infer<typeof examSummary>;
export type ExamQuestion = z.infer<typeof examQuestion>;
export type ExamDetail = z.infer<typeof examDetail>;
export type ExamStats = z.infer<typeof examStats>;
