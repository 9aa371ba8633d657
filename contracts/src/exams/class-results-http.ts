import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId } from '../ids.ts';
import { examAreas, skills } from '../syllabus.ts';
import { completedAttempt } from './attempt-http.ts';
import { examQuestion } from './http.ts';
import { chosenAttempts } from './limits.ts';

const amount = z.int().nonnegative();
const score = z.int().min(100).max(1000);
const time = z.iso.datetime();

const classResult = z.object({
  attemptId: entityId,
  ordinal: z.int().positive(),
  reason: completedAttempt.shape.reason,
  finishedAt: time,
  paesScore: score,
  correct: amount,
  scored: amount,
  answered: amount,
  total: amount,
});

/** A question as the newest of the attempts has it. */
const classQuestion = examQuestion.extend({
  /** From 1. */
  place: z.int().positive(),
  /** One of the attempts that have it as it is here. A teacher reports the question by it. */
  attemptId: entityId,
  /** The published topic. Null: none. */
  topic: z.string().nullable(),
  /** Attempts that had the question. */
  taken: amount,
  correct: amount,
  empty: amount,
  /** Answers by option, of the attempts that had these options. */
  chosen: z.array(amount),
});

/** Scored questions only, of all attempts together. `questions`: how many different ones. */
const part = { questions: amount, correct: amount, answered: amount, total: amount, isEnough: z.boolean() };

const classExamResults = z.object({
  class: z.object({ id: entityId, name: z.string(), year: z.int(), isArchived: z.boolean() }),
  exam: z.object({
    id: entityId,
    title: z.string(),
    /** The present version of the exam. A paper is printed from it. */
    version: z.int().positive(),
    /** Seconds. */
    duration: z.int().positive(),
    questionCount: amount,
    isPublished: z.boolean(),
  }),
  chosen: z.enum(chosenAttempts),
  students: z.array(
    z.object({
      userId: entityId,
      name: z.string(),
      email: z.string().nullable(),
      /** Completed attempts. */
      attempts: amount,
      isRunning: z.boolean(),
      /** The chosen one. Null: none is complete. */
      result: classResult.nullable(),
    }),
  ),
  /** Of the chosen attempts. Null: there is none. */
  summary: z
    .object({
      mean: score,
      median: score,
      lowest: score,
      highest: score,
      /** Attempts by hundred points: 100 to 199, and so on; the last has 900 to 1000. */
      bands: z.array(amount),
    })
    .nullable(),
  questions: z.array(classQuestion),
  areas: z.array(z.object({ area: z.enum(examAreas), ...part })),
  topics: z.array(z.object({ topicId: entityId, title: z.string(), ...part })),
  skills: z.array(z.object({ skill: z.enum(skills), ...part })),
});

export const classResultCalls = {
  getClassExamResults: defineCall({
    name: 'getClassExamResults',
    summary: 'Los resultados de un curso en un ensayo: por pregunta, tema y habilidad',
    access: 'teacher',
    params: z.object({ id: z.string(), examId: z.string() }),
    query: z.strictObject({ attempt: z.enum(chosenAttempts).default('first') }),
    reply: classExamResults,
  }),
};

export type ClassExamResults = z.infer<typeof classExamResults>;
export type ClassQuestion = z.infer<typeof classQuestion>;
