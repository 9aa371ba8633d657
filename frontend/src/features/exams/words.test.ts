import { expect, test } from 'vitest';
import { dayAndTime } from './words.ts';

test('a moment is told in the time of Chile, whatever the zone of the device', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'Asia/Tokyo';
  try {
    expect(new Date('2026-11-03T02:30:00Z').getHours()).toBe(11);
    expect(dayAndTime('2026-11-03T02:30:00Z')).toBe('2 de noviembre a las 23:30');
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
