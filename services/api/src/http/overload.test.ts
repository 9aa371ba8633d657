import { makeTopic } from '@matraz/application/testing/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { type Client, clientOf } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';
import { createWorkLimit } from './work-limit.ts';

let api: TestApi;
let student: Client & TestAccount;
let questions: string[];
beforeAll(async () => {
  api = await startSharedTestApi();
  student = await api.account();
  ({ questions } = await makeTopic(await api.account({ admin: true }), { questions: 3 }));
});
afterAll(() => api.close());

/** An api that works on two requests at a time. `/api/courses` waits until the test lets it end. */
const startBusyApi = (more: Partial<TestApi['deps']> = {}) => {
  const held = Promise.withResolvers<void>();
  let waiting = 0;
  const outline: TestApi['deps']['catalog']['outline'] = async (...given) => {
    waiting += 1;
    await held.promise;
    return api.deps.catalog.outline(...given);
  };
  const app = buildApp({
    ...api.deps,
    workLimit: createWorkLimit(2),
    catalog: { ...api.deps.catalog, outline },
    ...more,
  });
  const client = clientOf(app, student.cookie);
  return { app, client, release: held.resolve, untilWaiting: (n: number) => expect.poll(() => waiting).toBe(n) };
};

test('more requests than the process works on are refused at once, and tell when to come back', async () => {
  const { app, client, release, untilWaiting } = startBusyApi();
  const accepted = [client.get('/api/courses'), client.get('/api/courses')];
  await untilWaiting(2);
  const refused = await client.get('/api/user/stats');
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 503, code: 'unavailable' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect((await client.get('/healthz')).status).toBe(200);
  release();
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await client.get('/api/user/stats')).status).toBe(200);
  await app.close();
});

test('refused and failed requests give their place back', async () => {
  const { app, client, release } = startBusyApi();
  release();
  const visitor = clientOf(app);
  for (let round = 0; round < 5; round++) {
    expect((await visitor.get('/api/courses')).status).toBe(401);
    expect((await client.get('/api/topics/none')).status).toBe(404);
  }
  expect((await client.get('/api/courses')).status).toBe(200);
  await app.close();
});

test('a process whose event loop is late accepts fewer requests', async () => {
  const workLimit = createWorkLimit(200);
  for (let turn = 0; turn < 3; turn++) workLimit.noteDelay(200);
  const { app, client, release, untilWaiting } = startBusyApi({ workLimit });
  const replies = Array.from({ length: 150 }, () => client.get('/api/courses'));
  await untilWaiting(102);
  release();
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(102);
  expect(statuses.filter((status) => status === 503)).toHaveLength(48);
  await app.close();
});

test('a reply that waits for the read models is no work', async () => {
  const readable = Promise.withResolvers<boolean>();
  let waiting = 0;
  const waitFor = () => {
    waiting += 1;
    return readable.promise;
  };
  const { app, client } = startBusyApi({ waiter: { ...api.deps.waiter, waitFor } });
  const [first, second] = questions.map(
    (id) => () => client.post(`/api/questions/${id}/answer`, { selectedAnswer: 0 }),
  );
  const writes = [first?.(), second?.()];
  await expect.poll(() => waiting).toBe(2);
  expect((await client.get('/api/user/stats')).status).toBe(200);
  readable.resolve(true);
  expect((await Promise.all(writes)).map((reply) => reply?.status)).toEqual([200, 200]);
  await app.close();
});
