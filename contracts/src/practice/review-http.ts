import { z } from 'zod';
import { defineCall } from '../call.ts';
import { question } from '../catalog/http.ts';
import { courseId, entityId, pathId, queryInt } from '../ids.ts';

/** A question without key and explanation: the student gets them with the result of the answer. */
export const reviewQuestion = question
  .omit({ correctAnswer: true, explanation: true })
  .extend({ courseId, topicTitle: z.string() });

const counts = z.array(z.object({ courseId, count: z.int().positive() }));
const ofCourse = z.strictObject({ courseId: queryInt.min(1).optional() });

/** All matching questions, also those after this round. */
const total = z.int().nonnegative();

const dueReviews = z.object({
  total,
  /** The next day after today with a due question, in Chile's calendar. */
  nextDueOn: z.iso.date().nullable(),
  questions: z.array(reviewQuestion.extend({ dueOn: z.iso.date() })),
});

/** A question that was wrong or empty in the latest attempt at an exam. */
const examMistake = z.object({
  id: entityId,
  examId: entityId,
  examTitle: z.string(),
  /** The attempt with the mistake. */
  attemptId: entityId,
  courseId,
  question: z.string(),
  options: z.array(z.string()),
});

/** The latest wrong answer, or the end of the exam. */
const answeredAt = z.iso.datetime();

const mistake = z.discriminatedUnion('kind', [
  reviewQuestion.extend({ kind: z.literal('practice'), answeredAt }),
  examMistake.extend({ kind: z.literal('exam'), answeredAt }),
]);

const mistakes = z.object({ total, questions: z.array(mistake) });

const examReviewResult = z.object({
  correct: z.boolean(),
  correctAnswer: z.int().nonnegative(),
  /** The options that are right. Null: every answer is. */
  accepted: z.array(z.int().nonnegative()).nullable(),
  /** HTML. */
  explanation: z.string(),
});

/** Only courses with at least one. */
const reviewSummary = z.object({ mistakes: counts, due: counts });

export const reviewCalls = {
  getReview: defineCall({
    name: 'getReview',
    summary: 'Cuántos errores y repasos pendientes hay por asignatura',
    access: 'session',
    reply: reviewSummary,
  }),
  listMistakes: defineCall({
    name: 'listMistakes',
    summary:
      'Preguntas de práctica y de ensayos cuya última respuesta falta o fue incorrecta, el error más antiguo primero',
    access: 'session',
    /** `examId`: only questions of this exam. `topicId`: only practice questions of this topic. */
    query: ofCourse.extend({ examId: entityId.optional(), topicId: entityId.optional() }),
    reply: mistakes,
  }),
  reviewExamQuestion: defineCall({
    name: 'reviewExamQuestion',
    summary: 'Responder otra vez una pregunta de un ensayo propio ya entregado; no da XP',
    access: 'session',
    params: pathId,
    body: z.strictObject({ selectedAnswer: z.int().nonnegative() }),
    reply: examReviewResult,
  }),
  listDueReviews: defineCall({
    name: 'listDueReviews',
    summary: 'Preguntas que toca repasar hoy, la más atrasada primero',
    access: 'session',
    query: ofCourse,
    reply: dueReviews,
  }),
};

export type Mistake = z.infer<typeof mistake>;
export type ReviewQuestion = z.infer<typeof reviewQuestion>;
