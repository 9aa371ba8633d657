import { z } from 'zod';
import { examForm } from '../assignments/events.ts';
import { extraTimes } from '../classes/accommodations.ts';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';
import { questionSyllabus } from './content.ts';
import { contactCauses, examSubjects, examTexts, paperForms } from './limits.ts';

const exam = z.strictObject({ examId: entityId });
const details = exam.extend({
  title: z.string(),
  description: z.string(),
  subject: z.enum(examSubjects),
  /** Seconds. */
  duration: z.int().positive(),
  totalQuestions: z.int().positive(),
});
const question = z.strictObject({
  questionId: entityId,
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.int().nonnegative(),
  explanation: z.string(),
  orderIndex: z.int(),
  isPilot: z.boolean(),
  ...questionSyllabus,
});
const oneQuestion = exam.extend({ questionId: entityId });

const attempt = z.strictObject({ attemptId: entityId, userId: entityId, examId: entityId });
const count = z.int().nonnegative();

/** A decision of staff about a running attempt. The student reads the reason. */
const staffDecision = attempt.extend({
  /** The member of staff. */
  by: entityId,
  reason: z.string().min(1).max(examTexts.roomReason),
});

/** A decision about a question. The reason is read by students. */
const correction = oneQuestion.extend({ correctionId: entityId, reason: z.string() });

/** A decision about a question of the attempt, as it counts in the result. */
const appliedCorrection = z.strictObject({
  questionId: entityId,
  correctionId: entityId,
  /** `own-key`: the decision was taken back, or is about a version of the question that this student did not have. */
  outcome: z.enum(['voided', 'accepted', 'everyone', 'own-key']),
  /** The options that are right; empty for the other outcomes. */
  accepted: z.array(count),
  reason: z.string(),
});

/** The event stores the result, so a later change of the rule does not change a past score. */
const result = {
  /** Signed with the result, so that a receipt names its exam, also in a QR code. */
  examTitle: z.string(),
  paesScore: z.int().min(100).max(1000),
  /** Among the scored questions, which are neither pilots nor voided. */
  correct: count,
  scored: count,
  /** Among all questions, pilots and voided ones included. */
  answered: count,
  total: count,
  /** Among the pilots that are not voided. */
  pilotCorrect: count,
  pilotAnswered: count,
  pilotTotal: count,
  /** Questions of this attempt that did not count because they were voided. */
  voided: z.array(entityId),
  /** Questions of this attempt whose key a teacher corrected, or that were voided with a reason. */
  corrections: z.array(appliedCorrection).default([]),
};

/** Each question that was answered or cleared, in the order of the first choices. The three lists have the same order. */
const collectedAnswers = z
  .strictObject({
    questionIds: z.array(entityId).min(1),
    /** The latest choice of each question, zero-based. Null: cleared. */
    selectedAnswers: z.array(count.nullable()),
    /** Milliseconds from the start of the attempt to the first choice of each question, without the pauses. */
    firstChosenAfter: z.array(count),
  })
  .refine(
    ({ questionIds, selectedAnswers, firstChosenAfter }) =>
      selectedAnswers.length === questionIds.length && firstChosenAfter.length === questionIds.length,
    'the lists have different lengths',
  );

export const examEvents = {
  /** The exam is not published yet. */
  ExamCreated: defineEvent(
    details.extend({
      /** The teacher who writes it, until an administrator publishes it. Absent: administrators write it. */
      author: entityId.optional(),
    }),
  ),
  ExamUpdated: defineEvent(details),
  ExamPublished: defineEvent(exam),
  ExamUnpublished: defineEvent(exam),
  /** Attempts and results stay readable. */
  ExamDeleted: defineEvent(exam),
  /**
   * The exam, or one question of it, is again as it was at this version. The events after this one in the same append change it
   * back. A deleted exam exists again.
   */
  ExamRestored: defineEvent(exam.extend({ restoredVersion: z.int().positive(), questionId: entityId.optional() })),
  /** One event per bulk load. */
  ExamQuestionsAdded: defineEvent(exam.extend({ questions: z.array(question).min(1) })),
  ExamQuestionUpdated: defineEvent(exam.extend(question.shape)),
  ExamQuestionRemoved: defineEvent(oneQuestion),
  ExamQuestionsReordered: defineEvent(
    exam.extend({ questions: z.array(question.pick({ questionId: true, orderIndex: true })).min(1) }),
  ),
  // After each of these three events the worker rescores the completed attempts.
  /** The question no longer counts, in any attempt. */
  ExamQuestionVoided: defineEvent(correction.partial({ correctionId: true, reason: true })),
  /** Another key, in the attempts that have the question with these options and this key. */
  ExamQuestionRekeyed: defineEvent(
    correction.extend({
      options: z.array(z.string()),
      /** The key that was wrong. */
      correctAnswer: count,
      /** The options that are right. Null: every student gets the point. */
      accepted: z.array(count).min(1).nullable(),
    }),
  ),
  /** A voided or corrected question counts by its own key again, in all attempts. */
  ExamQuestionReinstated: defineEvent(correction),
};

export const examAttemptEvents = {
  ExamAttemptStarted: defineEvent(
    attempt.extend({
      /** Version of the exam's stream. Later changes of the exam do not change this attempt. */
      examVersion: z.int().positive(),
      /** Number of this student's attempt at this exam, from 1. */
      ordinal: z.int().positive(),
      startedAt: z.iso.datetime(),
      deadline: z.iso.datetime(),
      /** Percent of more time, which the student had at the start. It is in the deadline. Absent: none. */
      extraTime: z.literal(extraTimes).optional(),
      /** Seconds of breaks that the student may take. They are not in the deadline: a break moves it. Absent: none. */
      breakSeconds: z.int().positive().optional(),
      /** The assignment of a class under which the student started. Its closing is in the deadline. Absent: none. */
      assignmentId: entityId.optional(),
      /** What has an order of its own in this attempt, by its id. The events always name options by their place in the exam. Absent: nothing. */
      form: examForm.optional(),
      /**
       * Answered on paper. All events of the attempt are one append, made when staff typed the answers in. `startedAt` and `deadline` are
       * the sitting. `by`: the member of staff.
       */
      paper: z.strictObject({ by: entityId, form: z.enum(paperForms) }).optional(),
    }),
  ),
  ExamAnswerSaved: defineEvent(
    attempt.extend({
      questionId: entityId,
      /** Null clears the answer. */
      selectedAnswer: count.nullable(),
      /**
       * The server's time at the request's first byte; the deadline is compared with it. Never before the time of the
       * replaced answer: if the clock was set back, it is that time.
       */
      savedAt: z.iso.datetime(),
      /** When the student chose it, if that was clearly earlier. */
      chosenAt: z.iso.datetime().optional(),
      /** Answers that the student had replaced by this one while they were on their way: hashes of their idempotency keys. */
      replaces: z.array(z.string()).optional(),
    }),
  ),
  /**
   * The answers of an attempt that ends. It comes directly before ExamAttemptCompleted, in the same append. An attempt without any
   * ExamAnswerSaved has no such event. With it the projections need not read the saved answers one by one.
   */
  ExamAnswersCollected: defineEvent(
    attempt.extend({
      /** Version of the exam at the start. */
      examVersion: z.int().positive(),
      ordinal: z.int().positive(),
      answers: collectedAnswers,
      /** On paper no choice has a time of its own: each has the length of the sitting. */
      isPaper: z.literal(true).optional(),
    }),
  ),
  ExamAttemptCompleted: defineEvent(
    attempt.extend({
      reason: z.enum(['submitted', 'time-expired', 'auto-answered', 'ended-by-staff', 'paper']),
      /** At the latest the deadline. During a pause the deadline moves on with the clock. */
      finishedAt: z.iso.datetime(),
      /** Whole seconds from start to finish without the pauses, on the server's clock. */
      timeElapsed: count,
      /** Only with `ended-by-staff`: the member of staff, and the reason that the student reads. */
      by: entityId.optional(),
      why: z.string().min(1).max(examTexts.roomReason).optional(),
      ...result,
    }),
  ),
  /** `deadline` is the new one. During a pause it still grows by the length of the pause. */
  ExamTimeExtended: defineEvent(
    staffDecision.extend({
      seconds: z.int().positive(),
      deadline: z.iso.datetime(),
      extendedAt: z.iso.datetime(),
      /** The losses of contact whose time this gives back, by their `lostAt`. */
      repairs: z.array(z.iso.datetime()).min(1).optional(),
    }),
  ),
  /**
   * The time of the attempt stands still until ExamResumed. Answers are still accepted. Without `by` it is a break of the student,
   * which ends at `until` at the latest.
   */
  ExamPaused: defineEvent(
    staffDecision.extend({ pausedAt: z.iso.datetime(), until: z.iso.datetime().optional() }).partial({ by: true }),
  ),
  /** The deadline moves by the length of the pause. An event without `by` ends a break or the longest pause. */
  ExamResumed: defineEvent(
    staffDecision.extend({ resumedAt: z.iso.datetime(), deadline: z.iso.datetime() }).partial({ by: true }),
  ),
  /** A completed attempt goes on. What its completion gave is taken back, and the next ExamAttemptCompleted gives it again. */
  ExamAttemptReopened: defineEvent(
    staffDecision.extend({
      reopenedAt: z.iso.datetime(),
      /** The old one, plus the time since the attempt stood still, plus `seconds`. */
      deadline: z.iso.datetime(),
      /** What staff gave beside the time that was left. */
      seconds: z.int().positive(),
      /** When the completion was that is taken back. */
      finishedAt: z.iso.datetime(),
      /** How many questions had an answer then. */
      answered: count,
    }),
  ),
  /** The page of the attempt was not heard of for a while, and is now. It changes neither the score nor the deadline. */
  ExamContactLost: defineEvent(
    attempt.extend({
      /** The last contact before, and the first one after. */
      lostAt: z.iso.datetime(),
      regainedAt: z.iso.datetime(),
      /** Seconds that the attempt lost. Pauses do not count, nor the time after the deadline. */
      seconds: z.int().positive(),
      /** `server`: no api ran for a part of that time. `connection`: the way from the page to the server was cut. */
      cause: z.enum(contactCauses),
    }),
  ),
  /** Shown on the student's page while the attempt runs. */
  ExamMessageSent: defineEvent(
    attempt.extend({
      by: entityId,
      text: z.string().min(1).max(examTexts.roomMessage),
      sentAt: z.iso.datetime(),
    }),
  ),
  ExamAttemptRescored: defineEvent(
    attempt.extend({
      reason: z.enum(['question-voided', 'question-corrected']),
      /** The questions that were voided, corrected or reinstated since the last result. */
      questionIds: z.array(entityId).min(1),
      rescoredAt: z.iso.datetime(),
      previousScore: result.paesScore,
      ...result,
    }),
  ),
};

/** A student answers a question of a completed attempt again. It earns no XP. */
export const examReviewEvents = {
  ExamQuestionReviewed: defineEvent(
    attempt.extend({
      questionId: entityId,
      /** Version of the exam with the question and the key of this answer. It may be newer than that of the attempt. */
      examVersion: z.int().positive(),
      selectedAnswer: count,
      correct: z.boolean(),
      /** The calendar day in Chile. */
      day: z.iso.date(),
    }),
  ),
};

export type ExamEvent = EventOf<typeof examEvents>;
export type ExamAttemptEvent = EventOf<typeof examAttemptEvents>;
export type ExamQuestionReviewed = EventOf<typeof examReviewEvents>;
