import { defineCourse } from '@matraz/application/catalog/define-course';
import { createCommandHandler } from '@matraz/application/command-handler';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { CopyTarget } from '@matraz/infra/event-store/port';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { createLogger } from '@matraz/infra/logging/logger';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { isServiceRunning, requestRebuild, status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import { startProjector } from '@matraz/projector/projector';
import { afterEach, expect, test, vi } from 'vitest';
import { defineCourses } from '../../setup/courses.ts';
import { ensureSameLog } from '../../setup/ensure-same-log.ts';
import { beginMove, readMove } from '../../setup/log-move.ts';
import { preparePlatform } from '../../setup/prepare-platform.ts';
import { withConnection } from '../connection.ts';
import { createOutput } from '../output.ts';
import { useOps, withTerminal } from '../testing/use-ops.ts';
import { moveLog } from './move-log.ts';
import { withTarget } from './with-target.ts';

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

/** Runs a projector on the log of this address. @returns stops it, which closes its connections */
const project = async (eventStoreUrl?: string, logLines: string[] = []) => {
  const databaseUrl = ops.database.url;
  const store = await openEventStore({ databaseUrl, eventStoreUrl });
  const stopping = new AbortController();
  const logger = createLogger('test', { write: (line: string) => void logLines.push(line) });
  const running = startProjector({ store, databaseUrl, projections, logger, signal: stopping.signal });
  const stopped = running.then(() => store.close());
  const stop = async () => {
    stopping.abort();
    await stopped;
  };
  opened.push(stop);
  return stop;
};
const courses = async () =>
  (await ops.database.pool.query('select id from read.course order by id')).rows.map(({ id }) => id);
/** Waits until the tables are those of this log. EventStoreDB can read past its last event. */
const caughtUp = async (store: CopyTarget) => {
  const tables = async () => {
    const { position, head, log } = await status({ pool: ops.database.pool, store });
    return log === 'same' && position !== null && position >= head;
  };
  await expect.poll(tables).toBe(true);
};
const told = (text: string) => expect.poll(() => ops.written.stderr).toContain(text);
const move = (to: string, ...more: string[]) => ops.run('events', 'move', '--to', to, ...more);
/** What a start does before it writes. */
const start = (store: CopyTarget) => ensureSameLog(ops.database.pool, store);

/** A platform with three courses on PostgreSQL, and an empty server to which it moves. */
const startPlatform = async () => {
  const store = await open();
  await defineCourses({ handle: createCommandHandler({ store }) }, new Date());
  const stopProjector = await project();
  await expect.poll(courses).toEqual([1, 2, 3]);
  return { store, server: await newServer(), stopProjector };
};

test('events move copies new events while services run, ends when they stop, and the platform starts with its tables made', async () => {
  const { store, server, stopProjector } = await startPlatform();
  const moving = withTerminal(() => move(server));
  await told('Tablas listas.');
  expect(ops.written.stderr).toMatch(/Tablas \[=+\] 100 % · \d+ eventos · \S+\/s · quedan/);
  await define(store, 4);
  const target = await open(server);
  await expect.poll(async () => (await eventsOf(target)).length).toBe(4);
  await expect(start(target)).rejects.toThrow(`npm run ops -- events move --to ${server}`);

  // An event of the last moment is copied too.
  await define(store, 5);
  await stopProjector();
  expect(await moving).toBe(0);
  expect(ops.written.stdout).toContain('Se copiaron 5 eventos. Se compararon 5 eventos');
  expect(ops.written.stdout).toContain(`El registro se mudó a ${server}: indíquelo en EVENT_STORE_URL.`);
  expect(await eventsOf(target)).toEqual(await eventsOf(store));

  await expect(start(store)).rejects.toThrow(`El registro se mudó a ${server}`);
  await start(target);
  const logLines: string[] = [];
  await project(server, logLines);
  await caughtUp(target);
  expect(await courses()).toEqual([1, 2, 3, 4, 5]);
  expect(logLines.filter((line) => line.includes('rebuild under way'))).toEqual([]);
  expect(await move(server)).toBe(0);
  expect(ops.written.stdout).toContain('La plataforma ya usa ese registro.');
  vi.stubEnv('EVENT_STORE_URL', server);
  expect((await ops.json('projections', 'verify')).code).toBe(0);
});

/** Moves the log, and dies before the step of this number. @returns false when there is no such step */
const moveUntil = async (step: number, store: CopyTarget, target: CopyTarget, address: string): Promise<boolean> => {
  const { pool, url } = ops.database;
  let steps = 0;
  const tell = () => {
    steps += 1;
    if (steps === step) throw new Error('killed');
  };
  const moving = moveLog({
    pool,
    databaseUrl: url,
    store,
    target,
    address,
    output: createOutput({ json: true }),
    tell,
  });
  return moving.then(
    () => false,
    (error) => error.message === 'killed' || Promise.reject(error),
  );
};

test('a move that dies at any step, in both directions, loses nothing: only the old log can be used until the end', async () => {
  const { store, server, stopProjector } = await startPlatform();
  await stopProjector();
  const other = await open(server);
  let defined = 3;
  for (const { from, to, url, address } of [
    { from: store, to: other, url: undefined, address: server },
    { from: other, to: store, url: server, address: 'postgres' },
  ]) {
    let step = 1;
    for (; await moveUntil(step, from, to, address); step++) {
      await expect(start(to)).rejects.toThrow(`npm run ops -- events move --to ${address}`);
      await start(from);
      // The platform goes on with its log. Once its projector runs too: it finds half-made tables of the other log.
      defined += 1;
      await define(from, defined);
      if (step !== 3) continue;
      const stop = await project(url);
      await caughtUp(from);
      await stop();
    }
    expect(step).toBe(5);
    await expect(start(from)).rejects.toThrow('El registro se mudó a');
    await start(to);
    expect(await eventsOf(to)).toEqual(await eventsOf(from));
    const stop = await project(url ? undefined : server);
    await caughtUp(to);
    expect(await courses()).toHaveLength(defined);
    await stop();
  }
});

test('between two PostgreSQL the same holds, although the copy has the same positions', async () => {
  const { store, stopProjector } = await startPlatform();
  await stopProjector();
  const { url, drop } = await createTestDatabase({ migrated: false });
  opened.push(drop);
  await withTarget(url, async (target) => {
    expect(await moveUntil(4, store, target, url)).toBe(true);
    // No projector has read this event, so the copy is not shorter than the tables.
    await define(store, 4);
    await expect(start(target)).rejects.toThrow('npm run ops -- events move --to');
    expect(await moveUntil(5, store, target, url)).toBe(false);
    await expect(start(store)).rejects.toThrow('El registro se mudó a');
    await start(target);
    expect(await eventsOf(target)).toEqual(await eventsOf(store));
  });
});

test('a service that starts at the end of a move stops it, and nothing is changed', async () => {
  const { store, server, stopProjector } = await startPlatform();
  await stopProjector();
  const { pool, url } = ops.database;
  const target = await open(server);
  let isLast = false;
  const moving = moveLog({
    pool,
    databaseUrl: url,
    store,
    target: {
      ...target,
      // Read after the last event was copied.
      async readAll(page) {
        if (isLast) {
          await project();
          await expect.poll(() => isServiceRunning(pool)).toBe(true);
        }
        isLast = false;
        return target.readAll(page);
      },
    },
    address: server,
    output: createOutput({ json: true }),
    tell: (text) => {
      isLast = text === 'Se copian los últimos eventos.';
    },
  });
  await expect(moving).rejects.toThrow('Un servicio partió durante la mudanza');
  await start(store);
  await expect(start(target)).rejects.toThrow('events move --to');
});

/** Adds a course with the handler of an operator's command, and does this work before the command ends. */
const defineAsOperator = (work = async () => {}) =>
  withConnection(async ({ handle }) => {
    const course = { id: 4, title: 'Curso 4', subject: 'Química' };
    await defineCourse({ handle }, course, { correlationId: 'test', now: new Date() });
    await work();
  });

test('a command that writes while a move ends stops the move, which then copies its event', async () => {
  const { store, server, stopProjector } = await startPlatform();
  await stopProjector();
  await defineAsOperator(async () => {
    expect(await move(server)).toBe(1);
    expect(ops.written.stderr).toContain('Un comando o una preparación escribe en el registro: espere');
    await start(store);
  });
  expect(await move(server)).toBe(0);
  expect(await eventsOf(await open(server))).toHaveLength(4);
});

test.each([
  ['a command', () => defineAsOperator()],
  [
    'a preparation',
    () => preparePlatform({ databaseUrl: ops.database.url, demo: false, localAccounts: true, onProgress: () => {} }),
  ],
])('%s that begins at the end of a move waits, and writes nothing to the log that was left', async (_, write) => {
  const { store, server, stopProjector } = await startPlatform();
  await stopProjector();
  const { pool, url } = ops.database;
  let writing: Promise<unknown> = Promise.resolve();
  const waiting = async () =>
    (await pool.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount;
  let isLast = false;
  await moveLog({
    pool,
    databaseUrl: url,
    store: {
      ...store,
      // Read in the transaction that ends the move.
      async head() {
        const head = await store.head();
        if (isLast) {
          writing = write().catch((error) => error.message);
          await expect.poll(waiting, { timeout: 5_000 }).toBe(1);
        }
        return head;
      },
    },
    target: await open(server),
    address: server,
    output: createOutput({ json: true }),
    tell: (text) => {
      isLast = text === 'Se cambia de registro.';
    },
  });
  expect(await writing).toContain(`El registro se mudó a ${server}`);
  expect(await eventsOf(store)).toHaveLength(3);
});

test('from one EventStoreDB to another nothing is moved, because no start could tell which one is used', async () => {
  const { stopProjector } = await startPlatform();
  await stopProjector();
  vi.stubEnv('EVENT_STORE_URL', await newServer());
  expect(await move(await newServer())).toBe(1);
  expect(ops.written.stderr.trim().split('\n')).toEqual([
    'De un EventStoreDB a otro no se muda: mude primero a postgres y desde ahí al otro.',
  ]);
});

test('while a move is under way a rebuild does not accept its target; --cancel ends that', async () => {
  const { store, server, stopProjector } = await startPlatform();
  await stopProjector();
  const target = await open(server);
  await moveUntil(2, store, target, server);
  vi.stubEnv('EVENT_STORE_URL', server);
  expect(await ops.run('projections', 'rebuild', '--yes')).toBe(2);
  expect(ops.written.stderr).toContain(`ejecute npm run ops -- events move --to ${server}`);
  expect(await move(server)).toBe(1);
  expect(ops.written.stderr).toContain('deje en EVENT_STORE_URL el registro que la plataforma usa');

  expect(await ops.run('events', 'move', '--cancel')).toBe(0);
  await expect(start(target)).rejects.toThrow('projections rebuild');
  expect(await ops.run('events', 'move', '--cancel')).toBe(1);
  expect(ops.written.stderr).toContain('No hay una mudanza sin terminar.');
});

test('while a move runs, a second one and --cancel are refused', async () => {
  const { server, stopProjector } = await startPlatform();
  const first = move(server);
  await told('Tablas listas.');
  for (const args of [['--to', await newServer()], ['--cancel']]) {
    ops.written.stderr = '';
    expect(await ops.run('events', 'move', ...args)).toBe(1);
    expect(ops.written.stderr).toContain('Otra mudanza está en marcha');
  }
  await stopProjector();
  expect(await first).toBe(0);
});

test('an operator who allowed one log has not allowed another', async () => {
  const { stopProjector } = await startPlatform();
  await stopProjector();
  const [allowed, other] = [await open(await newServer()), await open(await newServer())];
  await defineCourses({ handle: createCommandHandler({ store: allowed }) }, new Date());
  await defineCourses({ handle: createCommandHandler({ store: other }) }, new Date());
  await requestRebuild({ pool: ops.database.pool, projections, replaceBy: allowed });
  await start(allowed);
  await expect(start(other)).rejects.toThrow('El registro de eventos no es el mismo');
});

test('the address of a move is kept without its password', async () => {
  await beginMove(ops.database.pool, 'esdb://admin:p@ss@one:2113,two:2113?tls=true&tlsCAFile=/ca/a@b.crt');
  expect(await readMove(ops.database.pool)).toMatchObject({
    target: 'esdb://one:2113,two:2113?tls=true&tlsCAFile=/ca/a@b.crt',
  });
});

test('a platform that never started, a missing option and the log of now are refused or told', async () => {
  expect(await ops.run('events', 'move')).toBe(2);
  expect(await move('http://one')).toBe(2);
  expect(await move(await newServer())).toBe(1);
  expect(ops.written.stderr).toContain('Todavía no hay tablas: inicie la plataforma una vez');
  const { stopProjector } = await startPlatform();
  await stopProjector();
  expect(await move('postgres')).toBe(0);
  expect(ops.written.stdout).toContain('La plataforma ya usa ese registro.');
  vi.stubEnv('DATABASE_URL', '');
  expect(await move('postgres')).toBe(3);
  expect(ops.written.stderr).toContain('No hay una plataforma en la carpeta de datos');
});
