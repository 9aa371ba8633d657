import { parseBulkTextInSteps } from '@matraz/formats/bulk/practice-text';
import { afterEach, expect, test, vi } from 'vitest';
import { runInSlices } from './run-in-slices.ts';

afterEach(() => vi.restoreAllMocks());

const text = Array.from(
  { length: 2_500 },
  (_, n) => `PREGUNTA: ¿${n}? ${'x'.repeat(400)}\nA) a\nB) b *\nC) c\nD) d\nEXPLICACIÓN: Es b.`,
).join('\n---\n');

/** The page gets a turn whenever the clock says that a slice is over. Here each look at the clock takes 1 ms. */
test('a bulk text of 2,500 questions is read in slices, and the page has its turn after each', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  let turns = 0;
  let isRunning = true;
  const page = () => {
    turns += 1;
    if (isRunning) setTimeout(page);
  };
  setTimeout(page);
  const progress: number[] = [];
  const result = await runInSlices(parseBulkTextInSteps(text), { onProgress: (part) => progress.push(part) });
  isRunning = false;
  expect(text.length).toBeGreaterThan(1_100_000);
  expect(result?.ok && result.questions.length).toBe(2_500);
  // A slice of 10 ms has 10 questions, and the look at the clock for its start is one more.
  expect(progress.length).toBeGreaterThan(200);
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
  expect(turns).toBeGreaterThanOrEqual(progress.length);
});

test('an aborted reading ends after its slice', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const abort = new AbortController();
  const onProgress = vi.fn(() => abort.abort());
  expect(await runInSlices(parseBulkTextInSteps(text), { onProgress, signal: abort.signal })).toBeNull();
  expect(onProgress).toHaveBeenCalledTimes(1);
});
