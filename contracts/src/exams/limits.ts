/** This file has no schemas, so the browser can import it. */

import type { ExamArea } from '../syllabus.ts';

/** In the order of the real test. Shown as Biología, Física, Química. */
export const examSubjects = ['Biology', 'Physics', 'Chemistry'] as const;
export type ExamSubject = (typeof examSubjects)[number];

/** The forms of an exam on paper. Each has its own order of questions and options; form A has that of the exam. */
export const paperForms = ['A', 'B', 'C', 'D'] as const;
export type PaperForm = (typeof paperForms)[number];

/** Seconds that a sitting on paper takes. */
export const paperSeconds = { min: 60, max: 24 * 60 * 60 } as const;

/** Maximum number of sheets of one request. */
export const mostPaperSheets = 200;

/** Which attempt of a student counts in the results of a class. */
export const chosenAttempts = ['first', 'best', 'last'] as const;
export type ChosenAttempt = (typeof chosenAttempts)[number];

/** Number of options of an exam question. The form asks for at least two, the bulk text for one. */
export const examOptions = { min: 1, minSingle: 2, max: 5, letters: 'ABCDE' } as const;

/** Seconds. An answer counts when its first byte reaches the server at most this long after the deadline. */
export const answerGrace = 2;

/**
 * Size of the real PAES test. A test exam has the same proportions. `areas`: 18 questions of each common part and 26 of the mention.
 *
 * Source: DEMRE, as the skills of `syllabus.ts`, admission process 2025.
 */
export const realExam = {
  questions: 80,
  pilots: 5,
  seconds: 160 * 60,
  areas: { Biology: 18, Physics: 18, Chemistry: 18, elective: 26 } satisfies Record<ExamArea, number>,
} as const;

/** Maximum number of questions of one exam. */
export const mostExamQuestions = 500;

/**
 * Maximum length of the exam's texts, in characters. `reason`: why a question was corrected. `roomReason`: why staff changed a running
 * attempt. `roomMessage`: what staff writes to a student during the exam.
 */
export const examTexts = { title: 160, description: 2_000, reason: 500, roomReason: 300, roomMessage: 300 } as const;

/** Limits in seconds: `min` and `max` hold for one command of staff, `total` for all commands about an attempt. */
export const extraTime = { min: 60, max: 120 * 60, total: 24 * 60 * 60 } as const;

/**
 * Seconds. How often the page of a running attempt tells that it is there, and after how long without a sign its contact counts as lost:
 * two lost signs and a slow third one are no loss.
 */
export const contact = { every: 10, lostAfter: 30 } as const;

/** Why the page of an attempt was not heard of. */
export const contactCauses = ['server', 'connection'] as const;

/** Maximum number of losses of contact that are noted of one attempt. */
export const mostContactLosses = 50;

/** Seconds. After a week, in which a class meets again, the time of a paused attempt runs by itself. */
export const longestPause = 7 * 24 * 60 * 60;

/** Seconds. An attempt that ended longer ago is not reopened. */
export const longestReopening = 7 * 24 * 60 * 60;

/** Maximum number of attempts of one command of the live room. */
export const mostRoomAttempts = 1_000;

/** Maximum number of messages to one attempt. */
export const mostRoomMessages = 50;

/** Maximum duration in seconds: a year. */
export const longestExam = 31_536_000;

/** Maximum number of answer changes in one attempt. No student needs as many; it keeps a program from filling the log. */
export const mostAnswerChanges = 10_000;

/** The largest number of replaced answers that an answer names. It names the latest ones. */
export const mostReplacedAnswers = 20;

/** The number of changes that the timeline of an attempt shows. It shows the first ones. */
export const mostShownChanges = 400;
