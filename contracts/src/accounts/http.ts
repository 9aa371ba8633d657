import { z } from 'zod';
import { defineCall } from '../call.ts';
import { breakMinutes, extraTimes } from '../classes/accommodations.ts';
import { entityId } from '../ids.ts';

export const user = z.object({
  id: entityId,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  /** Absent: no teacher. */
  isTeacher: z.literal(true).optional(),
  /** A teacher who shows her own exams to all students. Absent: she may not. */
  mayPublish: z.literal(true).optional(),
  /** True: an administrator who must add a passkey or an app of codes before administering. */
  lacksFactor: z.boolean().optional(),
  /** Granted and not expired. */
  isPremium: z.boolean(),
  premiumExpiresAt: z.iso.datetime().nullable(),
  xp: z.int().nonnegative(),
  /** Days in a row, in Chile's calendar. */
  streak: z.int().nonnegative(),
  /** The latest day of the streak with study. Null without a streak. Absent in older copies. */
  streakDay: z.iso.date().nullable().optional(),
  /** Streak freezes. Absent in the copy that a browser kept of an older release. */
  freezes: z
    .object({
      saved: z.int().nonnegative(),
      /** Study days until the next one is saved. 0: no more are kept. */
      untilNext: z.int().nonnegative(),
      /** The newest days of the streak that used one, in order. */
      used: z.array(z.iso.date()),
    })
    .optional(),
  createdAt: z.iso.datetime(),
  /**
   * What the account needs before it can be used. `consent`: to accept the texts of `legalVersion`; it is not asked during an exam.
   * `guardian`: the guardian's answer; until then the calls of students are refused.
   */
  pending: z.enum(['consent', 'guardian']).nullable(),
  /** The account ends then, unless its e-mail is confirmed. Null: it does not. */
  confirmBy: z.iso.datetime().nullable(),
  /** Answers to the user's reports of questions that were not seen yet. Absent: none. */
  newAnswers: z.int().positive().optional(),
  /** Classes to which the user's e-mail is invited. Absent: none. */
  classInvitations: z.int().positive().optional(),
  /** What the user gets in every ensayo. Absent: nothing. */
  accommodations: z
    .object({
      extraTime: z.literal(extraTimes),
      largeText: z.boolean(),
      hidesTimer: z.boolean(),
      breaks: z.literal(breakMinutes),
    })
    .optional(),
});

const guardianEmail = z.string().trim().max(254).pipe(z.email('Escribe un correo válido, como nombre@ejemplo.cl.'));

const guardianRequest = z.object({
  /** Null when no question is open. */
  address: z.string().nullable(),
  /** Whether the platform sends mails. Otherwise an operator hands the link over. */
  isMailed: z.boolean(),
});

const userStats = z.object({
  topicsCompleted: z.int().nonnegative(),
  questionsAnswered: z.int().nonnegative(),
  /** Percent, 0 to 100. */
  accuracy: z.int().min(0).max(100),
});

export const accountCalls = {
  getUser: defineCall({ name: 'getUser', summary: 'La cuenta de la sesión', access: 'account', reply: user }),
  giveConsent: defineCall({
    name: 'giveConsent',
    summary: 'Acepta los textos legales',
    access: 'account',
    body: z.strictObject({
      version: z.iso.date(),
      /** Of a person who is younger than `guardianAge`. Null: the person is not. */
      guardianEmail: guardianEmail.nullable(),
    }),
    reply: user,
  }),
  getGuardianRequest: defineCall({
    name: 'getGuardianRequest',
    summary: 'A quién se pidió autorizar la cuenta',
    access: 'account',
    reply: guardianRequest,
  }),
  askGuardian: defineCall({
    name: 'askGuardian',
    summary: 'Pide otra vez la autorización, también a otro correo',
    access: 'account',
    body: z.strictObject({ guardianEmail }),
    reply: guardianRequest,
    waitsForReadModels: false,
  }),
  getContact: defineCall({
    name: 'getContact',
    summary: 'A quién preguntar por los datos personales',
    access: 'public',
    reply: z.object({
      /** An e-mail or an address of the web. Null: the administrator of the platform answers. */
      privacyContact: z.string().nullable(),
    }),
  }),
  getUserStats: defineCall({
    name: 'getUserStats',
    summary: 'Totales de estudio de la cuenta',
    access: 'session',
    reply: userStats,
  }),
};

export type User = z.infer<typeof user>;
