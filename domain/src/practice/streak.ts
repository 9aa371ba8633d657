import { addDays, dayNumber } from './calendar.ts';

/** Study days that save one freeze. */
export const daysPerFreeze = 7;

/** A weekend. With more of them a streak would say little about studying. */
export const mostFreezes = 2;

export interface Streak {
  /** Days with study. A frozen day keeps the streak and does not count. */
  days: number;
  /** The first and the latest day with study. Null without a streak. */
  since: string | null;
  latest: string | null;
  savedFreezes: number;
  /** Study days until the next freeze is saved. 0 when no more are kept. */
  untilNextFreeze: number;
  /** Missed days of this streak that used a freeze, in order. */
  frozenDays: string[];
}

interface Count {
  days: number;
  since: number;
  saved: number;
  /** Study days since the last freeze was saved. They stay when a streak ends. */
  collected: number;
  frozen: number[];
}

const studyOn = (count: Count, day: number): Count => {
  const collected = count.saved < mostFreezes ? count.collected + 1 : 0;
  const isSaved = collected === daysPerFreeze;
  return {
    ...count,
    days: count.days + 1,
    since: count.days === 0 ? day : count.since,
    saved: count.saved + (isSaved ? 1 : 0),
    collected: isSaved ? 0 : collected,
  };
};

/** Each missed day uses a freeze. Without one the streak ends. */
const miss = (count: Count, from: number, until: number): Count => {
  if (from >= until || count.days === 0) return count;
  if (until - from > count.saved) return { ...count, days: 0, saved: 0, frozen: [] };
  const missed = Array.from({ length: until - from }, (_, n) => from + n);
  return { ...count, saved: count.saved - missed.length, frozen: [...count.frozen, ...missed] };
};

const toDay = (number: number) => addDays('1970-01-01', number);

/**
 * The streak until today, or until yesterday while today is open. It follows from the study days alone.
 *
 * @param studyDays days of Chile's calendar, `YYYY-MM-DD`, in any order. Days after today do not count.
 * @throws RangeError when a day is not a calendar day
 * @see docs/decisions/streak-freezes.md
 */
export const streakAt = (studyDays: Iterable<string>, today: string): Streak => {
  const now = dayNumber(today);
  const studied = [...new Set([...studyDays].map(dayNumber))].filter((day) => day <= now).sort((a, b) => a - b);
  let count: Count = { days: 0, since: now, saved: 0, collected: 0, frozen: [] };
  let next = now;
  for (const day of studied) {
    count = studyOn(miss(count, next, day), day);
    next = day + 1;
  }
  const { days, since, saved, collected, frozen } = miss(count, next, now);
  return {
    days,
    since: days === 0 ? null : toDay(since),
    latest: days === 0 ? null : toDay(next - 1),
    savedFreezes: saved,
    untilNextFreeze: saved < mostFreezes ? daysPerFreeze - collected : 0,
    frozenDays: frozen.map(toDay),
  };
};
