import { chileDay } from '@matraz/domain/practice/calendar';

const mostHours = 10_000;
const dayOfHour = new Map<string, string>();

/**
 * The day in Chile of an instant. Midnight in Chile is a full hour of UTC, so the day is cached by hour: Intl is slow.
 *
 * @param instant ISO 8601, UTC
 */
export const studyDayOf = (instant: string): string => {
  const hour = instant.slice(0, 13);
  const known = dayOfHour.get(hour);
  if (known) return known;
  if (dayOfHour.size >= mostHours) dayOfHour.clear();
  const day = chileDay(new Date(instant));
  dayOfHour.set(hour, day);
  return day;
};
