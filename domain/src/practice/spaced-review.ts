import { FSRSAlgorithm, type FSRSState, Rating } from 'ts-fsrs';
import { addDays, dayNumber } from './calendar.ts';

/**
 * FSRS-6 with its published parameters and a target recall of 90 %. It has no fuzz, so the same history gives the same schedule.
 * Intervals are whole days, at most half a year, because the test takes place every year.
 */
const fsrs = new FSRSAlgorithm({ enable_fuzz: false, enable_short_term: false, maximum_interval: 180 });

/** An answer that counts for the schedule. */
export interface Review {
  /** A day of Chile's calendar, `YYYY-MM-DD`. */
  day: string;
  correct: boolean;
}

export interface ReviewSchedule {
  /** The first day on which the question is due, `YYYY-MM-DD`. */
  dueOn: string;
  /** Days until recall falls to 90 %. */
  stability: number;
  /** 1 (easy) to 10. */
  difficulty: number;
}

/**
 * When a question should be asked again. Only the first answer of a day counts: after it the student has seen the key. A correct
 * answer is rated Good, a wrong one Again.
 *
 * @param reviews sorted by day; a review on the same day as the one before does not count
 * @returns null without reviews
 * @throws RangeError when a day is not a calendar day
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

/** @param today `YYYY-MM-DD` */
export const isDue = ({ dueOn }: ReviewSchedule, today: string): boolean => dueOn <= today;

/** Sorts by due day; on the same day the lower stability comes first. */
export const byUrgency = (one: ReviewSchedule, other: ReviewSchedule): number =>
  dayNumber(one.dueOn) - dayNumber(other.dueOn) || one.stability - other.stability;
