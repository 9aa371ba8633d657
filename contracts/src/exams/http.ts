import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { examDetails, examEdit, examForm, examQuestionForm, examQuestionOrder, examQuestionsForm } from './content.ts';
import { mostExamQuestions } from './limits.ts';

const amount = z.int().nonnegative();

export const examSummary = examDetails.extend({
  id: entityId,
  /** Counted. `totalQuestions` is what was typed. */
  questionCount: amount,
  /** Those that are not voided. */
  pilotQuestions: amount,
  isPublished: z.boolean(),
});

/** What a student may know of a question before the attempt. */
const questionOutline = z.object({ id: entityId, orderIndex: z.int(), isPilot: z.boolean() });

/** With its key: for administrators, and for a student once the attempt is complete. HTML in question, options, explanation. */
export const examQuestion = questionOutline.extend({
  examId: entityId,
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: amount,
  explanation: z.string(),
  isVoided: z.boolean(),
});

/** By orderIndex, then id. Administrators get the questions whole, students as outlines. */
const examDetail = examSummary.extend({ questions: z.array(z.union([examQuestion, questionOutline])) });

const examStats = z.object({
  /** Counted questions: pilots, those that count, and voided ones. */
  total: amount,
  /** Those that are not voided. */
  pilot: amount,
  /** Those that count: neither pilots nor voided ones. */
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
    body: examEdit,
    reply: examSummary,
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
    /** Left out: of the size of the real test. */
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
    body: examQuestionForm,
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
