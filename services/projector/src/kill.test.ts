import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestRebuild, status } from './operations.ts';
import { projections } from './projections.ts';
import { dump, silent } from './testing/read-models.ts';
import { createSchool } from './testing/school.ts';
import { projectorSessions } from './testing/sessions.ts';
import { verify } from './verification/verify.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

let database: TestDatabase;
let store: EventStore;
let dataDir: string;
let children: ChildProcess[];

beforeEach(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  dataDir = await mkdtemp(join(tmpdir(), 'matraz-kill-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await store.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const kill = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};
const spawnProjector = () => {
  const child = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: { ...process.env, EVENT_STORE_URL: '', DATABASE_URL: database.url, MATRAZ_DATA_DIR: dataDir },
  });
  children.push(child);
  return child;
};
const operations = () => ({ pool: database.pool, databaseUrl: database.url, store, projections, logger: silent });
const position = async () => (await status(operations())).position ?? 0n;
const isCaughtUp = async () => (await position()) === (await store.head());
const settled = () =>
  vi.waitUntil(async () => (await isCaughtUp()) && (await status(operations())).rebuilding === null, {
    timeout: 60_000,
    interval: 20,
  });

/** After each kill the rows of one event must all exist, or none of them. */
const expectWhole = async () => {
  const { rows } = await database.pool.query(`
    select s.user_id
    from read.student_stats s
    left join read.student_xp x using (user_id)
    where s.questions_answered <> (select count(*) from read.question_progress p where p.user_id = s.user_id)
    or coalesce(x.xp, 0) <> (select sum(p.xp_earned) from read.question_progress p where p.user_id = s.user_id)`);
  expect(rows).toEqual([]);
};

/** Connections of the projectors: one for the leader and one for the projector that waits for its lock. */
const connections = async () => (await projectorSessions(database.pool)).length;

const kills = 20;
const events = 2_000;

test(`killed ${kills} times while ${events} events arrive, sometimes during a rebuild: the tables are as without a kill`, async () => {
  const school = createSchool(store);
  await school.open();
  let killed = 0;
  const stream = async () => {
    // It writes without a pause until after the last kill, so that each kill hits a projector at work.
    for (let recorded = 0; recorded < events || killed < kills; recorded += 1) {
      await school.study(1);
      await delay(recorded / events > killed / kills ? 12 : 1);
    }
  };
  const streaming = stream();
  streaming.catch(() => {}); // the error is thrown at the await below
  for (; killed < kills; killed += 1) {
    const before = await position();
    const projector = spawnProjector();
    if (killed % 4 === 3) await requestRebuild(operations());
    await vi.waitUntil(async () => (await position()) > before, { timeout: 60_000, interval: 5 });
    await delay(killed * 5);
    await kill(projector);
    await expectWhole();
  }
  await streaming;
  spawnProjector();
  await settled();

  expect(await position()).toBeGreaterThan(BigInt(events));
  const streamed = await dump(database.pool, 'read');
  expect(await verify(operations())).toEqual([]);
  await requestRebuild(operations());
  await vi.waitUntil(async () => (await status(operations())).rebuilding === null, { timeout: 60_000, interval: 20 });
  expect(await dump(database.pool, 'read')).toBe(streamed);
}, 300_000);

test('a waiting projector replaces a killed one at once', async () => {
  const school = createSchool(store);
  await school.open();
  const leader = spawnProjector();
  await settled();
  spawnProjector();
  await vi.waitUntil(async () => (await connections()) === 2, { timeout: 60_000, interval: 20 });
  await kill(leader);
  await school.study(10);
  await settled(); // no lease has to run out: the kernel closes the connections of the killed one
});

test('SIGTERM ends it cleanly', async () => {
  await createSchool(store).open();
  const projector = spawnProjector();
  await settled();
  projector.kill('SIGTERM');
  const [code] = await once(projector, 'exit');
  expect(code).toBe(0);
});
