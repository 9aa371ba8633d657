import { studentXp as studentXpTable } from '@matraz/infra/read-models/practice-tables';
import { describe, expect, test } from 'vitest';
import { studentXp } from './practice/student-xp.projection.ts';
import type { Projection } from './projection.ts';
import { projections } from './projections.ts';
import { statement } from './statement.ts';
import { eachWithPlatform, type Platform } from './testing/platform.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

/** The projections with a changed rule: an answer gives twice the XP. */
const generous: Projection[] = projections.map((projection) => {
  if (projection !== studentXp) return projection;
  const addTwice = statement({
    name: 'add_xp',
    given: studentXpTable.columns,
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
