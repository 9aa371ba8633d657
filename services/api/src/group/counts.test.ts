import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { countTogether, createRequestCounts } from './counts.ts';

const minute = 60_000;
const limit = 1_200;

type Count = ReturnType<typeof countTogether>;

/** What the first process hears. */
let addRequests: ReturnType<typeof createRequestCounts>;
let ana: Count;
let beto: Count;
beforeEach(() => {
  addRequests = vi.fn(createRequestCounts());
  [ana, beto] = [countTogether(addRequests), countTogether(addRequests)];
});

/** @returns the count after the last request */
const count = async (process: Count, requests: number): Promise<number> => {
  let last = 0;
  for (let n = 0; n < requests; n++) last = (await process('GET /a', 'user', minute, limit)).current;
  return last;
};

test('the first process hears a twentieth of a large limit at once, and each process then knows the requests of the others', async () => {
  expect(await count(ana, 59)).toBe(59);
  expect(addRequests).not.toHaveBeenCalled();
  expect(await count(ana, 1)).toBe(60);
  expect(addRequests).toHaveBeenCalledExactlyOnceWith('GET /a', 'user', minute, 60);
  expect(await count(beto, 59)).toBe(59);
  expect(await count(beto, 1)).toBe(120);
  expect(await count(beto, 1)).toBe(121);
});

test('two processes allow the limit and at most a twentieth more', async () => {
  let allowed = 0;
  const ask = async (process: Count) => {
    if ((await count(process, 1)) <= limit) allowed += 1;
  };
  for (let n = 0; n < limit; n++) await Promise.all([ask(ana), ask(beto)]);
  expect(allowed).toBeGreaterThanOrEqual(limit);
  expect(allowed).toBeLessThan(limit + limit / 20);
});

test('each minute has its own count', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await count(ana, 60);
  expect(await count(beto, 60)).toBe(120);
  vi.advanceTimersByTime(minute);
  expect(await count(beto, 1)).toBe(1);
  expect(await beto('GET /a', 'user', minute, limit)).toEqual({ current: 2, ttl: minute });
});

test('the window of a process ends with the one of the first process, whenever it began', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await count(ana, 120);
  vi.advanceTimersByTime(minute / 2);
  expect(await count(beto, 60)).toBe(180);
  expect(await beto('GET /a', 'user', minute, limit)).toEqual({ current: 181, ttl: minute / 2 });
  vi.advanceTimersByTime(minute / 2);
  expect(await count(beto, 1)).toBe(1);
  expect(await count(ana, 60)).toBe(60);
  expect(await count(beto, 59)).toBe(120);
});

test('a small limit is exact, because the first process hears each request', async () => {
  const counts = [];
  for (let n = 0; n < 3; n++)
    for (const process of [ana, beto]) counts.push((await process('GET /a', 'user', minute, 39)).current);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('among more clients than fit into memory', () => {
  const students = 25_000;
  /** Each student makes two calls. */
  const callOften = async (countRequest: ReturnType<typeof createRequestCounts>, between: () => Promise<unknown>) => {
    for (let student = 0; student < students; student += 1) {
      await countRequest('GET /a', `student ${student}`, minute, 1);
      await countRequest('GET /b', `student ${student}`, minute, 1);
      if (student % 1_000 === 0) await between();
    }
  };

  test('one that asks often is counted on, and one that asked once is forgotten', async () => {
    const countRequest = createRequestCounts();
    await callOften(countRequest, () => countRequest('GET /a', 'often', minute, 1));
    expect((await countRequest('GET /a', 'often', minute, 1)).current).toBe(students / 1_000 + 1);
    expect((await countRequest('GET /a', 'student 0', minute, 1)).current).toBe(1);
  });

  test('registrations are counted for a quarter of an hour', async () => {
    const countRequest = createRequestCounts();
    await countRequest('POST /register', 'school', 15 * minute, 99);
    await callOften(countRequest, async () => {});
    expect((await countRequest('POST /register', 'school', 15 * minute, 1)).current).toBe(100);
  });
});
