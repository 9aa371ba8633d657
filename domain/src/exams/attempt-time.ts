import type { ContactLoss } from './contact-losses.ts';
import { closingTime, secondsBetween } from './exam-time.ts';

/** Milliseconds since 1970. */
export interface Pause {
  from: number;
  to: number;
}

/** What staff did to an attempt, and its breaks, as far as later decisions need it. */
export interface RoomState {
  /** ISO 8601. Null: the time runs. */
  pausedAt: string | null;
  /** ISO 8601. When the student's break is over at the latest. Null: no break, or a pause of staff. */
  breakEndsAt: string | null;
  /** Milliseconds of breaks that the student took. */
  breakTaken: number;
  /** The pauses that ended, in order. */
  pauses: readonly Pause[];
  /** The seconds that staff added. */
  extraSeconds: number;
  messages: number;
  /** When the page was not heard of, in order. */
  losses: readonly ContactLoss[];
  /** When staff reopened the attempt last. ISO 8601; absent: never. */
  reopenedAt?: string;
}

/** Shared by all attempts that staff did not touch. */
export const untouched: RoomState = {
  pausedAt: null,
  breakEndsAt: null,
  breakTaken: 0,
  pauses: [],
  extraSeconds: 0,
  messages: 0,
  losses: [],
};

/** Milliseconds. A shorter break counts as this long, so that their number has a limit. */
const shortestBreak = 60_000;

/** Milliseconds that a break takes of what the student has. @param length milliseconds */
export const countedBreak = (length: number): number => Math.max(shortestBreak, length);

interface Timed {
  /** ISO 8601, as `deadline`. */
  startedAt: string;
  deadline: string;
  room: RoomState;
}

/** Milliseconds of these pauses before a time. */
const pausedBefore = (pauses: readonly Pause[], at: number): number =>
  pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - from), 0);

/** The time as a clock would show it that stands still in the pauses. @param at milliseconds since 1970 */
export const withoutPauses = (pauses: readonly Pause[], at: number): number => at - pausedBefore(pauses, at);

/** All pauses, also the present one. */
export const pausesOf = ({ pausedAt, pauses }: RoomState): readonly Pause[] =>
  pausedAt === null ? pauses : [...pauses, { from: Date.parse(pausedAt), to: Number.POSITIVE_INFINITY }];

/** Milliseconds of the present pause. 0 after the clock was set back. */
const presentPause = ({ room: { pausedAt } }: Timed, now: Date): number =>
  pausedAt === null ? 0 : Math.max(0, now.getTime() - Date.parse(pausedAt));

/** The deadline if a pause ends now. During a pause it moves on with the clock. ISO 8601 */
export const deadlineAt = (attempt: Timed, now: Date): string => {
  const pause = presentPause(attempt, now);
  return pause === 0 ? attempt.deadline : new Date(Date.parse(attempt.deadline) + pause).toISOString();
};

export const isPaused = ({ room }: Timed): boolean => room.pausedAt !== null;

/** True: the attempt is not over yet. An attempt in a pause never is. */
export const hasTimeLeft = (attempt: Timed, now: Date): boolean =>
  isPaused(attempt) || now < closingTime(attempt.deadline);

/** Whole seconds from the start to this time without the pauses. @param finishedAt at the latest `now` */
export const elapsedSeconds = (attempt: Timed, finishedAt: Date, now: Date): number => {
  const ended = attempt.room.pauses.reduce((sum, { from, to }) => sum + to - from, 0);
  return secondsBetween(attempt.startedAt, new Date(finishedAt.getTime() - ended - presentPause(attempt, now)));
};
