import { z } from 'zod';
import { entityId } from '../ids.ts';
import { studyGoals } from '../practice/goals.ts';
import { reportReasons } from '../practice/limits.ts';
import { momentKinds } from '../practice/moments-http.ts';
import { securityEventKinds } from './security-http.ts';

const amount = z.int().nonnegative();
const time = z.iso.datetime();
const text = z.string().nullable();
/** Zero-based: 0 is alternative A. Null: no answer. */
const selectedAnswer = amount.nullable();
const by = z.enum(['self', 'admin', 'operator', 'platform']);
/** An event of the log, without what the other fields say already. */
const logged = z.object({ event: z.string(), at: time, details: z.record(z.string(), z.unknown()) });

const answer = z.object({
  /** The question's number in the exam, from 1. Null: it is not in the exam any more. */
  number: z.int().positive().nullable(),
  questionId: entityId,
  selectedAnswer,
  savedAt: time,
  /** Absent while the attempt runs. */
  isCorrect: z.boolean().optional(),
});

const examResult = z.object({
  reason: z.enum(['submitted', 'time-expired', 'auto-answered', 'ended-by-staff', 'paper']),
  finishedAt: time,
  /** Seconds. */
  timeElapsed: amount,
  paesScore: amount,
  correct: amount,
  scored: amount,
  answered: amount,
  total: amount,
});

/**
 * The parts of an export, by their field. A new part needs its schema here, its reading in
 * `application/src/accounts/personal-data/parts.ts` and its page in `pages.ts` there: a missing one is a compile error.
 */
const personalDataParts = {
  account: z.object({
    id: entityId,
    firstName: text,
    lastName: text,
    email: text,
    emailConfirmedAt: time.nullable(),
    /** Of the provider. */
    profileImageUrl: text,
    /** The own upload: a WebP picture in base64. */
    picture: text,
    /** Who checks the password: `Matraz`, or the address of another provider. */
    registeredWith: z.string(),
    createdAt: time,
    isAdmin: z.boolean(),
    history: z.array(logged),
  }),
  consent: z.object({
    /** The newest texts that were accepted, by their date. Null: none. */
    version: text,
    awaitsGuardian: z.boolean(),
    /** Of a guardian who has not answered. It is deleted after the answer. */
    guardianAddress: text,
  }),
  progress: z.object({
    xp: amount,
    questionsAnswered: amount,
    questionsCorrect: amount,
    topicsCompleted: amount,
    /** Days of study in Chile's calendar. */
    days: z.array(
      z.object({ day: z.iso.date(), answers: amount, correct: amount, lessons: amount, exams: amount, xp: amount }),
    ),
    topics: z.array(z.object({ topicId: entityId, title: text, answered: amount, completedAt: time.nullable() })),
    lessons: z.array(z.object({ lessonId: entityId, title: text, completedAt: time })),
  }),
  /** Null: not asked yet. */
  goals: studyGoals.nullable(),
  practice: z.array(
    z.object({
      questionId: entityId,
      topic: text,
      /** The first words of the question. Null: it was deleted. */
      question: text,
      answers: z.array(z.object({ selectedAnswer: amount, correct: z.boolean(), xp: amount, at: time })),
    }),
  ),
  /** The first answer of each day, by which reviews are planned. */
  reviews: z.array(
    z.object({
      questionId: entityId,
      /** As in `practice`. */
      question: text,
      days: z.array(z.object({ day: z.iso.date(), correct: z.boolean() })),
    }),
  ),
  exams: z.array(
    z.object({
      id: entityId,
      examId: entityId,
      title: z.string(),
      /** 1: the first attempt at this exam. */
      ordinal: z.int().positive(),
      startedAt: time,
      deadline: time,
      /** Null: it runs. */
      result: examResult.nullable(),
      answers: z.array(answer),
      /** Every answer, change and clearing, in order. */
      changes: z.array(z.object({ questionId: entityId, selectedAnswer, at: time })),
      /** What staff did to the time of the attempt, in order, and its messages. */
      timeChanges: z.array(
        z.object({
          kind: z.enum(['extended', 'paused', 'resumed']),
          at: time,
          /** The seconds that were added. A pause has null. */
          seconds: amount.nullable(),
          reason: z.string(),
        }),
      ),
      messages: z.array(z.object({ text: z.string(), at: time })),
      /** When the page was not heard of, and the seconds that the attempt lost. */
      contactLosses: z.array(z.object({ lostAt: time, regainedAt: time, seconds: amount })),
      /** Why staff ended it. Null: staff did not. */
      endedBecause: z.string().nullable(),
      rescorings: z.array(z.object({ at: time, previousScore: amount, paesScore: amount })),
      /** Questions that the student marked to see again. */
      flagged: z.array(entityId),
    }),
  ),
  /** Reports of questions, with the answers of the administrators. */
  reports: z.array(
    z.object({
      questionId: entityId,
      reason: z.enum(reportReasons),
      text: z.string(),
      reportedAt: time,
      closedAt: time.nullable(),
      answer: text,
    }),
  ),
  /** The classes of a school: as a student, and as a teacher. Invitations that were not answered too. */
  classes: z.array(
    z.object({
      classId: entityId,
      name: z.string(),
      year: z.int(),
      role: z.enum(['student', 'teacher', 'invited']),
      /** When she joined or was invited. Null: a teacher. */
      since: time.nullable(),
    }),
  ),
  /** What she gets in every ensayo, as it was set last. Who set it is in the log. */
  accommodations: z.object({ extraTime: amount, largeText: z.boolean(), hidesTimer: z.boolean(), breaks: amount }),
  /** What the person keeps of lessons. */
  lessonNotes: z.array(
    z.object({
      lessonId: entityId,
      /** Of the lesson. Null: it was deleted. */
      title: text,
      isSaved: z.boolean(),
      note: z.string(),
      /** The marked words. */
      highlights: z.array(z.string()),
      changedAt: time,
    }),
  ),
  purchases: z.array(
    z.object({
      id: entityId,
      planId: z.string(),
      amount: z.int(),
      currency: z.string(),
      days: z.int(),
      status: z.string(),
      startedAt: time,
      providerPaymentId: text,
      history: z.array(logged),
    }),
  ),
  premium: z.array(logged),
  /** What was celebrated: each kind with the highest level, score or day (since 1970) that was shown. */
  moments: z.array(z.object({ kind: z.enum(momentKinds), upTo: amount })),
  /** Null: none were asked for. */
  reminders: z
    .object({
      /** Of the day in Chile. */
      hour: z.int().min(0).max(23),
      byMail: z.boolean(),
      byPush: z.boolean(),
      /** Browsers that get them: the service of the browser's maker. */
      browsers: z.array(z.object({ service: z.string(), since: time })),
    })
    .nullable(),
  sessions: z.array(z.object({ device: text, startedAt: time, lastUsedAt: time })),
  factors: z.object({
    passkeys: z.array(z.object({ name: z.string(), createdAt: time, lastUsedAt: time.nullable() })),
    codeAppSince: time.nullable(),
    recoveryCodesLeft: amount,
  }),
  /** E-mails besides the present one: asked for and not proven yet, or earlier ones to which a link still leads back. */
  otherEmails: z.array(z.object({ email: z.string(), kind: z.enum(['waiting', 'earlier']), until: time })),
  /** Mails of the last 90 days. Their texts are not kept. */
  mails: z.array(z.object({ kind: z.string(), address: z.string(), writtenAt: time, sentAt: time.nullable() })),
  securityEvents: z.array(z.object({ kind: z.enum(securityEventKinds), at: time, times: z.int().positive(), by })),
  requests: z.array(z.object({ kind: z.enum(['export', 'erasure']), askedAt: time, answeredAt: time, by })),
};

/** The version of the file. Raise it when a field changes its meaning or goes away; new fields keep it. */
export const personalDataVersion = 1;

export const personalData = z.object({
  format: z.literal('matraz-personal-data'),
  version: z.literal(personalDataVersion),
  exportedAt: time,
  ...personalDataParts,
});

export type PersonalData = z.infer<typeof personalData>;
export type PersonalDataPart = keyof typeof personalDataParts;
