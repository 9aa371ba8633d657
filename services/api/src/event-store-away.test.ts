import { createCommandHandler } from '@matraz/application/command-handler';
import { createExamArchive } from '@matraz/application/exams/exam-archive';
import { anExam, anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { EventStore } from '@matraz/infra/event-store/port';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { newId } from '@matraz/infra/ids';
import { createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { type Client, clientOf } from './testing/client.ts';
import { startSharedTestApi, startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let server: Awaited<ReturnType<typeof startStandIn>>;
let proxy: Awaited<ReturnType<typeof createCuttableProxy>>;
let store: EventStore;
let app: ReturnType<typeof buildApp>;
let admin: Client;
beforeAll(async () => {
  server = await startStandIn();
  api = await startTestApi({}, server.url);
  proxy = await createCuttableProxy({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  store = await openEventStore({ eventStoreUrl: `esdb://127.0.0.1:${proxy.port}?tls=false` });
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
  await store.close();
  await proxy.close();
  await api.close();
  await server.stop();
});
afterEach(() => {
  proxy.resume();
  proxy.allow();
});

describe.each([
  { what: 'is silent', stop: () => proxy.pause(), back: () => proxy.resume() },
  { what: 'is away', stop: () => proxy.refuse(), back: () => proxy.allow() },
])('an event store that $what', ({ stop, back }) => {
  test('a command gets 503 with Retry-After, and its repeat succeeds when the store is back', async () => {
    const create = (key: string) => admin.post('/api/admin/exams', anExam(), { 'idempotency-key': key });
    expect((await create(newId())).status).toBe(201); // the connection is open
    const key = newId();
    stop();
    const refused = await create(key);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers['retry-after']).toBe('2');
    back();
    expect((await create(key)).status).toBe(201);
  });

  test('commands get 503 at once when the store is known to be away', async () => {
    stop();
    const refused = async () => {
      const startedAt = performance.now();
      expect((await admin.post('/api/admin/exams', anExam())).status).toBe(503);
      return performance.now() - startedAt;
    };
    await expect.poll(refused).toBeLessThan(1_200);
    back();
    await expect.poll(async () => (await admin.get('/readyz')).status).toBe(200);
    expect((await admin.post('/api/admin/exams', anExam())).status).toBe(201);
  });

  test('/readyz is 503', async () => {
    stop();
    expect(await admin.get('/readyz')).toMatchObject({ status: 503, body: { checks: { projection: 'failing' } } });
  });
});

test('a bulk load that is too large for one append is refused on each engine, and nothing is stored', async () => {
  const onPostgres = await startSharedTestApi();
  const engines = [
    { client: admin, log: store },
    { client: await onPostgres.account({ admin: true }), log: onPostgres.deps.store },
  ];
  for (const { client, log } of engines) {
    const { id } = await makeExam(client, { scored: 0, pilots: 0 });
    const made = await log.readStream(`exam-${id}`);
    const questions = Array.from({ length: 80 }, () => anExamQuestion({ explanation: 'a'.repeat(12_400) }));
    const load = (part: typeof questions) => client.post(`/api/admin/exams/${id}/questions/bulk`, { questions: part });
    expect(await load(questions)).toMatchObject({
      status: 413,
      body: {
        code: 'too_large_to_store',
        detail: 'Es demasiado para guardarlo de una vez. Divídelo en partes más pequeñas',
      },
    });
    expect(await log.readStream(`exam-${id}`)).toEqual(made);
    expect(await load(questions.slice(0, 75))).toMatchObject({ status: 201, body: { created: 75 } });
    expect((await log.readStream(`exam-${id}`)).length).toBeGreaterThan(made.length);
  }
  await onPostgres.close();
});
