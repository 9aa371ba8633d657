import { dayNumber } from '@matraz/domain/practice/calendar';

/** Day 0 is 1 January 1970. A date format of the browser costs a slow phone tens of milliseconds. */
const weekdays = ['jueves', 'viernes', 'sábado', 'domingo', 'lunes', 'martes', 'miércoles'];

/** Days that the message stays. */
const TOLD_FOR = 2;

/**
 * Tells that a freeze kept the streak. Null when no freeze was used in the last days.
 *
 * @param used days that used a freeze, in order
 * @param today in Chile
 */
export const freezeMessage = (used: readonly string[] | undefined, today: string): string | null => {
  const days = (used ?? []).map(dayNumber).filter((day) => day >= dayNumber(today) - TOLD_FOR);
  if (days.length === 0) return null;
  const names = days.map((day) => `el ${weekdays[day % 7]}`).join(' y ');
  return `Tu racha sigue: usamos ${days.length === 1 ? 'un protector' : 'protectores'} ${names}.`;
};
