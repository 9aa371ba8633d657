import { expect, test } from 'vitest';
import { studyMinutes } from './study-minutes.ts';

test.each([
  [{ answers: 10, lessons: 0, examSeconds: 0 }, 5],
  [{ answers: 1, lessons: 0, examSeconds: 0 }, 1],
  [{ answers: 4, lessons: 2, examSeconds: 0 }, 8],
  [{ answers: 0, lessons: 0, examSeconds: 122 }, 2],
  [{ answers: 0, lessons: 0, examSeconds: 0 }, 0],
])('%o are about %i minutes', (amounts, minutes) => {
  expect(studyMinutes(amounts)).toBe(minutes);
});
