import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId } from '../ids.ts';
import { studyGoals } from './goals.ts';

const minutes = z.int().nonnegative();
const day = z.iso.date();

/** A topic that the student should study, and why. */
const studyTopic = z.object({
  topicId: entityId,
  title: z.string(),
  /** `weak`: known to be weak. `few`: her few answers say so far that it is weak. `next`: the next unfinished topic, none is weak. */
  reason: z.enum(['weak', 'few', 'next']),
  /** Whole percent that she masters. Only a weak topic has it. */
  percent: z.int().min(0).max(100).nullable(),
  /** Her answers in practice and exams, and how many of them are right. Empty answers do not count. */
  answers: z.int().nonnegative(),
  right: z.int().nonnegative(),
  /** What her answers say about the topic, in Spanish. It is made here so that every page says the same. */
  fact: z.string(),
  /** Questions of a practice of today. 0: all were answered today, so it can be practised tomorrow. */
  count: z.int().nonnegative(),
});

/** What to do next. */
const nextStep = z.object({
  /**
   * `exam-running`: an exam is open. `review`: questions are due. `diagnostic`: nothing is known of the student. `weak-topic`: the weakest
   * topic with something left. `topic`: the next unfinished topic. `exam`: the topics are done.
   */
  kind: z.enum(['exam-running', 'review', 'diagnostic', 'weak-topic', 'topic', 'exam']),
  /** The attempt, the topic or the exam. Null for reviews and the diagnostic. */
  targetId: entityId.nullable(),
  /** Of the topic or the exam. */
  title: z.string().nullable(),
  /** How many questions are due, or left in the topic or the diagnostic. */
  count: z.int().nonnegative(),
  /** Whole percent of right answers in a weak topic. Null: too few answers to know. */
  percent: z.int().min(0).max(100).nullable(),
  minutes,
});

/** What a day of the plan is for. */
const planTask = z.object({
  /** `paes`: the day of the test. */
  kind: z.enum(['review', 'topic', 'exam', 'paes']),
  targetId: entityId.nullable(),
  title: z.string().nullable(),
  minutes,
});

const studyPath = z.object({
  /** Null: the student was not asked yet. */
  goals: studyGoals.nullable(),
  /** Today in Chile. */
  today: day,
  /** The day of the test. Null: none is known. `name` is null for the student's own day. */
  exam: z.object({ day, daysLeft: z.int().nonnegative(), name: z.string().nullable() }).nullable(),
  /** What was done today, and the goal of today. */
  done: z.object({ answers: z.int().nonnegative(), minutes, goal: minutes }),
  /** Null: there is nothing to study. */
  nextStep: nextStep.nullable(),
  /** The topics to study, the first one first, at most three. Every page that says what to study reads this list. */
  studyFirst: z.array(studyTopic),
  /** Today and the next six days, up to the day of the test. */
  week: z.array(z.object({ day, minutes, tasks: z.array(planTask) })),
});

export const studyPathCalls = {
  getStudyPath: defineCall({
    name: 'getStudyPath',
    summary: 'Qué sigue, la meta de hoy y el plan de la semana',
    access: 'session',
    reply: studyPath,
  }),
};

export type StudyPath = z.infer<typeof studyPath>;
export type StudyTopic = z.infer<typeof studyTopic>;
export type NextStep = z.infer<typeof nextStep>;
export type PlanTask = z.infer<typeof planTask>;
