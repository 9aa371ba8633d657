import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';
import { examSubjects } from './limits.ts';

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
});
const oneQuestion = exam.extend({ questionId: entityId });

const attempt = z.strictObject({ attemptId: entityId, userId: entityId, examId: entityId });
const count = z.int().nonnegative();

/** The rule's result: a later change of the rule changes no past score. */
const figures = {
  paesScore: z.int().min(100).max(1000),
  /** Of the scored questions: neither pilots nor voided ones. */
  correct: count,
  scored: count,
  /** Of all questions, pilots and voided ones too. */
  answered: count,
  total: count,
  /** Of the pilots that are not voided. */
  pilotCorrect: count,
  pilotAnswered: count,
  pilotTotal: count,
  /** Questions of this attempt that were left out because the exam had voided them. */
  voided: z.array(entityId),
};

export const examEvents = {
  /** Not published yet. */
  ExamCreated: defineEvent(1, details),
  ExamUpdated: defineEvent(1, details),
  ExamPublished: defineEvent(1, exam),
  ExamUnpublished: defineEvent(1, exam),
  /** Attempts and results stay readable. */
  ExamDeleted: defineEvent(1, exam),
  /** One per bulk load. */
  ExamQuestionsAdded: defineEvent(1, exam.extend({ questions: z.array(question).min(1) })),
  ExamQuestionUpdated: defineEvent(1, exam.extend(question.shape)),
  ExamQuestionRemoved: defineEvent(1, oneQuestion),
  ExamQuestionsReordered: defineEvent(
    1,
    exam.extend({ questions: z.array(question.pick({ questionId: true, orderIndex: true })).min(1) }),
  ),
  /** Counts no longer, in no attempt of any version; the worker then rescores what is complete. */
  ExamQuestionVoided: defineEvent(1, oneQuestion),
};

export const examAttemptEvents = {
  ExamAttemptStarted: defineEvent(
    1,
    attempt.extend({
      /** Version of the exam's stream that this attempt is held by, whatever happens to the exam. */
      examVersion: z.int().positive(),
      /** Which try of this student at this exam, from 1. */
      ordinal: z.int().positive(),
      startedAt: z.iso.datetime(),
      deadline: z.iso.datetime(),
    }),
  ),
  /** `savedAt` is the clock the deadline was judged by: the server's at the request's first byte. Null clears the answer. */
  ExamAnswerSaved: defineEvent(
    1,
    attempt.extend({ questionId: entityId, selectedAnswer: count.nullable(), savedAt: z.iso.datetime() }),
  ),
  ExamAttemptCompleted: defineEvent(
    1,
    attempt.extend({
      reason: z.enum(['submitted', 'time-expired', 'auto-answered']),
      /** Never after the deadline. */
      finishedAt: z.iso.datetime(),
      /** Whole seconds from start to finish, by the server's clock. */
      timeElapsed: count,
      ...figures,
    }),
  ),
  ExamAttemptRescored: defineEvent(
    1,
    attempt.extend({
      reason: z.literal('question-voided'),
      /** Which voiding brought this about. */
      questionIds: z.array(entityId).min(1),
      rescoredAt: z.iso.datetime(),
      previousScore: figures.paesScore,
      ...figures,
    }),
  ),
};

export type ExamEvent = EventOf<typeof examEvents>;
export type ExamAttemptEvent = EventOf<typeof examAttemptEvents>;
