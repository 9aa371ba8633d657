import { InvalidArgumentError } from 'commander';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Santiago',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Date and time in continental Chile: `2026-03-01 12:00:00`. */
export const chileTime = (instant: string | Date): string => format.format(new Date(instant));

/** Milliseconds by which Chile's clocks are ahead of UTC; negative. */
const offsetAt = (instant: number): number =>
  Date.parse(`${chileTime(new Date(instant)).replace(' ', 'T')}Z`) - Math.floor(instant / 1_000) * 1_000;

const local = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a point in time: `2026-03-01T12:00` by Chile's clocks, the same with `Z` or an offset, or a day, which means its end.
 *
 * @throws InvalidArgumentError when the text is none of these
 */
export const instantOf = (text: string): Date => {
  if (day.test(text)) return instantOf(`${text}T23:59:59`);
  const isLocal = local.test(text);
  const instant = Date.parse(isLocal ? `${text}Z` : text);
  if (Number.isNaN(instant) || !/T/.test(text))
    throw new InvalidArgumentError('Debe ser una fecha y hora, como 2026-03-01T12:00.');
  if (!isLocal) return new Date(instant);
  // The offset is the one at the result. The first guess may be on the other side of a clock change.
  return new Date(instant - offsetAt(instant - offsetAt(instant)));
};

/** Hours, minutes and seconds since a start: `1:02:03`. */
export const elapsed = (from: string, to: string): string => {
  const seconds = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1_000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return [Math.floor(seconds / 3_600), ...parts].join(':');
};
