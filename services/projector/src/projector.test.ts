import { createListener } from '@matraz/infra/postgres/listen';
import { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { describe, expect, test } from 'vitest';
import { eachWithPlatform, type Platform } from './testing/platform.ts';

let platform: Platform;
eachWithPlatform((fresh) => {
  platform = fresh;
});

describe('a projector', () => {
  test('projects stored and new events, and notifies', async () => {
    const listener = createListener(platform.database.url);
    const waiter = createReadModelWaiter({ pool: platform.database.pool, listener });
    platform.atEnd(async () => {
      waiter.close();
      await listener.close();
    });
    const changes: unknown[] = [];
    waiter.onChanged((changed) => changes.push(...changed));
    await platform.school.open();
    platform.start();
    await platform.school.study(100);
    const last = await platform.school.record({
      type: 'AccountOpened',
      data: { userId: '00000000-0000-7000-8000-00000000a001' },
    });
    expect(await waiter.waitFor(last, 10_000)).toBe(true);
    expect(changes).toContainEqual(['00000000-0000-7000-8000-00000000a001', 'user']);
    expect(await platform.verify()).toEqual([]);
    expect(await platform.schemas()).toEqual(['read']);
  });

  test('stops after its batch, and the next one continues from there', async () => {
    await platform.school.open();
    const stop = platform.start();
    const studying = platform.school.study(600);
    await stop();
    await studying;
    platform.start();
    await platform.caughtUp();
    expect(await platform.verify()).toEqual([]);
  });

  test('is the only leader, and another one takes over when it stops', async () => {
    await platform.school.open();
    const stop = platform.start();
    await platform.caughtUp();
    platform.start();
    await platform.school.study(50);
    await platform.caughtUp();
    const leaders = await platform.rows(
      "select pid from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())",
    );
    expect(leaders).toHaveLength(1);
    await stop();
    await platform.school.study(50);
    await platform.caughtUp();
  });

  test('whose connection is cut connects again and loses no event', async () => {
    await platform.school.open();
    platform.start();
    await platform.caughtUp();
    const studying = platform.school.study(300);
    await platform.rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'matraz-projector' and datname = current_database()",
    );
    await studying;
    await platform.caughtUp();
    expect(await platform.verify()).toEqual([]);
  });
});
