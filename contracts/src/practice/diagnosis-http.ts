import { z } from 'zod';
import { defineCall } from '../call.ts';
import { courseId, entityId, queryInt } from '../ids.ts';
import { skills } from '../syllabus.ts';
import { mostRecommendedTopics, recommendedMinutes } from './limits.ts';
import { reviewQuestion } from './review-http.ts';

const count = z.int().nonnegative();
const share = z.number().min(0).max(1);

/** The expected share of right answers to questions of middle difficulty. With a probability of 80 % it is from `low` to `high`. */
const mastery = z.object({ mean: share, low: share, high: share });

/** `right`: how many of the answers are right. Null: too little is known. */
const known = { answers: count, right: count, mastery: mastery.nullable() };

const paesScore = z.int().min(100).max(1_000);

const masteryReply = z.object({
  areas: z.array(z.object({ courseId, ...known })),
  /** Every topic that students see, in the order of the catalogue. */
  topics: z.array(z.object({ topicId: entityId, title: z.string(), courseId, ...known })),
  /** `questions`: how many questions of practice with this skill the student may open. */
  skills: z.array(z.object({ skill: z.enum(skills), ...known, questions: count })),
  /** The score of a test of today, with a probability of 80 %. Null: too little is known. */
  score: z.object({ low: paesScore, high: paesScore }).nullable(),
  /** How many more answers a score range needs, by area. `courseId` null: of any area. The list is empty when there is a score range. */
  missing: z.array(z.object({ courseId: courseId.nullable(), answers: z.int().positive() })),
});

/** `weak`: its topic is weak, or its latest answer is wrong. `due`: its review is due. `new`: it was never answered. */
const reasons = ['weak', 'due', 'new'] as const;

const idList = z
  .string()
  .max(37 * mostRecommendedTopics)
  .transform((text) => text.split(','))
  .pipe(z.array(entityId));

const practiceChoice = z.strictObject({
  minutes: queryInt.min(recommendedMinutes.min).max(recommendedMinutes.max).default(recommendedMinutes.default),
  /** Only questions of these topics: ids with commas between them. */
  topicId: idList.optional(),
  skill: z.enum(skills).optional(),
});

const diagnosticReply = z.object({
  /** How many questions the diagnostic has, and how many of them are answered. Questions that were practised before count. */
  total: count,
  answered: count,
  areas: z.array(z.object({ courseId, total: count, answered: count })),
  /** Null: the diagnostic is finished. */
  question: reviewQuestion.nullable(),
});

export const diagnosisCalls = {
  getMastery: defineCall({
    name: 'getMastery',
    summary: 'Cuánto domina el estudiante cada área, tema y habilidad, y su rango de puntaje PAES',
    access: 'session',
    reply: masteryReply,
  }),
  getRecommendedPractice: defineCall({
    name: 'getRecommendedPractice',
    summary: 'Las preguntas que conviene practicar ahora, cada una con su motivo',
    access: 'session',
    query: practiceChoice,
    reply: z.object({
      questions: z.array(reviewQuestion.extend({ reason: z.enum(reasons), isAnswered: z.boolean() })),
    }),
  }),
  getDiagnostic: defineCall({
    name: 'getDiagnostic',
    summary: 'El avance del diagnóstico y su siguiente pregunta',
    access: 'session',
    reply: diagnosticReply,
  }),
};

export type MasteryReply = z.infer<typeof masteryReply>;
export type RecommendedQuestion = z.infer<typeof diagnosisCalls.getRecommendedPractice.reply>['questions'][number];
