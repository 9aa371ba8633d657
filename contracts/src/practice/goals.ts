import { z } from 'zod';
import { examSubjects } from '../exams/limits.ts';
import { goalLimits } from './limits.ts';

const { goalScore, minutesADay } = goalLimits;

/** What a student wants to reach. Null: the question was skipped. */
export const studyGoals = z.strictObject({
  /** The area that the student chooses in the test of sciences. Exams have no Técnico-Profesional, so it is no choice. */
  mention: z.enum(examSubjects).nullable(),
  /** The day of the test, in Chile's calendar. */
  examDate: z.iso.date().nullable(),
  goalScore: z.int().min(goalScore.min).max(goalScore.max).nullable(),
  minutesADay: z.int().min(minutesADay.min).max(minutesADay.max).nullable(),
});

export type StudyGoals = z.infer<typeof studyGoals>;
