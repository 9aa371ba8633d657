import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { reportReasons, reportText } from './limits.ts';

const time = z.iso.datetime();
const text = z.string().trim().max(reportText.max);

const report = z.object({
  id: entityId,
  reason: z.enum(reportReasons),
  text: z.string(),
  reportedAt: time,
  closedAt: time.nullable(),
  /** Null in a closed report: it was closed without words. */
  answer: z.string().nullable(),
});

const ownReport = report.extend({
  questionId: entityId,
  /** Of the topic or the exam. Null: it was deleted. */
  title: z.string().nullable(),
  /** HTML. Null: the question was deleted. */
  question: z.string().nullable(),
  /** The answer was not seen yet. */
  isNew: z.boolean(),
});

/** A question with all its reports of one state. Who reported is not told. */
const reportedQuestion = z.object({
  questionId: entityId,
  /** Null: a practice question. */
  examId: entityId.nullable(),
  /** Null: an exam question, or it was deleted. */
  topicId: entityId.nullable(),
  title: z.string().nullable(),
  /** Null: it was deleted. The texts are HTML. */
  question: z
    .object({ question: z.string(), options: z.array(z.string()), correctAnswer: z.int(), explanation: z.string() })
    .nullable(),
  /** The newest first. */
  reports: z.array(report),
});

export const reportCalls = {
  reportQuestion: defineCall({
    name: 'reportQuestion',
    summary: 'Avisar de un error en una pregunta. Un segundo aviso reemplaza al que está abierto',
    access: 'session',
    params: pathId,
    body: z.strictObject({
      reason: z.enum(reportReasons),
      text,
      /** For a question of an exam: the own attempt, which is completed. */
      attemptId: entityId.optional(),
    }),
    reply: z.object({ questionId: entityId }),
    waitsForReadModels: false,
  }),
  listOwnReports: defineCall({
    name: 'listOwnReports',
    summary: 'Los avisos propios sobre preguntas, el más nuevo primero',
    access: 'session',
    reply: z.array(ownReport),
  }),
  markReportsSeen: defineCall({
    name: 'markReportsSeen',
    summary: 'Las respuestas a los avisos propios están leídas',
    access: 'session',
    /** What the page showed. An answer that came later is still new. */
    body: z.strictObject({ reportIds: z.array(entityId).min(1).max(500) }),
    reply: z.object({}),
    waitsForReadModels: false,
  }),
  listQuestionReports: defineCall({
    name: 'listQuestionReports',
    summary: 'Las preguntas con avisos de estudiantes: abiertos, o cerrados',
    access: 'admin',
    query: z.strictObject({ state: z.enum(['open', 'closed']).default('open') }),
    reply: z.array(reportedQuestion),
  }),
  closeQuestionReports: defineCall({
    name: 'closeQuestionReports',
    summary: 'Responde a quienes avisaron y cierra sus avisos',
    access: 'admin',
    body: z.strictObject({ reportIds: z.array(entityId).min(1).max(500), answer: text }),
    reply: z.object({ closed: z.int().nonnegative() }),
    waitsForReadModels: false,
  }),
};

export type OwnReport = z.infer<typeof ownReport>;
export type ReportedQuestion = z.infer<typeof reportedQuestion>;
