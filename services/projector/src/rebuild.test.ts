import { describe, expect, test } from 'vitest';
import { studentXp } from './practice/student-xp.projection.ts';
import { projections } from './projections.ts';
import { eachWithPlatform, type Platform } from './testing/platform.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

describe('a requested rebuild', () => {
  test('under live traffic never shows a student less than before', { timeout: 300_000 }, async () => {
    await platform.school.open();
    await platform.school.study(3_000);
    platform.start();
    await platform.caughtUp();
    const before = await platform.tableId();

    const seen = new Map<string, number[]>();
    let looks = 0;
    let watching = true;
    const watch = async () => {
      for (; watching; looks += 1) {
        const students = await platform.rows(`
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
      while (studying) {
        await platform.school.study(20);
        // Without this wait the answers can come faster than a busy machine projects them, and the rebuild never ends.
        await platform.caughtUp();
      }
    };
    const studied = study();
    for (let round = 0; round < 3; round += 1) {
      expect(await platform.requestRebuild()).toBe(true);
      await platform.rebuilt();
    }
    studying = false;
    await studied;
    await platform.caughtUp();
    watching = false;
    await watched;

    const after = await platform.tableId();
    expect(after).not.toBe(before);
    expect(looks).toBeGreaterThan(20);
    expect(await platform.verify()).toEqual([]);
  });

  test('that was interrupted is continued, and the served tables stay complete', async () => {
    await platform.school.open();
    await platform.school.study(1_000);
    const stop = platform.start();
    await platform.caughtUp();
    const before = await platform.dump();
    await platform.requestRebuild();
    await stop();
    expect(await platform.dump()).toBe(before);
    platform.start();
    await platform.until(async () => (await platform.schemas()).join() === 'read');
    expect(await platform.dump()).toBe(before);
  });

  test('that is requested while no projector runs is done by the next one', async () => {
    await platform.school.open();
    const stop = platform.start();
    await platform.caughtUp();
    await stop();
    const before = await platform.tableId();
    expect(await platform.requestRebuild()).toBe(true);
    expect(await platform.requestRebuild()).toBe(false);
    platform.start();
    await platform.until(async () => (await platform.schemas()).join() === 'read');
    const after = await platform.tableId();
    expect(after).not.toBe(before);
  });

  test('retries parked events at their positions', async () => {
    await platform.school.open();
    await platform.school.study(50);
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
    const stop = platform.start(broken);
    await platform.caughtUp();
    await stop();
    expect((await platform.status()).parked).toBe(50);
    expect(await platform.verify()).not.toEqual([]);
    platform.start();
    await platform.requestRebuild();
    await platform.until(async () => (await platform.status()).parked === 0);
    expect(await platform.verify()).toEqual([]);
  });
});
