import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startSharedTestApi();
});
afterAll(() => api.close());

test('of many tabs that ask for a moment at the same time one shows it, and none shows it later', async () => {
  const student = await api.account();
  const claim = (kind: string, upTo: number) => student.post('/api/user/moments', { kind, upTo });
  const replies = await Promise.all(Array.from({ length: 12 }, () => claim('level', 3)));
  expect(replies.filter(({ body }) => body.isNew)).toHaveLength(1);
  const isNew = async (kind: string, upTo: number) => (await claim(kind, upTo)).body.isNew;
  expect(await isNew('level', 3)).toBe(false);
  expect(await isNew('level', 2)).toBe(false);
  expect(await isNew('level', 4)).toBe(true);
  expect(await isNew('best-score', 3)).toBe(true);
});

test('moments are those of the own account, and of known kinds', async () => {
  const [ana, eva] = [await api.account(), await api.account()];
  for (const student of [ana, eva])
    expect((await student.post('/api/user/moments', { kind: 'level', upTo: 2 })).body).toEqual({ isNew: true });
  expect((await ana.post('/api/user/moments', { kind: 'otro', upTo: 2 })).status).toBe(400);
  expect((await ana.post('/api/user/moments', { kind: 'level', upTo: -1 })).status).toBe(400);
});
