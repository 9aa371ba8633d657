import { z } from 'zod';
import { defineCall } from '../call.ts';
import { queryInt } from '../ids.ts';
import { activityDays } from './limits.ts';

const amount = z.int().nonnegative();

/** A student's activity on one day of Chile's calendar. */
const activityDay = z.object({
  day: z.iso.date(),
  answers: amount,
  correct: amount,
  /** Answers to questions that were not answered before. */
  firstAttempts: amount,
  lessons: amount,
  /** Completed exams. */
  exams: amount,
  xp: amount,
});

const activity = z.object({
  from: z.iso.date(),
  /** Today. */
  to: z.iso.date(),
  /** Only days with activity, in order. */
  days: z.array(activityDay),
});

/** What all students do together. */
const studentActivity = z.object({
  /** Today in Chile, the last of `days`. */
  today: z.iso.date(),
  /** Students with a study day since today, in the last 7 and in the last 30 days, today included. Administrators do not count. */
  activeStudents: z.object({ today: amount, last7Days: amount, last30Days: amount }),
  /** The last 30 days, also those without answers. The answers of an exam count on the day when it ended. */
  days: z.array(z.object({ day: z.iso.date(), practiceAnswers: amount, examAnswers: amount })),
});

export const activityCalls = {
  getActivity: defineCall({
    name: 'getActivity',
    summary: 'Lo estudiado cada día, hasta hoy',
    access: 'session',
    query: z.strictObject({ days: queryInt.min(1).max(activityDays.max).default(activityDays.default) }),
    reply: activity,
  }),
  getStudentActivity: defineCall({
    name: 'getStudentActivity',
    summary: 'Cuántos estudiantes estudian y cuánto responden, en los últimos 30 días',
    access: 'admin',
    reply: studentActivity,
  }),
};

export type ActivityDay = z.infer<typeof activityDay>;
export type Activity = z.infer<typeof activity>;
export type StudentActivity = z.infer<typeof studentActivity>;
