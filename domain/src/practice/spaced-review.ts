import { FSRSAlgorithm, type FSRSState, Rating } from 'ts-fsrs';
import { addDays, dayNumber } from './calendar.ts';

/**
 * FSRS-6 with its published parameters and 90 % as the wished recall. No fuzz: one history, one schedule. No steps of minutes: a
 * question comes back on another day, and within half a year, because the test comes every year.
 */
const fsrs = new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 });

/** An answer that counts for the schedule. */
export interface Review {
  /** By Chile's calendar, `YYYY-MM-DD`. */
  day: string;
  correct: boolean;
}

export interface ReviewSchedule {
  /** The day from which on the question should be asked again, `YYYY-MM-DD`. */
  dueOn: string;
  /** Days until recall falls to 90 %. */
  stability: number;
  /** 1 (easy) to 10. */
  difficulty: number;
}

/**
 * When a question should be asked again. The first answer of a day counts, right as Good and wrong as Again: whoever answers
 * once more on the same day has just been shown the key.
 *
 * @param reviews in the order of their days; what is not later than the one before counts nothing
 * @returns null without any
 * @throws RangeError when a day is not on the calendar
 * @see docs/decisions/spaced-review.md
 */
export const reviewSchedule = (reviews: Iterable<Review>): ReviewSchedule | null => {
  let memory: FSRSState | null = null;
  let last = '';
  for (const { day, correct } of reviews) {
    if (day <= last) continue;
    const elapsed = memory === null ? 0 : dayNumber(day) - dayNumber(last);
    memory = fsrs.next_state(memory, elapsed, correct ? Rating.Good : Rating.Again);
    last = day;
  }
  return memory && { ...memory, dueOn: addDays(last, fsrs.next_interval(memory.stability, 0)) };
};

/** Due for the whole of its day, not from the hour of the last answer on. @param today `YYYY-MM-DD` */
export const isDue = ({ dueOn }: ReviewSchedule, today: string): boolean => dueOn <= today;

/** For sorting: the most overdue first, of one day the one most likely forgotten. */
export const byUrgency = (one: ReviewSchedule, other: ReviewSchedule): number =>
  dayNumber(one.dueOn) - dayNumber(other.dueOn) || one.stability - other.stability;
