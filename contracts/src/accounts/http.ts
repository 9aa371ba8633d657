import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId } from '../ids.ts';

export const user = z.object({
  id: entityId,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  /** Granted and not expired. */
  isPremium: z.boolean(),
  premiumExpiresAt: z.iso.datetime().nullable(),
  xp: z.int().nonnegative(),
  /** Days in a row, in Chile's calendar. */
  streak: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});

const userStats = z.object({
  topicsCompleted: z.int().nonnegative(),
  questionsAnswered: z.int().nonnegative(),
  /** Percent, 0 to 100. */
  accuracy: z.int().min(0).max(100),
});

export const accountCalls = {
  getUser: defineCall({ name: 'getUser', summary: 'La cuenta de la sesión', access: 'session', reply: user }),
  getUserStats: defineCall({
    name: 'getUserStats',
    summary: 'Totales de estudio de la cuenta',
    access: 'session',
    reply: userStats,
  }),
};

export type User = z.infer<typeof user>;
