const DAY = 24 * 60 * 60 * 1000;

let format: Intl.DateTimeFormat | undefined;
/** Made at the first use, because it takes a slow phone tens of milliseconds. */
const santiago = () => {
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Santiago',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format;
};

/** The calendar day in continental Chile at a point in time, `YYYY-MM-DD`. */
export const chileDay = (instant: Date): string => {
  const part = Object.fromEntries(
    santiago()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}`;
};

let hourFormat: Intl.DateTimeFormat | undefined;

/** The hour of the day in continental Chile, 0 to 23. */
export const chileHour = (instant: Date): number => {
  hourFormat ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/Santiago', hour: 'numeric', hourCycle: 'h23' });
  return Number(hourFormat.format(instant));
};

/**
 * Days since 1970-01-01. Two consecutive days differ by one, also when the clocks change.
 * @throws RangeError when the text is not a calendar day
 */
export const dayNumber = (day: string): number => {
  const midnight = new Date(`${day}T00:00:00Z`);
  // Some engines turn 30 February into a day of March. toISOString throws on an invalid date.
  if (midnight.toISOString().slice(0, 10) !== day) throw new RangeError(`Not a day of the calendar: ${day}`);
  return midnight.getTime() / DAY;
};

/** @param days whole days; negative: backwards @throws RangeError when the text is not a calendar day */
export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * DAY).toISOString().slice(0, 10);
