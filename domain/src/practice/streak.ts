import { dayNumber } from './calendar.ts';

/**
 * Days in a row with study, counted back from today, or from yesterday while today is still open.
 *
 * @param studyDays the student's days by Chile's calendar, `YYYY-MM-DD`, in any order
 * @returns whole days; 0 when the last one is before yesterday
 * @throws RangeError when a day is not on the calendar
 */
export const currentStreak = (studyDays: Iterable<string>, today: string): number => {
  const studied = new Set([...studyDays].map(dayNumber));
  const now = dayNumber(today);
  const last = studied.has(now) ? now : now - 1;
  let length = 0;
  while (studied.has(last - length)) length += 1;
  return length;
};
