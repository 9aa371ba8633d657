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

export const activityCalls = {
  getActivity: defineCall({
    name: 'getActivity',
    summary: 'Lo estudiado cada día, hasta hoy',
    access: 'session',
    query: z.strictObject({ days: queryInt.min(1).max(activityDays.max).default(activityDays.default) }),
    reply: activity,
  }),
};

export type ActivityDay = z.infer<typeof activityDay>;
export type Activity = z.infer<typeof activity>;
