import { answerGrace, timeWarning } from '@matraz/contracts/exams/limits';

/** @param deadline ISO 8601 @returns whole seconds, never below 0; 0 only once the deadline is reached */
export const secondsLeft = (deadline: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(deadline) - now.getTime()) / 1000));

/** Time for the warning. @param seconds left */
export const isRunningOut = (seconds: number): boolean => seconds < timeWarning;

/** 'Xh Ym', 'Xm Ys' or 'Xs'. @param seconds whole, not negative */
export const durationText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
  return minutes > 0 ? `${minutes}m ${seconds % 60}s` : `${seconds}s`;
};

/** The last moment at which an answer may reach the server. @param deadline ISO 8601 */
export const lastMoment = (deadline: string): Date => new Date(Date.parse(deadline) + answerGrace * 1000);

/** For an answer whose first byte arrived in the last moment: until it is decided on and in the log. Milliseconds. */
const underWay = 150;

/** From when on nobody waits for an answer any more: time is over for good. @param deadline ISO 8601 */
export const closing = (deadline: string): Date => new Date(lastMoment(deadline).getTime() + underWay);

/** @returns whole seconds begun and ended between the two, never below 0 */
export const secondsBetween = (start: string, end: Date): number =>
  Math.max(0, Math.floor((end.getTime() - Date.parse(start)) / 1000));
