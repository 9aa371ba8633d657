import { answerGrace } from '@matraz/contracts/exams/limits';

/** The latest time at which an answer may reach the server. @param deadline ISO 8601 */
export const lastAnswerTime = (deadline: string): Date => new Date(Date.parse(deadline) + answerGrace * 1000);

/** Milliseconds from the first byte of an answer until it is in the log. */
const processing = 150;

/** The time after which no more answers are saved: the attempt can be completed. @param deadline ISO 8601 */
export const closingTime = (deadline: string): Date => new Date(lastAnswerTime(deadline).getTime() + processing);

/** @returns whole seconds, rounded down, never below 0 */
export const secondsBetween = (start: string, end: Date): number =>
  Math.max(0, Math.floor((end.getTime() - Date.parse(start)) / 1000));
