import { createCommandHandler } from '@matraz/application/command-handler';
import { createExamArchive } from '@matraz/application/exams/exam-archive';
import { anExam } from '@matraz/application/testing/exams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { type GuardedLog, guardLog } from '@matraz/infra/read-models/guarded-log';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { type Client, clientOf } from './testing/client.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let lost: TestDatabase;
let emptyLog: EventStore;
let log: GuardedLog;
let app: ReturnType<typeof buildApp>;
let admin: Client;
const said: string[] = [];

/** An api whose event log is empty, as after a lost volume, with read models of the old log. */
beforeAll(async () => {
  api = await startTestApi();
  lost = await createTestDatabase();
  emptyLog = await openEventStore({ databaseUrl: lost.url });
  const say = (line: unknown) => void said.push(String(line));
  log = guardLog({ ...api.deps, store: emptyLog, logger: { error: say, info: say }, everyMs: 3_600_000 });
  const { store } = log;
  app = buildApp({
    ...api.deps,
    store,
    handle: createCommandHandler({ store }),
    archive: createExamArchive({ store }),
  });
  await app.ready();
  admin = clientOf(app, (await api.account({ admin: true })).cookie);
});
afterAll(async () => {
  await app.close();
  log.close();
  await emptyLog.close();
  await lost.drop();
  await api.close();
});

const create = () => admin.post('/api/admin/exams', anExam());
/** The lost log is shorter, and after the refused write it is also another one. Which is seen first depends on the projector. */
const reason = /^the event log (ends before the position of|is not the one that) the read models/;

test('a write to a log that was lost while the api runs is not acknowledged', async () => {
  const refused = await create();
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.headers['retry-after']).toBe('2');
  expect(said).toEqual([expect.stringMatching(reason)]);
  expect(said[0]).toMatch(/: nothing is written$/);
});

test('later writes are refused before they reach the log, and reads go on', async () => {
  const before = await emptyLog.head();
  expect((await create()).status).toBe(503);
  expect(await emptyLog.head()).toBe(before);
  expect((await admin.get('/api/courses')).status).toBe(200);
});

test('/readyz says why', async () => {
  expect(await admin.get('/readyz')).toMatchObject({
    status: 503,
    body: { checks: { eventLog: expect.stringMatching(reason) } },
  });
});

test('writes go on when the read models are of this log', async () => {
  await api.projector.stop();
  await api.deps.pool.query('update read.checkpoint set position = 0');
  expect(await log.check()).toBe('same');
  expect((await create()).status).toBe(201);
});
