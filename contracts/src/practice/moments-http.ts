import { z } from 'zod';
import { defineCall } from '../call.ts';

/** What is celebrated once. Each kind has a number that only grows. */
export const momentKinds = [
  /** The level of XP. */
  'level',
  /** A level of the streak: the day, since 1970. */
  'streak',
  /** The goal of minutes: the day. */
  'minutes',
  /** The best PAES score. */
  'best-score',
  /** The goal score that was reached. */
  'goal-score',
  /** A day that used a streak freeze. */
  'freeze',
] as const;

export type MomentKind = (typeof momentKinds)[number];

export const momentCalls = {
  /** The first tab or device that asks shows the moment; the others are told no. */
  claimMoment: defineCall({
    name: 'claimMoment',
    summary: 'Pide mostrar un logro: sí, si ningún equipo lo mostró antes',
    access: 'session',
    waitsForReadModels: false,
    body: z.strictObject({ kind: z.enum(momentKinds), upTo: z.int().min(0).max(1_000_000) }),
    reply: z.object({ isNew: z.boolean() }),
  }),
};
