import { z } from 'zod';
import { defineCall } from '../call.ts';
import { question } from '../catalog/http.ts';
import { courseId, queryInt } from '../ids.ts';

/** A question without key and explanation: the student gets them with the result of the answer. */
const reviewQuestion = question
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

const mistakes = z.object({
  total,
  questions: z.array(reviewQuestion.extend({ answeredAt: z.iso.datetime() })),
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
    summary: 'Preguntas cuya última respuesta fue incorrecta, el error más antiguo primero',
    access: 'session',
    query: ofCourse,
    reply: mistakes,
  }),
  listDueReviews: defineCall({
    name: 'listDueReviews',
    summary: 'Preguntas que toca repasar hoy, la más atrasada primero',
    access: 'session',
    query: ofCourse,
    reply: dueReviews,
  }),
};

export type ReviewQuestion = z.infer<typeof reviewQuestion>;
