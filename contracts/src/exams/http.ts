import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, expectedVersion, pathId } from '../ids.ts';
import {
  examDetails,
  examEdit,
  examForm,
  examQuestionForm,
  examQuestionOrder,
  examQuestionsForm,
  questionSyllabus,
} from './content.ts';
import { examOptions, examTexts, mostExamQuestions } from './limits.ts';

const amount = z.int().nonnegative();

export const examSummary = examDetails.extend({
  id: entityId,
  /** Counted, unlike `totalQuestions`, which is typed. */
  questionCount: amount,
  /** Without voided ones. */
  pilotQuestions: amount,
  isPublished: z.boolean(),
  /** The teacher whose exam it is. Only administrators and the teacher read it. Absent: it is the administrators'. */
  author: entityId.optional(),
});

/** The part of a question that a student sees before the attempt. */
const questionOutline = z.object({ id: entityId, orderIndex: z.int(), isPilot: z.boolean() });

/** `own-key`: a decision was taken back, or it is about another version of the question. */
export const correctionOutcome = z.enum(['voided', 'accepted', 'everyone', 'own-key']);

/** What a teacher decided about a question after students had answered it. */
const questionCorrection = z.object({
  outcome: correctionOutcome,
  /** The options that are right; empty for the other outcomes. */
  accepted: z.array(amount),
  /** Plain text. */
  reason: z.string(),
});

/** A question and its key, for administrators. Question, options and explanation are HTML. */
export const examQuestion = questionOutline.extend({
  examId: entityId,
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: amount,
  explanation: z.string(),
  isVoided: z.boolean(),
  correction: questionCorrection.nullable(),
  ...questionSyllabus,
});

/** Questions by orderIndex, then id. Administrators get whole questions, students get outlines. */
const examDetail = examSummary.extend({
  questions: z.array(z.union([examQuestion, questionOutline])),
  /**
   * For who may change the exam: the version to send as `expectedVersion` with a change of the exam or of one of its questions.
   */
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

/** `accept`: these options are right. `everyone`: a point for all. `reinstate`: the question counts by its own key again. */
const questionDecision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accept'), accepted: z.array(amount).min(1).max(examOptions.max) }),
  z.strictObject({ kind: z.enum(['everyone', 'void', 'reinstate']) }),
]);

/** `version`: the exam's version that the teacher saw, because options and key may have changed since. */
const correctionForm = z.strictObject({ decision: questionDecision, version: z.int().positive().optional() });

const correctionPreview = z.object({
  /** False: the question already counts like this. */
  isChange: z.boolean(),
  /** Attempts that have the question. */
  completed: amount,
  running: amount,
  /** The scores that would change, the highest first. */
  moves: z.array(z.object({ from: z.int(), to: z.int(), attempts: z.int().positive() })),
});

/** Without it a change is refused that would show students fewer questions than the exam announces: 409 `exam_incomplete`. */
export interface Confirmed {
  allowIncomplete?: boolean | undefined;
}
export const confirmed = { allowIncomplete: z.boolean().optional() };

const deleted = z.object({ id: entityId });
const questionsOrder = z.object({ questionsOrder: examQuestionOrder });

export const examCalls = {
  listExams: defineCall({
    name: 'listExams',
    summary: 'Los ensayos activos; para docentes también los propios; para administradores, todos',
    access: 'session',
    reply: z.array(examSummary),
  }),
  getExam: defineCall({
    name: 'getExam',
    summary: 'Un ensayo; sus preguntas enteras solo para administradores y quien lo escribe',
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
    access: 'teacher',
    body: examForm,
    reply: examSummary,
    status: 201,
  }),
  updateExam: defineCall({
    name: 'updateExam',
    summary: 'Cambiar, activar o desactivar un ensayo',
    access: 'teacher',
    params: pathId,
    body: examEdit.extend({ ...expectedVersion, ...confirmed }),
    reply: examSummary,
  }),
  duplicateExam: defineCall({
    name: 'duplicateExam',
    summary: 'Duplicar un ensayo con sus preguntas, sin las anuladas; la copia queda inactiva',
    access: 'teacher',
    params: pathId,
    reply: examSummary,
    status: 201,
  }),
  deleteExam: defineCall({
    name: 'deleteExam',
    summary: 'Eliminar un ensayo; los resultados quedan',
    access: 'teacher',
    params: pathId,
    reply: deleted,
  }),
  createTestExam: defineCall({
    name: 'createTestExam',
    summary: 'Crear un ensayo de prueba con preguntas del catálogo; queda inactivo',
    access: 'teacher',
    /** Default: as many as the real test has. */
    body: z.strictObject({ totalQuestions: z.int().min(1).max(mostExamQuestions).optional() }),
    reply: examSummary,
    status: 201,
  }),
  createExamQuestion: defineCall({
    name: 'createExamQuestion',
    summary: 'Agregar una pregunta a un ensayo',
    access: 'teacher',
    params: pathId,
    body: examQuestionForm,
    reply: examQuestion,
    status: 201,
  }),
  createExamQuestions: defineCall({
    name: 'createExamQuestions',
    summary: 'Agregar varias preguntas a un ensayo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ questions: examQuestionsForm }),
    reply: z.object({ created: amount }),
    status: 201,
  }),
  reorderExamQuestions: defineCall({
    name: 'reorderExamQuestions',
    summary: 'Ordenar las preguntas de un ensayo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ questionsOrder: examQuestionOrder }),
    reply: questionsOrder,
  }),
  voidExamQuestion: defineCall({
    name: 'voidExamQuestion',
    summary: 'Anular una pregunta: deja de contar, también en los resultados ya entregados',
    access: 'teacher',
    params: pathId.extend({ questionId: pathId.shape.id }),
    reply: examQuestion,
  }),
  previewCorrection: defineCall({
    name: 'previewCorrection',
    summary: 'Qué puntajes cambiaría la corrección de una pregunta, sin cambiar nada',
    access: 'teacher',
    params: pathId.extend({ questionId: pathId.shape.id }),
    body: correctionForm,
    reply: correctionPreview,
    waitsForReadModels: false,
  }),
  correctExamQuestion: defineCall({
    name: 'correctExamQuestion',
    summary: 'Corregir la clave de una pregunta, dar el punto a todos, anularla o volver a su clave, con un motivo',
    access: 'teacher',
    params: pathId.extend({ questionId: pathId.shape.id }),
    body: correctionForm.extend({ reason: z.string().trim().min(1).max(examTexts.reason) }),
    reply: examQuestion,
  }),
  updateExamQuestion: defineCall({
    name: 'updateExamQuestion',
    summary: 'Cambiar una pregunta de un ensayo; los intentos en curso no cambian',
    access: 'teacher',
    params: pathId,
    body: examQuestionForm.safeExtend(expectedVersion),
    reply: examQuestion,
  }),
  deleteExamQuestion: defineCall({
    name: 'deleteExamQuestion',
    summary: 'Eliminar una pregunta de un ensayo; los intentos en curso no cambian',
    access: 'teacher',
    params: pathId,
    /** The page says false unless it has told the consequence. */
    query: z.strictObject({ allowIncomplete: z.stringbool().default(true) }),
    reply: deleted,
  }),
};

export type ExamSummary = z.infer<typeof examSummary>;
export type ExamQuestion = z.infer<typeof examQuestion>;
export type ExamDetail = z.infer<typeof examDetail>;
export type QuestionDecision = z.infer<typeof questionDecision>;
export type CorrectionPreview = z.infer<typeof correctionPreview>;
export type ExamStats = z.infer<typeof examStats>;
