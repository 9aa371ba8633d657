import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../http/limits/limits.ts';
import { type Client, clientOf } from '../testing/client.ts';
import { queriesOf } from '../testing/queries-of.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createSessionIds } from './session-id.ts';
import { openSession } from './session-store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const { most } = limits.unknownSessions;
const url = '/api/user/stats';
const withId = (id: string) => clientOf(api.app, `matraz=${id}`);
const invented = () => withId(randomBytes(32).toString('base64url'));
const logOut = (client: Client) =>
  client.request({ method: 'GET', url: '/api/logout', headers: { 'sec-fetch-site': 'none' } });

/** The statuses of this many requests, and how often they asked for a session. One after the other, so each is a query of its own. */
const ask = async (times: number, client: () => Client) => {
  const statuses: number[] = [];
  const queries = await queriesOf(async () => {
    for (let request = 0; request < times; request += 1) statuses.push((await client().get(url)).status);
  });
  return {
    refused: statuses.filter((status) => status === 429).length,
    unknown: statuses.filter((status) => status === 401).length,
    queries: queries.filter((text) => text.includes('accounts.sessions')).length,
  };
};

/** A session as a login opens it, that no process has in memory. */
const newSession = async () => {
  const { userId } = await api.account();
  const id = createSessionIds(api.deps.secrets).create();
  return withId(await openSession(api.deps, userId, undefined, id));
};

test('invented ids are looked up a limited number of times; sessions, logins and logouts of the same address go on', async () => {
  const known = await api.account();
  expect((await known.get(url)).status).toBe(200);
  expect(await ask(3_000, invented)).toEqual({ unknown: most, refused: 3_000 - most, queries: most });

  const refusal = await invented().get(url);
  expect(refusal.body).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
  expect((await known.get(url)).status).toBe(200);
  expect((await (await newSession()).get(url)).status).toBe(200);
  expect((await invented().get('/api/login')).status).toBe(303);
  expect((await invented().get('/api/courses')).status).toBe(429);
  const queries = await queriesOf(() => logOut(invented()));
  expect(queries.filter((text) => text.includes('accounts.sessions'))).toEqual([]);
});

test('an id whose session ended is looked up a limited number of times too', async () => {
  const session = await newSession();
  await logOut(session);
  const replies = await ask(most + 100, () => session);
  expect(replies).toEqual({ unknown: most, refused: 100, queries: most });
});

test('only a whole id of this platform has its mark', () => {
  const ids = createSessionIds({ sessionSecret: 'a' });
  const id = ids.create();
  expect(ids.isOurs(id)).toBe(true);
  const others = [`${id}x`, id.slice(1), id.slice(0, -1), '', randomBytes(48).toString('base64url'), `${id}=`];
  for (const other of others) expect(ids.isOurs(other)).toBe(false);
  expect(createSessionIds({ sessionSecret: 'b' }).isOurs(id)).toBe(false);
});
