import { everyChange } from '@matraz/contracts/updates';
import type { Position } from '@matraz/infra/event-store/port';
import { logIdOf, noteOf as namesOf, readNote, writeNote } from '@matraz/infra/read-models/match-log';
import type { TaskQueue } from '@matraz/infra/task-queue';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  createPageReport,
  eachWithAnswers,
  fillOptions,
  inPages,
  linesOf,
  persistenceOf,
} from '../testing/answers.ts';
import { listen } from '../testing/listen.ts';
import type { Platform } from '../testing/platform.ts';
import { projectorSessions } from '../testing/sessions.ts';
import { rebuild } from './rebuild.ts';
import { checkpointOf } from './schemas.ts';

let platform: Platform;
let answers: Answers;
eachWithAnswers(3, (...fresh) => {
  [platform, answers] = fresh;
});

type Options = Parameters<typeof rebuild>[0];
const rebuildWith = async (change: Partial<Options> = {}) => {
  const swaps: Position[] = [];
  const isServed = await rebuild({
    ...fillOptions(platform),
    servedPosition: () => 0n,
    writes: (task) => task(),
    onSwap: (position) => void swaps.push(position),
    ...change,
  });
  return { isServed, swaps };
};
/** Does something after the new tables are filled, and before they are swapped in. */
const beforeSwap =
  (work: () => unknown): TaskQueue =>
  async (task) => {
    await work();
    return task();
  };
/** Fills new tables, and stops before they are swapped in. */
const fillOnly = () => {
  const stopping = new AbortController();
  return rebuildWith({ signal: stopping.signal, writes: beforeSwap(() => stopping.abort()) });
};
const tables = async (schema: 'read' | 'read_next') => {
  const checkpoint = await checkpointOf(platform.database.pool, schema);
  return { position: checkpoint?.position, answers: await answers.countIn(schema) };
};
const moveTo = (schema: string, position: number) =>
  platform.rows(`update ${schema}.checkpoint set position = ${position}`);
const noteOf = (schema: string) => readNote(platform.database.pool, schema);

describe('a rebuild', () => {
  test('makes the tables when there were none, and notes their log and the swap', async () => {
    const startedAt = performance.now();
    expect(await rebuildWith()).toEqual({ isServed: true, swaps: [3n] });
    const elapsed = performance.now() - startedAt;
    expect(await platform.schemas()).toEqual(['read']);
    expect(await tables('read')).toEqual({ position: 3n, answers: 3 });
    const { log, swap } = await noteOf('read');
    expect(log).toBe(await logIdOf(platform.store));
    expect(linesOf(platform)).toEqual([
      { msg: 'rebuild under way', from: '0' },
      { msg: 'rebuild served', position: '3', ...swap },
    ]);
    expect(new Date(swap?.at ?? '').toISOString()).toBe(swap?.at);
    expect(swap?.ms).toBeGreaterThanOrEqual(0);
    expect(swap?.pauseMs).toBeGreaterThanOrEqual(swap?.ms ?? Number.NaN);
    expect(swap?.pauseMs).toBeLessThanOrEqual(Math.ceil(elapsed));
    await expect.poll(() => projectorSessions(platform.database.pool)).toEqual([]);
  });

  test('drops the tables that it replaces, and those that an earlier one has left', async () => {
    await rebuildWith();
    const before = await platform.tableId();
    await platform.rows('create schema read_old; create table read_old.some ()');
    expect(await rebuildWith()).toEqual({ isServed: true, swaps: [3n] });
    expect(await platform.tableId()).not.toBe(before);
    expect(await platform.schemas()).toEqual(['read']);
  });

  test('replaces a schema without tables', async () => {
    await platform.rows('create schema read');
    expect(await rebuildWith()).toEqual({ isServed: true, swaps: [3n] });
  });

  test('tells listeners once that everything has changed, and nothing while it fills the tables', async () => {
    const client = await platform.database.pool.connect();
    platform.atEnd(async () => client.release(true));
    const heard = await listen(client, 'matraz_read');
    await rebuildWith();
    expect((await heard()).map((payload) => JSON.parse(payload))).toEqual([{ position: '3', changed: everyChange }]);
  });

  test('reports the pages of its first filling', async () => {
    const { pages, onPage } = createPageReport();
    await rebuildWith({ store: inPages(platform.store, 2), onPage, writes: beforeSwap(() => answers.append(2)) });
    expect(pages).toEqual([
      [2n, 2],
      [3n, 1],
    ]);
  });

  test('fills tables that are unlogged, and serves logged ones', async () => {
    const kinds: string[] = [];
    const store = inPages(platform.store, 2, async ({ after, limit }) => {
      if (limit > 1) kinds.push(`${after} ${await persistenceOf(platform)}`);
    });
    await rebuildWith({ store, writes: beforeSwap(async () => kinds.push(await persistenceOf(platform))) });
    // The last read looks for events that came meanwhile.
    expect(kinds).toEqual(['0 u', '2 u', '3 u', '3 p', 'p']);
  });
});

describe('at the swap', () => {
  test('the new tables are filled exactly up to the position of the served ones', async () => {
    await rebuildWith();
    const writes = beforeSwap(async () => {
      await answers.append(4);
      await moveTo('read', 5);
    });
    expect(await rebuildWith({ writes, servedPosition: () => 5n })).toEqual({ isServed: true, swaps: [5n] });
    expect(await tables('read')).toEqual({ position: 5n, answers: 5 });
  });

  test('new tables that are behind the served ones are refused, unless they are of another log', async () => {
    await rebuildWith();
    await moveTo('read', 4);
    const before = await platform.tableId();
    await expect(rebuildWith()).rejects.toThrow('the rebuilt schema is behind the served one');
    expect(await platform.tableId()).toBe(before);
    expect(await platform.schemas()).toEqual(['read', 'read_next']);
    expect(await rebuildWith({ replaces: true })).toEqual({ isServed: true, swaps: [3n] });
    expect(await tables('read')).toEqual({ position: 3n, answers: 3 });
  });

  test('new tables are refused when another projector has written the served ones meanwhile', async () => {
    await rebuildWith();
    const writes = beforeSwap(async () => {
      await answers.append(1);
      await moveTo('read', 4);
    });
    const rebuilding = rebuildWith({ writes, servedPosition: () => 3n });
    await expect(rebuilding).rejects.toThrow('the rebuilt schema is behind the served one');
  });

  test('new tables that somebody has dropped are refused', async () => {
    await rebuildWith();
    const writes = beforeSwap(() => platform.rows('drop schema read_next cascade'));
    await expect(rebuildWith({ writes })).rejects.toThrow('the rebuilt schema is behind the served one');
    expect(await platform.schemas()).toEqual(['read']);
  });

  test('a batch that is still written to the old tables ends first, and the new ones are then behind', async () => {
    await rebuildWith();
    const client = await platform.database.pool.connect();
    platform.atEnd(async () => client.release(true));
    const writes: TaskQueue = async (swap) => {
      await client.query('begin; update read.checkpoint set position = 4');
      const swapping = swap();
      await platform.someoneWaits();
      await client.query('commit');
      return swapping;
    };
    await expect(rebuildWith({ writes })).rejects.toThrow('the rebuilt schema is behind the served one');
  });
});

describe('a rebuild that is stopped', () => {
  test('before the swap leaves the served tables alone, and keeps the new ones', async () => {
    await rebuildWith();
    const [before, lines] = [await platform.tableId(), linesOf(platform).length];
    expect(await fillOnly()).toEqual({ isServed: false, swaps: [] });
    expect(await platform.tableId()).toBe(before);
    expect(await tables('read_next')).toEqual({ position: 3n, answers: 3 });
    expect(await noteOf('read_next')).toEqual(await namesOf(platform.store));
    expect(linesOf(platform).slice(lines)).toEqual([{ msg: 'rebuild under way', from: '0' }]);
  });

  test('between two pages leaves unlogged tables, and is continued', async () => {
    const stopping = new AbortController();
    const options = { store: inPages(platform.store, 2), signal: stopping.signal, onPage: () => stopping.abort() };
    expect(await rebuildWith(options)).toEqual({ isServed: false, swaps: [] });
    expect(await tables('read_next')).toEqual({ position: 2n, answers: 2 });
    expect(await persistenceOf(platform)).toBe('u');
    expect(await rebuildWith()).toEqual({ isServed: true, swaps: [3n] });
    expect(linesOf(platform)).toContainEqual({ msg: 'rebuild under way', from: '2' });
    expect(await tables('read')).toEqual({ position: 3n, answers: 3 });
    expect(
      await platform.rows(
        "select relname from pg_class where relnamespace = 'read'::regnamespace and relpersistence = 'u'",
      ),
    ).toEqual([]);
  });

  test('while it looks for the last events does not wait for its turn to swap', async () => {
    const stopping = new AbortController();
    const store = inPages(platform.store, 2, async ({ limit }) => {
      if (limit > 1 && (await persistenceOf(platform)) === 'p') stopping.abort();
    });
    let turns = 0;
    const writes = beforeSwap(() => {
      turns += 1;
    });
    expect(await rebuildWith({ store, signal: stopping.signal, writes })).toEqual({ isServed: false, swaps: [] });
    expect(turns).toBe(0);
  });
});

describe('after an interruption, tables', () => {
  const change = (sql: string) => () => platform.rows(sql);
  const unnamed = 'comment on schema read_next is null';
  test.each<{ what: string; work: () => Promise<unknown>; from: string }>([
    { what: 'at the end of the log are kept', work: async () => {}, from: '3' },
    { what: 'behind the end of the log are kept', work: () => answers.append(2), from: '3' },
    { what: 'whose log is unknown are kept', work: change(unnamed), from: '3' },
    {
      what: 'of another log are made again',
      work: async () => writeNote(platform.database.pool, 'read_next', { log: 'another' }),
      from: '0',
    },
    {
      what: 'that are ahead of the log are made again',
      work: change(`${unnamed}; update read_next.checkpoint set position = 4`),
      from: '0',
    },
    {
      what: 'of other versions are made again',
      work: change(`update read_next.checkpoint set versions = '{"student-xp": 2}'`),
      from: '0',
    },
    {
      what: 'that a crash of the server has emptied are made again',
      work: change('truncate read_next.checkpoint, read_next.student_xp, read_next.parked'),
      from: '0',
    },
  ])('$what', async ({ work, from }) => {
    await fillOnly();
    await work();
    const end = await platform.store.end();
    expect(await rebuildWith()).toEqual({ isServed: true, swaps: [end] });
    expect(linesOf(platform).at(-2)).toEqual({ msg: 'rebuild under way', from });
    expect(await tables('read')).toEqual({ position: end, answers: Number(end) });
    expect((await noteOf('read')).log).toBe(await logIdOf(platform.store));
  });
});

test('new tables have statistics, no others get them, and a rebuild that continues does not make them again', async () => {
  await fillOnly();
  /** How often the tables were analyzed. The server counts it when the connection has ended. */
  const analyzed = async (isOf: string) => {
    const rows = await platform.rows(`select analyze_count from pg_stat_user_tables where schemaname ${isOf}`);
    return [...new Set(rows.map(({ analyze_count }) => Number(analyze_count)))];
  };
  await expect.poll(() => analyzed("= 'read_next'")).toEqual([1]);
  expect(await analyzed("<> 'read_next'")).toEqual([0]);
  const estimate = "select reltuples from pg_class where oid = 'read_next.student_xp'::regclass";
  expect(await platform.rows(estimate)).toEqual([{ reltuples: 1 }]);
  await rebuildWith();
  await expect.poll(() => projectorSessions(platform.database.pool)).toEqual([]);
  expect(await analyzed("= 'read'")).toEqual([1]);
});
