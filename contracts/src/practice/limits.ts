/** This file has no schemas, so the browser can import it. */

/** Answers of a student to one question. A script could otherwise fill the log, from which nothing is deleted. */
export const mostAnswersADay = 50;

/** The share of right answers with which a topic is passed. Below it a topic is weak. */
export const passedShare = 0.7;

/** Maximum number of questions of one round. */
export const reviewRound = { mistakes: 50, due: 20 } as const;

/** Limits of a student's own goals. The score is a PAES score. `usual` is assumed for who chose no minutes. */
export const goalLimits = {
  goalScore: { min: 100, max: 1_000 },
  minutesADay: { min: 5, max: 240, usual: 15 },
} as const;

/** Days of one request for activity. The maximum is 53 weeks. */
export const activityDays = { max: 371, default: 84 } as const;

/** Why a student reports a question. */
export const reportReasons = ['wrong-key', 'unclear', 'typo', 'picture', 'explanation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Characters of a report and of its answer. */
export const reportText = { max: 1_000 } as const;

/** Minutes of a recommended practice. */
export const recommendedMinutes = { min: 1, max: 60, default: 5 } as const;

/** Maximum number of topics that one request for a recommended practice may name. */
export const mostRecommendedTopics = 50;

/** Hours of the day that a reminder can have. It must not wake a student. */
export const reminderHours = { earliest: 6, latest: 22, usual: 18 } as const;

/** What a student can write in one lesson, and in how many lessons. All but `highlights` and `lessons` are characters. */
export const lessonNoteLimits = { note: 5_000, highlights: 100, quote: 1_000, context: 40, lessons: 1_000 } as const;
