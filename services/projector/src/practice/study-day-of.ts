import { chileDay } from '@matraz/domain/practice/calendar';

const mostHours = 10_000;
const dayOfHour = new Map<string, string>();

/**
 * Chile's midnight falls on a full hour of UTC, so all instants of such an hour share their day; asking Intl for each is slow.
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
