import { answerGrace } from '@matraz/contracts/exams/limits';

/** The last moment at which an answer may reach the server. @param deadline ISO 8601 */
export const lastAnswerTime = (deadline: string): Date => new Date(Date.parse(deadline) + answerGrace * 1000);

/** For an answer whose first byte arrived in the last moment: until it is decided on and in the log. Milliseconds. */
const underWay = 150;

/** From when on nobody waits for an answer any more: time is over for good. @param deadline ISO 8601 */
export const closingTime = (deadline: string): Date => new Date(lastAnswerTime(deadline).getTime() + underWay);

/** @returns whole seconds begun and ended between the two, never below 0 */
export const secondsBetween = (start: string, end: Date): number =>
  Math.max(0, Math.floor((end.getTime() - Date.parse(start)) / 1000));
