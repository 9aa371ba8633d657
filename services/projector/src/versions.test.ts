import { describe, expect, test } from 'vitest';
import { studentXp } from './practice/student-xp.projection.ts';
import { projections } from './projections.ts';
import { generousXp, withGenerousXp } from './testing/generous-xp.ts';
import { eachWithPlatform, type Platform } from './testing/platform.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

const generous = withGenerousXp(projections);
const xpBoth = async () => {
  const [{ read, log }] = await platform.rows(`
    select (select sum(xp)::int from read.student_xp) as read,
      (select sum((data ->> 'xpEarned')::int)::int from es.events where type = 'QuestionAnswered') as log`);
  return { read, log };
};

describe('a projection of a new version', () => {
  test('makes the projector rebuild, and the old tables are served until the new ones are complete', async () => {
    await platform.school.open();
    await platform.school.study(300);
    const stop = platform.start();
    await platform.caughtUp();
    await stop();
    const { read, log } = await xpBoth();
    expect(read).toBe(log);
    await platform.school.study(300);

    let wrong = 0;
    const watching = setInterval(async () => {
      const seen = await xpBoth().catch(() => null);
      if (seen && seen.read !== read && seen.read !== 2 * seen.log) wrong += 1;
    }, 5);
    platform.start(generous);
    await platform.caughtUp(generous);
    clearInterval(watching);
    expect(wrong).toBe(0);
    const after = await xpBoth();
    expect(after.read).toBe(2 * after.log);
    await platform.until(async () => (await platform.schemas()).length === 1);
  });

  test('becomes the leader instead of an older projector that still runs', async () => {
    await platform.school.open();
    await platform.school.study(100);
    platform.start();
    await platform.caughtUp();
    platform.start(generous);
    await platform.caughtUp(generous);
    await platform.school.study(100);
    await platform.caughtUp(generous);
    const { read, log } = await xpBoth();
    expect(read).toBe(2 * log);
  });

  test('is not replaced by an older projector that starts later', async () => {
    await platform.school.open();
    const stop = platform.start(generous);
    await platform.caughtUp(generous);
    await stop();
    platform.start();
    await platform.school.study(10);
    await platform.until(async () => platform.logLines.some((line) => line.includes('a newer projector is running')));
    expect((await platform.status()).versions['student-xp']).toBe(2);
    expect(await platform.schemas()).toEqual(['read']);
  });
});

/** The same, with the projection of the release before. */
const generousWithPrevious = withGenerousXp(projections, { ...generousXp, previous: studentXp });
/** Stops every rebuild before its first event. @returns lets it go on */
const holdRebuilds = () => platform.hold('read_next');
const logged = (part: string) => platform.until(async () => platform.logLines.some((line) => line.includes(part)));
const answersShown = async () => {
  const [{ stats, progress, days, log }] = await platform.rows(`
    select (select sum(questions_answered)::int from read.student_stats) as stats,
      (select count(*)::int from read.question_progress) as progress,
      (select sum(first_attempts)::int from read.study_day) as days,
      (select count(distinct stream)::int from es.events where type = 'QuestionAnswered') as log`);
  return [stats, progress, days].map((shown) => (shown === log ? 'all' : shown));
};
const isAtEnd = async () => {
  const { position, head } = await platform.status();
  return position === head;
};

describe('students who answer while a new version is filled', () => {
  test('see their answers at once: the release before writes the old tables', async () => {
    await platform.school.open();
    await platform.school.study(100);
    const stop = platform.start();
    await platform.caughtUp();
    await stop();
    const release = await holdRebuilds();
    platform.start(generousWithPrevious);
    await platform.school.study(100);
    await platform.until(isAtEnd);
    expect(await answersShown()).toEqual(['all', 'all', 'all']);
    const { read, log } = await xpBoth();
    expect(read).toBe(log);
    expect((await platform.status()).versions).toMatchObject({ 'student-xp': 1 });

    await release();
    await platform.caughtUp(generous);
    await platform.school.study(100);
    await platform.caughtUp(generous);
    const after = await xpBoth();
    expect(after.read).toBe(2 * after.log);
    expect(await answersShown()).toEqual(['all', 'all', 'all']);
  });

  test('see them in all tables but those of a projection whose last release is not known', async () => {
    await platform.school.open();
    await platform.school.study(100);
    const stop = platform.start();
    await platform.caughtUp();
    await stop();
    const { read } = await xpBoth();
    const release = await holdRebuilds();
    const stopNew = platform.start(generous);
    await platform.school.study(100);
    await platform.until(isAtEnd);
    expect(await answersShown()).toEqual(['all', 'all', 'all']);
    expect((await xpBoth()).read).toBe(read);
    await logged('miss new events until the rebuild is done');

    // The old release comes back: its table of XP misses events, so it rebuilds.
    await stopNew();
    await release();
    platform.start();
    await platform.caughtUp();
    const after = await xpBoth();
    expect(after.read).toBe(after.log);
    expect(await platform.verify()).toEqual([]);
  });

  test('see them although nothing knows the old tables: the older projector serves until the new ones are filled', async () => {
    await platform.school.open();
    const stop = platform.start();
    await platform.caughtUp();
    const release = await holdRebuilds();
    platform.start(generous);
    await logged('another projector fills read_next: waiting');
    await platform.school.study(100);
    await platform.caughtUp();
    const { read, log } = await xpBoth();
    expect(read).toBe(log);

    await release();
    await platform.caughtUp(generous);
    await platform.school.study(50);
    await platform.caughtUp(generous);
    const after = await xpBoth();
    expect(after.read).toBe(2 * after.log);
    await stop();
  });

  test('see them when the older projector dies: the new one takes over and goes on with its tables', async () => {
    await platform.school.open();
    const stop = platform.start();
    await platform.caughtUp();
    const release = await holdRebuilds();
    platform.start(generousWithPrevious);
    await logged('another projector fills read_next: waiting');
    await stop();
    await platform.school.study(100);
    await platform.until(isAtEnd);
    expect(await answersShown()).toEqual(['all', 'all', 'all']);
    await release();
    await platform.caughtUp(generous);
    const after = await xpBoth();
    expect(after.read).toBe(2 * after.log);
  });
});

test('a rebuild and a live projector never write the same table', async () => {
  // Every new read table notes which connection writes it.
  await platform.rows(`
    create table public.written (id bigserial, table_id oid, pid int);
    create function public.note_writer() returns trigger language plpgsql as $$
      begin insert into public.written (table_id, pid) values (tg_relid, pg_backend_pid()); return null; end $$;
    create function public.watch_table() returns event_trigger language plpgsql as $$
      declare made record;
      begin
        for made in select * from pg_event_trigger_ddl_commands()
          where object_type = 'table' and schema_name like 'read%' and command_tag = 'CREATE TABLE'
        loop
          execute format('create trigger note after insert or update or delete on %s
            for each statement execute function public.note_writer()', made.object_identity);
        end loop;
      end $$;
    create event trigger watch on ddl_command_end when tag in ('CREATE TABLE') execute function public.watch_table()`);
  await platform.school.open();
  platform.start();
  await platform.caughtUp();
  const stopStudying = platform.keepStudying(() => platform.until(isAtEnd));
  await platform.requestRebuild();
  await platform.rebuilt();
  platform.start(generous);
  await platform.caughtUp(generous);
  await stopStudying();

  const tables = await platform.rows(`
    select count(*) filter (where pid is distinct from before)::int as turns, count(distinct pid)::int as writers
    from (select *, lag(pid) over (partition by table_id order by id) as before from public.written) turn
    group by table_id`);
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.some(({ writers }) => writers > 1)).toBe(true);
  // The rebuild writes a table until the swap, then the live projector. None of them writes it again later.
  expect(tables.filter(({ turns, writers }) => turns !== writers)).toEqual([]);
});
