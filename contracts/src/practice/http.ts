import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';

const answerResult = z.object({
  correct: z.boolean(),
  isFirstAttempt: z.boolean(),
  xpEarned: z.int().nonnegative(),
  /** HTML. */
  explanation: z.string(),
  correctAnswer: z.int(),
});

const topicStats = z.object({
  accuracy: z.int().min(0).max(100),
  xpEarned: z.int().nonnegative(),
  questionsCorrect: z.int().nonnegative(),
  questionsAnswered: z.int().nonnegative(),
  totalQuestions: z.int().nonnegative(),
});

export const practiceCalls = {
  answerQuestion: defineCall({
    name: 'answerQuestion',
    summary: 'Responder una pregunta',
    access: 'session',
    params: pathId,
    body: z.strictObject({ selectedAnswer: z.int().nonnegative() }),
    reply: answerResult,
  }),
  completeLesson: defineCall({
    name: 'completeLesson',
    summary: 'Marcar una lección como completada',
    access: 'session',
    params: pathId,
    body: z.strictObject({ topicId: entityId }),
    reply: z.object({ lessonId: entityId, isCompleted: z.literal(true) }),
  }),
  getTopicStats: defineCall({
    name: 'getTopicStats',
    summary: 'Resultados propios en un tema',
    access: 'session',
    params: pathId,
    reply: topicStats,
  }),
  getNextLesson: defineCall({
    name: 'getNextLesson',
    summary: 'La primera lección sin completar',
    access: 'session',
    params: pathId,
    reply: z.object({ nextLessonIndex: z.int().nonnegative() }),
  }),
  getLessonProgress: defineCall({
    name: 'getLessonProgress',
    summary: 'Lecciones completadas de un tema',
    access: 'session',
    params: pathId,
    reply: z.array(z.object({ lessonId: entityId, isCompleted: z.boolean() })),
  }),
  getQuestionProgress: defineCall({
    name: 'getQuestionProgress',
    summary: 'Preguntas respondidas de un tema',
    access: 'session',
    params: pathId,
    reply: z.array(
      z.object({
        questionId: entityId,
        isAnswered: z.boolean(),
        /** The student's latest answer; null before the first one. */
        isCorrect: z.boolean().nullable(),
      }),
    ),
  }),
};

export type AnswerResult = z.infer<typeof answerResult>;
export type TopicStats = z.infer<typeof topicStats>;
