import { z } from 'zod';
import { defineCall } from '../call.ts';
import { question } from '../catalog/http.ts';
import { courseId, queryInt } from '../ids.ts';

/** An open question as a student sees it before answering: key and explanation come with the answer's result. */
const reviewQuestion = question
  .omit({ correctAnswer: true, explanation: true })
  .extend({ courseId, topicTitle: z.string() });

const counts = z.array(z.object({ courseId, count: z.int().positive() }));
const ofCourse = z.strictObject({ courseId: queryInt.min(1).optional() });

/** Of all that qualify, not only of those in this round. */
const total = z.int().nonnegative();

const dueReviews = z.object({
  total,
  /** The first day after today on which a question falls due, by Chile's calendar. */
  nextDueOn: z.iso.date().nullable(),
  questions: z.array(reviewQuestion.extend({ dueOn: z.iso.date() })),
});

const mistakes = z.object({
  total,
  questions: z.array(reviewQuestion.extend({ answeredAt: z.iso.datetime() })),
});

/** Courses without any are left out. */
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
