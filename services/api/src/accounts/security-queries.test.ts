import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startSharedTestApi();
});
afterAll(() => api.close());

test('a refused access is noted with its source, and only the account itself reads it', async () => {
  const [student, other] = [await api.account(), await api.account()];
  await student.post('/api/admin/topics', {});
  const events = () => student.get('/api/user/security-events');
  await vi.waitUntil(async () => (await events()).body.length > 0);
  expect((await events()).body).toMatchObject([
    { kind: 'access-refused', times: 1, by: 'self', source: { isThisBrowser: true, isThisAddress: true } },
  ]);
  expect((await other.get('/api/user/security-events')).body).toEqual([]);
  expect((await api.visitor.get('/api/user/security-events')).status).toBe(401);
});
