import { expect, test } from 'vitest';
import { answerSeconds } from './answer-seconds.ts';

test.each([
  ['no answer', [], []],
  ['the first one counts from the start', [41_900], [41]],
  ['each other one counts from the one before it', [40_000, 100_400, 130_000], [40, 60, 29]],
  ['the order is that of the times', [100_400, 40_000, 130_000], [60, 40, 29]],
  ['two at the same time', [40_000, 40_000], [40, 0]],
  ['a break counts as 600 seconds', [600_999, 2_000_000], [600, 600]],
])('%s', (_, firstChosenAfter, seconds) => {
  expect(answerSeconds(firstChosenAfter)).toEqual(seconds);
});
