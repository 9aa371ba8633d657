import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseId, entityId, pathId } from '../ids.ts';
import { examAreas, skills } from '../syllabus.ts';

const amount = z.int().nonnegative();
const score = z.int().min(100).max(1000);

/** Scored questions only, so that all parts together are the result. */
const part = {
  correct: amount,
  /** Questions with an answer. The others were left empty. */
  answered: amount,
  total: z.int().positive(),
  /** False: too few answers to call it a strength or a weakness. */
  isEnough: z.boolean(),
};
/** A published topic as it is named now. */
const topic = { topicId: entityId, title: z.string(), unit: z.string(), courseId };

/** What a completed attempt tells a student about what to do next. Parts that the exam does not know are empty. */
const attemptReport = z.object({
  areas: z.array(z.object({ area: z.enum(examAreas), ...part })),
  units: z.array(z.object({ unit: z.string(), courseId, ...part })),
  /** `points`: how many points more the score would have been with the wrong answers right. */
  topics: z.array(z.object({ ...topic, ...part, points: amount })),
  skills: z.array(z.object({ skill: z.enum(skills), ...part })),
  /** Questions of this exam that wait in 'Repasar errores'. */
  mistakes: amount,
  /** Questions that the student marked to see again. */
  flagged: z.array(entityId),
  /** The student's latest attempts that ended before this one, the latest first. */
  earlier: z.array(
    z.object({ id: entityId, examId: entityId, examTitle: z.string(), finishedAt: z.iso.datetime(), paesScore: score }),
  ),
  /** The best score of all attempts that ended before this one. Null: there is none. */
  bestEarlier: score.nullable(),
  /** Null: the student has set none. */
  goalScore: score.nullable(),
});

export const attemptReportCalls = {
  getAttemptReport: defineCall({
    name: 'getAttemptReport',
    summary: 'Qué dice un intento propio y completo: por área, unidad, tema y habilidad',
    access: 'session',
    params: pathId,
    reply: attemptReport,
  }),
};

export type AttemptReport = z.infer<typeof attemptReport>;
