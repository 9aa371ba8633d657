import { getEventListeners } from 'node:events';
import { logIdOf, readNote } from '@matraz/infra/read-models/match-log';
import { describe, expect, test } from 'vitest';
import { isProjectorRunning } from '../operations.ts';
import { studentXp } from '../practice/student-xp.projection.ts';
import {
  type Answers,
  createPageReport,
  eachWithAnswers,
  fillOptions,
  inPages,
  linesOf,
  persistenceOf,
} from '../testing/answers.ts';
import type { Platform } from '../testing/platform.ts';
import { fillBeside, fillForMove } from './rebuild.ts';
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
const noConnection = () => expect.poll(() => isProjectorRunning(platform.database.pool)).toBe(false);

type Options = Parameters<typeof fillForMove>[0];
/** Starts to fill tables for a move. */
const startMove = (change: Partial<Options> = {}) => {
  const stopping = new AbortController();
  let timesFilled = 0;
  const moving = fillForMove({
    ...fillOptions(platform),
    owner: undefined,
    signal: stopping.signal,
    onFilled: () => {
      timesFilled += 1;
    },
    ...change,
  });
  return {
    moving,
    stopping,
    timesFilled: () => timesFilled,
    async stop() {
      stopping.abort();
      await moving;
    },
  };
};

describe('tables for a move', () => {
  test('contain the log, may replace tables of another log, and follow new events until the signal', async () => {
    const { pages, onPage } = createPageReport();
    const move = startMove({ onPage });
    await expect.poll(move.timesFilled).toBe(1);
    expect(await filled()).toEqual({ position: 3n, answers: 3 });
    expect(await persistenceOf(platform)).toBe('p');
    expect(await readNote(platform.database.pool, 'read_next')).toEqual({
      log: await logIdOf(platform.store),
      replaces: true,
    });
    await answers.append(2);
    await expect.poll(filled).toEqual({ position: 5n, answers: 5 });
    await expect.poll(() => endsWait(move.stopping.signal)).toBe(true);
    await answers.append(1);
    await move.stop();
    expect(await filled()).toEqual({ position: 6n, answers: 6 });
    expect(move.timesFilled()).toBe(1);
    expect(pages).toEqual([[3n, 3]]);
    await noConnection();
  });

  test('are not reported as filled when the signal came before', async () => {
    const stopping = new AbortController();
    const move = startMove({
      store: inPages(platform.store, 2),
      signal: stopping.signal,
      onPage: () => stopping.abort(),
    });
    await move.moving;
    expect(move.timesFilled()).toBe(0);
    expect(await filled()).toEqual({ position: 2n, answers: 2 });
    await noConnection();
  });

  test('belong to the owner that is named', async () => {
    // A role that every server has.
    const owner = 'pg_read_all_data';
    const [database] = await platform.rows('select quote_ident(current_database()) as name');
    await platform.rows(`grant create on database ${database?.name} to ${owner}`);
    const move = startMove({ owner });
    await expect.poll(move.timesFilled).toBe(1);
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
    await expect.poll(first.timesFilled).toBe(1);
    const second = startMove();
    const tries = new Set<string>();
    await platform.until(async () => {
      const found = await platform.rows(`
        select query_start::text as tried from pg_stat_activity
        where query like '%pg_try_advisory_lock%' and application_name = 'matraz-projector' and datname = current_database()`);
      for (const { tried } of found) tries.add(tried);
      return tries.size > 2;
    });
    expect(second.timesFilled()).toBe(0);
    await first.stop();
    await expect.poll(second.timesFilled).toBe(1);
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
    await expect.poll(first.timesFilled).toBe(1);
    const second = startMove();
    await expect.poll(() => linesOf(platform)).toContainEqual(waiting);
    await expect.poll(() => endsWait(second.stopping.signal)).toBe(true);
    await second.stop();
    expect(second.timesFilled()).toBe(0);
    await first.stop();
    expect(linesOf(platform)).toEqual([{ msg: 'rebuild under way', from: '0' }, waiting]);
  });
});
