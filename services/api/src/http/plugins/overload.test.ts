import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { type Client, clientOf } from '../../testing/client.ts';
import type { TestAccount } from '../../testing/test-account.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let student: Client & TestAccount;
beforeAll(async () => {
  api = await startSharedTestApi();
  student = await api.account();
});
afterAll(() => api.close());

/** Blocks the event loop, as work does that takes long. */
const block = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('while the event loop is late, requests are refused at once, and told when to come back', async () => {
  const app = buildApp({ ...api.deps, mostDelayMs: 200 });
  const client = clientOf(app, student.cookie);
  expect((await client.get('/api/user/stats')).status).toBe(200);
  const refused = await expect
    .poll(async () => {
      // The delay is a mean over half a second. Between two blocks there is no time in which it could fall.
      for (let count = 0; count < 3; count++) {
        block(600);
        await new Promise((resolve) => setTimeout(resolve));
      }
      const reply = await client.get('/api/user/stats');
      return reply.status === 503 && reply;
    })
    .toBeTruthy()
    .then(() => client.get('/api/user/stats'));
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect((await client.get('/healthz')).status).toBe(200);
  await expect.poll(async () => (await client.get('/api/user/stats')).status).toBe(200);
  await app.close();
});

test('without a limit nothing is refused', async () => {
  const app = buildApp(api.deps);
  block(700);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect((await clientOf(app, student.cookie).get('/api/user/stats')).status).toBe(200);
  await app.close();
});
