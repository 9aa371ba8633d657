import { dayNumber } from './calendar.ts';

/**
 * Days in a row with study, counted back from today, or from yesterday while today is still open.
 *
 * @param studyDays days of Chile's calendar, `YYYY-MM-DD`, in any order
 * @returns whole days; 0 when the last study day is before yesterday
 * @throws RangeError when a day is not a calendar day
 */
export const currentStreak = (studyDays: Iterable<string>, today: string): number => {
  const studied = new Set([...studyDays].map(dayNumber));
  const now = dayNumber(today);
  const last = studied.has(now) ? now : now - 1;
  let length = 0;
  while (studied.has(last - length)) length += 1;
  return length;
};
