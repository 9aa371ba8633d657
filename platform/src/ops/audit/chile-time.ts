import { chileLocal, instantOfChile } from '@matraz/domain/practice/chile-clock';
import { InvalidArgumentError } from 'commander';

/** Date and time in continental Chile: `2026-03-01 12:00:00`. */
export const chileTime = (instant: string | Date): string => chileLocal(new Date(instant)).replace('T', ' ');

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
  const instant = isLocal ? instantOfChile(text) : new Date(text);
  if (Number.isNaN(instant.getTime()) || !/T/.test(text))
    throw new InvalidArgumentError('Debe ser una fecha y hora, como 2026-03-01T12:00.');
  return instant;
};

/** Hours, minutes and seconds since a start: `1:02:03`. */
export const elapsed = (from: string, to: string): string => {
  const seconds = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 1_000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return [Math.floor(seconds / 3_600), ...parts].join(':');
};
