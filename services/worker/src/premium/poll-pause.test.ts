import { expect, test } from 'vitest';
import { pollPause } from './poll-pause.ts';

const minuteMs = 60_000;
test.each([
  [-1, 20_000],
  [0, 20_000],
  [minuteMs, 20_000],
  [4 * minuteMs, minuteMs],
  [60 * minuteMs, 15 * minuteMs],
  [24 * 60 * minuteMs, 60 * minuteMs],
])('a purchase of %d ms ago is asked for every %d ms', (age, pause) => expect(pollPause(age)).toBe(pause));
