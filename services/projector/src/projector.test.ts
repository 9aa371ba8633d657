import type { EventStore } from '@matraz/infra/event-store/port';
import { createPostgresEventStore } from '@matraz/infra/event-store/postgres/postgres-event-store';
import { createListener } from '@matraz/infra/postgres/listen';
import { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { createTestDatabase, type TestDatabase } from '@matraz/infra/testing/database';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rebuild, status, verify } from './operations.ts';
import { studentXp } from './practice/student-xp.projection.ts';
import type { Projection } from './projection.ts';
import { projections } from './projections.ts';
import { startProjector } from './projector.ts';
import { statement } from './statement.ts';
import { dump, silent } from './testing/read-models.ts';
import { createSchool, type School } from './testing/school.ts';

let database: TestDatabase;
let store: EventStore;
let school: School;
let stops: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  store = createPostgresEventStore({ pool: database.pool, connectionString: database.url });
  school = createSchool(store);
  stops = [];
});
afterEach(async () => {
  for (const stop of stops.toReversed()) await stop();
  await store.close();
  await database.drop();
});

const start = (of: readonly Projection[] = projections) => {
  const stopping = new AbortController();
  const ended = startProjector({
    ...{ store, databaseUrl: database.url, projections: of, logger: silent, signal: stopping.signal },
    batchSize: 50,
  });
  const stop = async () => {
    stopping.abort();
    await ended;
  };
  stops.push(stop);
  return stop;
};
const operations = () => ({ pool: database.pool, databaseUrl: database.url, store, projections, logger: silent });
const rows = async (query: string) => (await database.pool.query(query)).rows;
const schemas = async () =>
  (await rows("select nspname from pg_namespace where nspname like 'read%' order by 1")).map(({ nspname }) => nspname);
const caughtUp = (of: readonly Projection[] = projections) =>
  vi.waitUntil(
    async () => {
      const { position, head, versions } = await status({ pool: database.pool, store });
      return position === head && of.every(({ name, version }) => versions[name] === version);
    },
    { timeout: 15_000, interval: 20 },
  );

/** The same answers give twice the XP: what a changed rule would do to the tables. */
const generous: Projection[] = projections.map((projection) => {
  if (projection !== studentXp) return projection;
  const addTwice = statement({
    name: 'add_xp',
    given: { user_id: 'uuid', xp: 'int' },
    key: (row) => row.user_id,
    merge: (earlier, later) => ({ ...earlier, xp: earlier.xp + later.xp }),
    text: `
      insert into student_xp (user_id, xp)
      select user_id, 2 * xp from $given
      on conflict (user_id) do update
      set xp = student_xp.xp + excluded.xp`,
  });
  return {
    ...projection,
    version: projection.version + 1,
    on: { QuestionAnswered: ({ data }) => [addTwice({ user_id: data.userId, xp: data.xpEarned })] },
  };
});
const xpBoth = async () => {
  const [{ read, log }] = await rows(`
    select (select sum(xp)::int from read.student_xp) as read,
      (select sum((data ->> 'xpEarned')::int)::int from es.events where type = 'QuestionAnswered') as log`);
  return { read, log };
};

describe('a projector', () => {
  test('projects what is there and what comes, and says so', async () => {
    const listener = createListener(database.url);
    const waiter = createReadModelWaiter({ pool: database.pool, listener });
    stops.push(async () => {
      waiter.close();
      await listener.close();
    });
    const changes: unknown[] = [];
    waiter.onChanged((changed) => changes.push(...changed));
    await school.open();
    start();
    await school.study(100);
    const last = await school.record({
      type: 'AccountOpened',
      data: { userId: '00000000-0000-7000-8000-00000000a001' },
    });
    expect(await waiter.waitFor(last, 10_000)).toBe(true);
    expect(changes).toContainEqual(['00000000-0000-7000-8000-00000000a001', 'user']);
    expect(await verify(operations())).toEqual([]);
    expect(await schemas()).toEqual(['read']);
  });

  test('stops after its batch, and goes on from there', async () => {
    await school.open();
    const stop = start();
    const studying = school.study(600);
    await stop();
    await studying;
    start();
    await caughtUp();
    expect(await verify(operations())).toEqual([]);
  });

  test('leads alone, and another takes over when it goes', async () => {
    await school.open();
    const stop = start();
    await caughtUp();
    start();
    await school.study(50);
    await caughtUp();
    const leaders = await rows(
      "select pid from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())",
    );
    expect(leaders).toHaveLength(1);
    await stop();
    await school.study(50);
    await caughtUp();
  });

  test('whose connection is cut comes back and loses nothing', async () => {
    await school.open();
    start();
    await caughtUp();
    const studying = school.study(300);
    await rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'matraz-projector' and datname = current_database()",
    );
    await studying;
    await caughtUp();
    expect(await verify(operations())).toEqual([]);
  });
});

describe('a projection of a new version', () => {
  test('makes the projector rebuild, and the old tables are served until the new ones are whole', async () => {
    await school.open();
    await school.study(300);
    await start()();
    start();
    await caughtUp();
    await stops.pop()?.();
    const { read, log } = await xpBoth();
    expect(read).toBe(log);
    await school.study(300);

    let wrong = 0;
    const watching = setInterval(async () => {
      const seen = await xpBoth().catch(() => null);
      if (seen && seen.read !== read && seen.read !== 2 * seen.log) wrong += 1;
    }, 5);
    start(generous);
    await caughtUp(generous);
    clearInterval(watching);
    expect(wrong).toBe(0);
    const after = await xpBoth();
    expect(after.read).toBe(2 * after.log);
    await vi.waitUntil(async () => (await schemas()).length === 1);
  });

  test('takes the lead from an older projector that still runs, which then leaves the tables alone', async () => {
    await school.open();
    await school.study(100);
    start();
    await caughtUp();
    start(generous);
    await caughtUp(generous);
    await school.study(100);
    await caughtUp(generous);
    const { read, log } = await xpBoth();
    expect(read).toBe(2 * log);
  });

  test('is not taken back by an older projector that starts later', async () => {
    await school.open();
    const stop = start(generous);
    await caughtUp(generous);
    await stop();
    start();
    await school.study(10);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await status(operations())).versions['student-xp']).toBe(2);
    expect(await schemas()).toEqual(['read']);
  });
});

describe('a rebuild on command', () => {
  test('under live traffic never shows a student less than before', async () => {
    await school.open();
    await school.study(3_000);
    start();
    await caughtUp();
    const [{ oid: before }] = await rows("select 'read.student_xp'::regclass::oid as oid");

    const seen = new Map<string, number[]>();
    let looks = 0;
    let watching = true;
    const watch = async () => {
      for (; watching; looks += 1) {
        const students = await rows(`
          select s.user_id, x.xp, s.questions_answered, s.topics_completed,
            (select count(*)::int from read.question_progress p where p.user_id = s.user_id) as answered
          from read.student_stats s
          left join read.student_xp x using (user_id)`);
        for (const { user_id, ...figures } of students) {
          const now = Object.values(figures) as number[];
          const then = seen.get(user_id) ?? [];
          expect(now.every((figure, index) => figure >= (then[index] ?? 0))).toBe(true);
          seen.set(user_id, now);
        }
        expect(students.length).toBeGreaterThanOrEqual(seen.size);
      }
    };
    const watched = watch();
    let studying = true;
    const study = async () => {
      while (studying) await school.study(20);
    };
    const studied = study();
    for (let round = 0; round < 3; round += 1) {
      expect(await rebuild(operations())).toBe(true);
      await vi.waitUntil(async () => (await status(operations())).rebuilding === null, {
        timeout: 20_000,
        interval: 20,
      });
    }
    studying = false;
    await studied;
    await caughtUp();
    watching = false;
    await watched;

    const [{ oid: after }] = await rows("select 'read.student_xp'::regclass::oid as oid");
    expect(after).not.toBe(before);
    expect(looks).toBeGreaterThan(20);
    expect(await verify(operations())).toEqual([]);
  }, 60_000);

  test('that was interrupted is taken up again, and the tables were whole all the time', async () => {
    await school.open();
    await school.study(1_000);
    const stop = start();
    await caughtUp();
    const before = await dump(database.pool, 'read');
    await rebuild(operations());
    await stop();
    expect(await dump(database.pool, 'read')).toBe(before);
    start();
    await vi.waitUntil(async () => (await schemas()).join() === 'read', { timeout: 10_000 });
    expect(await dump(database.pool, 'read')).toBe(before);
  });

  test('asked for while no projector runs is done by the next one', async () => {
    await school.open();
    const stop = start();
    await caughtUp();
    await stop();
    const [{ oid: before }] = await rows("select 'read.student_xp'::regclass::oid as oid");
    expect(await rebuild(operations())).toBe(true);
    expect(await rebuild(operations())).toBe(false);
    start();
    await vi.waitUntil(async () => (await schemas()).join() === 'read', { timeout: 10_000 });
    const [{ oid: after }] = await rows("select 'read.student_xp'::regclass::oid as oid");
    expect(after).not.toBe(before);
  });

  test('tries parked events again, each in its place', async () => {
    await school.open();
    await school.study(50);
    const broken = projections.map((projection) =>
      projection === studentXp
        ? {
            ...projection,
            on: {
              QuestionAnswered: () => {
                throw new Error('a handler that cannot do it');
              },
            },
          }
        : projection,
    );
    const stop = start(broken);
    await caughtUp();
    await stop();
    expect((await status(operations())).parked).toBe(50);
    expect(await verify(operations())).not.toEqual([]);
    start();
    await rebuild(operations());
    await vi.waitUntil(async () => (await status(operations())).parked === 0, { timeout: 10_000 });
    expect(await verify(operations())).toEqual([]);
  });
});
