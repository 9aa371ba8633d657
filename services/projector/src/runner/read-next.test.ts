import { getEventListeners } from 'node:events';
import { noteOf, readNote, writeNote } from '@matraz/infra/read-models/match-log';
import { describe, expect, test } from 'vitest';
import { studentXp } from '../practice/student-xp.projection.ts';
import {
  type Answers,
  createPageReport,
  eachWithAnswers,
  fillOptions,
  linesOf,
  persistenceOf,
} from '../testing/answers.ts';
import type { Platform } from '../testing/platform.ts';
import { fillBeside, withMovedTables } from './rebuild.ts';
import { checkpointOf, createSchema } from './schemas.ts';

let platform: Platform;
let answers: Answers;
eachWithAnswers(3, (...fresh) => {
  [platform, answers] = fresh;
});

const filled = async () => {
  const checkpoint = await checkpointOf(platform.database.pool, 'read_next');
  return checkpoint && { position: checkpoint.position, answers: await answers.countIn('read_next') };
};
/** Whether something waits that the signal ends. */
const endsWait = (signal: AbortSignal) => getEventListeners(signal, 'abort').length > 0;
const sessions = () =>
  platform.rows(`select application_name as name from pg_stat_activity
    where application_name in ('matraz-projector', 'matraz-move') and datname = current_database()`);
const noConnection = () => expect.poll(sessions).toEqual([]);

type Options = Parameters<typeof withMovedTables>[0];
type Work = Parameters<typeof withMovedTables>[1];
const moveTables = (work: Work, change: Partial<Options> = {}) =>
  withMovedTables({ ...fillOptions(platform), owner: undefined, ...change }, work);

/** Fills tables for a move, and keeps the lock until it is stopped. */
const startMove = (change: Partial<Options> = {}) => {
  const stopping = Promise.withResolvers<void>();
  let isFilled = false;
  const moving = moveTables(async (tables) => {
    await tables.fill();
    isFilled = true;
    await stopping.promise;
  }, change);
  return {
    isFilled: () => isFilled,
    async stop() {
      stopping.resolve();
      await moving;
    },
  };
};

describe('tables for a move', () => {
  test('contain the log, and later the new events', async () => {
    const { pages, onPage } = createPageReport();
    await moveTables(async (tables) => {
      await tables.fill(onPage);
      expect(await filled()).toEqual({ position: 3n, answers: 3 });
      expect(await persistenceOf(platform)).toBe('p');
      await answers.append(2);
      await tables.fill();
      expect(await filled()).toEqual({ position: 5n, answers: 5 });
    });
    expect(pages).toEqual([[3n, 3]]);
    expect(await readNote(platform.database.pool, 'read_next')).toEqual(await noteOf(platform.store));
    await noConnection();
  });

  test('take the place of tables that are further in another log, in the transaction of the caller', async () => {
    const { pool } = platform.database;
    await createSchema(pool, 'read', [studentXp]);
    await writeNote(pool, 'read', { log: 'another' });
    await pool.query('update read.checkpoint set position = 99; create table public.ended ()');
    await moveTables(async (tables) => {
      await tables.fill();
      const failing = tables.swap(async () => {
        throw new Error('a service runs');
      });
      await expect(failing).rejects.toThrow('a service runs');
      expect(await readNote(pool, 'read')).toEqual({ log: 'another' });
      await tables.swap(async (client) => {
        await client.query('drop table public.ended');
        expect(await readNote(pool, 'read')).toEqual({ log: 'another' });
      });
    });
    expect(await platform.schemas()).toEqual(['read']);
    expect(await answers.countIn('read')).toBe(3);
    expect(await readNote(pool, 'read')).toEqual(await noteOf(platform.store));
    expect(await platform.rows("select to_regclass('public.ended') as ended")).toEqual([{ ended: null }]);
    await noConnection();
  });

  test('belong to the owner that is named', async () => {
    // A role that every server has.
    const owner = 'pg_read_all_data';
    const [database] = await platform.rows('select quote_ident(current_database()) as name');
    await platform.rows(`grant create on database ${database?.name} to ${owner}`);
    const move = startMove({ owner });
    await expect.poll(move.isFilled).toBe(true);
    await move.stop();
    const owners = await platform.rows(
      "select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'read_next'::regnamespace",
    );
    expect(owners).toEqual([{ owner }]);
  });
});

describe('beside an older projector', () => {
  const projections = [{ ...studentXp, version: 2 }];
  const serve = (version: number) => createSchema(platform.database.pool, 'read', [{ ...studentXp, version }]);

  test('the tables of a newer version are filled, logged, and wait for the swap', async () => {
    await serve(1);
    await fillBeside({ ...fillOptions(platform), projections });
    expect(await filled()).toEqual({ position: 3n, answers: 3 });
    expect(await persistenceOf(platform)).toBe('p');
    expect((await checkpointOf(platform.database.pool, 'read'))?.position).toBe(0n);
    await noConnection();
  });

  test.each([
    { what: 'the same version', version: 2 },
    { what: 'a newer version', version: 3 },
  ])('nothing is filled while tables of $what are served', async ({ version }) => {
    await serve(version);
    await fillBeside({ ...fillOptions(platform), projections });
    expect(await platform.schemas()).toEqual(['read']);
  });

  test('nothing is filled while no tables are served', async () => {
    await fillBeside({ ...fillOptions(platform), projections });
    expect(await platform.schemas()).toEqual([]);
    await noConnection();
  });
});

describe('while another process fills the tables', () => {
  const waiting = { msg: 'another projector fills read_next: waiting' };

  test('a second one waits, says so once, and continues where the first stopped', async () => {
    const first = startMove();
    await expect.poll(first.isFilled).toBe(true);
    const second = startMove();
    const tries = new Set<string>();
    await platform.until(async () => {
      const found = await platform.rows(`
        select query_start::text as tried from pg_stat_activity
        where query like '%pg_try_advisory_lock%' and application_name = 'matraz-move' and datname = current_database()`);
      for (const { tried } of found) tries.add(tried);
      return tries.size > 2;
    });
    expect(second.isFilled()).toBe(false);
    await first.stop();
    await expect.poll(second.isFilled).toBe(true);
    await second.stop();
    expect(linesOf(platform)).toEqual([
      { msg: 'rebuild under way', from: '0' },
      waiting,
      { msg: 'rebuild under way', from: '3' },
    ]);
    expect(await filled()).toEqual({ position: 3n, answers: 3 });
  });

  test('the signal ends the wait of a second one, which then fills nothing', async () => {
    const first = startMove();
    await expect.poll(first.isFilled).toBe(true);
    await createSchema(platform.database.pool, 'read', [{ ...studentXp, version: 0 }]);
    const stopping = new AbortController();
    const second = fillBeside({ ...fillOptions(platform), signal: stopping.signal });
    await expect.poll(() => linesOf(platform)).toContainEqual(waiting);
    await expect.poll(() => endsWait(stopping.signal)).toBe(true);
    stopping.abort();
    await second;
    await first.stop();
    expect(linesOf(platform)).toEqual([{ msg: 'rebuild under way', from: '0' }, waiting]);
  });
});
