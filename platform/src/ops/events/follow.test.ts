import { defineCourse } from '@matraz/application/catalog/define-course';
import { createCommandHandler } from '@matraz/application/command-handler';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { CopyTarget } from '@matraz/infra/event-store/port';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { createLogger } from '@matraz/infra/logging/logger';
import { status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import { startProjector } from '@matraz/projector/projector';
import { afterEach, expect, test, vi } from 'vitest';
import { defineCourses } from '../../setup/courses.ts';
import { ensureSameLog } from '../../setup/ensure-same-log.ts';
import { useOps, withTerminal } from '../testing/use-ops.ts';

const ops = useOps();
/** What a test opened. */
let opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.reverse()) await close();
  opened = [];
});

const open = async (eventStoreUrl?: string): Promise<CopyTarget> => {
  const store = await openEventStore({ databaseUrl: ops.database.url, eventStoreUrl });
  opened.push(() => store.close());
  return store;
};
const newServer = async (): Promise<string> => {
  const { url, stop } = await startStandIn();
  opened.push(stop);
  return url;
};
const define = (store: CopyTarget, id: number) => {
  const course = { id, title: `Curso ${id}`, subject: 'Química' };
  return defineCourse({ handle: createCommandHandler({ store }) }, course, { correlationId: 'test', now: new Date() });
};
const eventsOf = async (store: CopyTarget) =>
  (await store.readAll({ after: 0n, limit: 100 })).events.map(({ position: _, ...event }) => event);

/** @returns stops the projector */
const project = (store: CopyTarget, logLines: string[] = []) => {
  const stopping = new AbortController();
  const logger = createLogger('test', { write: (line: string) => void logLines.push(line) });
  const running = startProjector({
    store,
    databaseUrl: ops.database.url,
    projections,
    logger,
    signal: stopping.signal,
  });
  const stop = async () => {
    stopping.abort();
    await running;
  };
  opened.push(stop);
  return stop;
};
const courses = async () =>
  (await ops.database.pool.query('select id from read.course order by id')).rows.map(({ id }) => id);
/** The tables of the log before can hold the same courses, so only the position shows that the rebuild has ended. */
const caughtUp = async (store: CopyTarget) => {
  const tables = async () => {
    const { position, head, log } = await status({ pool: ops.database.pool, store });
    return { behind: position === null ? null : head - position, log };
  };
  await expect.poll(tables).toEqual({ behind: 0n, log: 'same' });
};
const told = (text: string) => expect.poll(() => ops.written.stderr).toContain(text);
const interrupt = () => process.emit('SIGINT', 'SIGINT');

const follow = (server: string) => ops.run('events', 'copy', '--to', server, '--follow');

/** A platform with three courses on PostgreSQL, and an empty server to which it moves. */
const startPlatform = async () => {
  const store = await open();
  await defineCourses({ handle: createCommandHandler({ store }) }, new Date());
  const stopProjector = project(store);
  await expect.poll(courses).toEqual([1, 2, 3]);
  return { store, server: await newServer(), stopProjector };
};

test('events copy --follow copies new events until Ctrl-C, and the platform starts on the other engine with its tables made', async () => {
  const { store, server, stopProjector } = await startPlatform();
  const copying = withTerminal(() => follow(server));
  await told('Tablas listas.');
  expect(ops.written.stderr).toMatch(/Tablas \[=+\] 100 % · \d+ eventos · \S+\/s · quedan/);
  await define(store, 4);
  const target = await open(server);
  await expect.poll(async () => (await eventsOf(target)).length).toBe(4);

  // The services stop. An event of their last moment is copied too.
  await define(store, 5);
  await stopProjector();
  interrupt();
  expect(await copying).toBe(0);
  expect(ops.written.stdout).toContain('Se copiaron 5 eventos. Se compararon 5 eventos');
  expect(await eventsOf(target)).toEqual(await eventsOf(store));

  // The services start on the other engine.
  await ensureSameLog(ops.database.pool, target);
  const logLines: string[] = [];
  project(target, logLines);
  await caughtUp(target);
  expect(await courses()).toEqual([1, 2, 3, 4, 5]);
  expect(logLines.find((line) => line.includes('rebuild under way'))).toContain(`"from":"${await target.head()}"`);
  vi.stubEnv('EVENT_STORE_URL', server);
  expect((await ops.json('projections', 'verify')).code).toBe(0);
});

test('events copy --follow says so when the services still run at its end, and can be repeated', async () => {
  const { server, stopProjector } = await startPlatform();
  const first = follow(server);
  await told('Tablas listas.');
  interrupt();
  expect(await first).toBe(1);
  expect(ops.written.stderr).toContain('El proyector sigue en marcha');
  await stopProjector();

  ops.written.stderr = '';
  const second = follow(server);
  await told('Tablas listas.');
  interrupt();
  expect(await second).toBe(0);
  const target = await open(server);
  project(target);
  await caughtUp(target);
  expect(await courses()).toEqual([1, 2, 3]);
});
