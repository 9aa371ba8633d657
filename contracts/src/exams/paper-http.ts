import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { completedAttempt } from './attempt-http.ts';
import { examQuestion, examSummary } from './http.ts';
import { examOptions, mostExamQuestions, mostPaperSheets, paperForms, paperSeconds } from './limits.ts';

const amount = z.int().nonnegative();
const time = z.iso.datetime();
const person = z.object({ userId: entityId, name: z.string(), email: z.string().nullable() });

/** An exam to print, with its key. The page makes the forms of it. */
const examPaper = examSummary.extend({
  version: z.int().positive(),
  questions: z.array(examQuestion.omit({ explanation: true })),
});

const sheet = z.strictObject({
  userId: entityId,
  form: z.enum(paperForms),
  /** A letter for each question of the form, in its order. `-`: left empty. */
  letters: z.string().regex(new RegExp(`^[${examOptions.letters}-]{1,${mostExamQuestions}}$`)),
});

/** What happened to an attempt, as the server had it. `at`: when the server had it. */
const seenStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    at: time,
    questionId: entityId,
    selectedAnswer: amount.nullable(),
    /** When the student chose it, if that was clearly earlier. */
    chosenAt: time.nullable(),
  }),
  z.object({ kind: z.enum(['extended', 'resumed']), at: time, deadline: time, reason: z.string() }),
  z.object({ kind: z.literal('paused'), at: time, reason: z.string() }),
  z.object({ kind: z.literal('message'), at: time, text: z.string() }),
  /** `reason` as of the result. */
  z.object({ kind: z.literal('completed'), at: time, reason: completedAttempt.shape.reason }),
]);

const seenAttempt = z.object({
  student: person,
  startedAt: time,
  /** At the start. */
  deadline: time,
  ordinal: z.int().positive(),
  exam: z.object({
    id: entityId,
    title: z.string(),
    version: z.int().positive(),
    questions: z.array(examQuestion.pick({ id: true, question: true, options: true, isPilot: true, isVoided: true })),
  }),
  steps: z.array(seenStep),
});

export const paperCalls = {
  getExamPaper: defineCall({
    name: 'getExamPaper',
    summary: 'Un ensayo para imprimir, con su clave',
    access: 'teacher',
    params: pathId,
    /** Absent: the newest version. */
    query: z.strictObject({ version: z.coerce.number().int().positive().optional() }),
    reply: examPaper,
  }),
  recordPaperAttempts: defineCall({
    name: 'recordPaperAttempts',
    summary: 'Cargar hojas de respuestas en papel; se puntúan como los demás intentos',
    access: 'teacher',
    params: z.object({ id: z.string(), examId: z.string() }),
    body: z.strictObject({
      /** Of the printed exam. */
      examVersion: z.int().positive(),
      satAt: time,
      seconds: z.int().min(paperSeconds.min).max(paperSeconds.max),
      sheets: z.array(sheet).min(1).max(mostPaperSheets),
    }),
    /** In the order of the request. A refusal of one sheet does not stop the others. */
    reply: z.object({
      sheets: z.array(
        z.object({
          userId: entityId,
          /** The `code` of the refusal. Null: recorded, or it was already. */
          refusal: z.string().nullable(),
          detail: z.string().nullable(),
        }),
      ),
    }),
  }),
  getStudentAttempt: defineCall({
    name: 'getStudentAttempt',
    summary: 'El intento completo de una persona de un curso propio, corregido',
    access: 'teacher',
    params: pathId,
    reply: z.object({
      student: person,
      paper: z.object({ form: z.enum(paperForms) }).nullable(),
      attempt: completedAttempt,
    }),
  }),
  getSeenAttempt: defineCall({
    name: 'getSeenAttempt',
    summary: 'Lo que el servidor tuvo de un intento completo en cada momento',
    access: 'teacher',
    params: pathId,
    reply: seenAttempt,
  }),
};

export type ExamPaper = z.infer<typeof examPaper>;
export type SeenAttempt = z.infer<typeof seenAttempt>;
