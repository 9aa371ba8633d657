const DAY = 24 * 60 * 60 * 1000;

const santiago = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Santiago',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in continental Chile at an instant, `YYYY-MM-DD`. */
export const chileDay = (instant: Date): string => {
  const part = Object.fromEntries(santiago.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
};

/**
 * Days since 1970-01-01, so that neighbours differ by one whatever the clocks did between them.
 * @throws RangeError when the text is no day of the calendar
 */
export const dayNumber = (day: string): number => {
  const midnight = new Date(`${day}T00:00:00Z`);
  // Some engines roll 30 February over into March instead of refusing it; toISOString throws on what is no date at all.
  if (midnight.toISOString().slice(0, 10) !== day) throw new RangeError(`Not a day of the calendar: ${day}`);
  return midnight.getTime() / DAY;
};

/** @param days whole days, backwards when negative @throws RangeError when the text is no day of the calendar */
export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * DAY).toISOString().slice(0, 10);
