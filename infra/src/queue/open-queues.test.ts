import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCuttableProxy } from '../testing/cuttable-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { emptyQueues } from '../testing/empty-queues.ts';
import { startQueueEngines } from '../testing/queue-engines.ts';
import { connectRedis } from './connect-redis.ts';
import { openQueues, type Queues } from './open-queues.ts';

const { engines, stop } = await startQueueEngines();
const redis = engines.find(({ redisUrl }) => redisUrl !== undefined);
const logger = pino({ level: 'silent' });
/** Far longer than a busy machine needs. */
const soon = { timeout: 50_000 };
/** BullMQ checks every 30 s for a job whose lock of 30 s has ended: the cut may have lost the reply to its start. */
const stalledMs = 120_000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await stop();
});

describe.each(engines)('on $engine', ({ redisUrl, present }) => {
  const open = () => openQueues({ databaseUrl: database.url, redisUrl, logger });
  const closing = async (queues: Queues[], work: () => Promise<void>) => {
    try {
      await work();
    } finally {
      await Promise.all(queues.map((queue) => queue.close()));
    }
  };

  test.runIf(present)('a recurring job runs at once and repeatedly', async () => {
    const queues = await open();
    const run = vi.fn(async () => {});
    await closing([queues], async () => {
      await queues.recurring([{ name: 'often', everyMs: 200, run }]);
      await vi.waitUntil(() => run.mock.calls.length >= 3, soon);
    });
  });

  test.runIf(present)(
    'a start with a clock three days ahead does not stop a recurring job for three days',
    async () => {
      const realNow = Date.now;
      const ahead = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 3 * 86_400_000);
      const wrong = await open();
      const early = vi.fn(async () => {});
      await closing([wrong], async () => {
        await wrong.recurring([{ name: 'clock', everyMs: 1_000, run: early }]);
        await vi.waitUntil(() => early.mock.calls.length > 0, soon);
      });
      ahead.mockRestore();
      const right = await open();
      const run = vi.fn(async () => {});
      await closing([right], async () => {
        await right.recurring([{ name: 'clock', everyMs: 1_000, run }]);
        await vi.waitUntil(() => run.mock.calls.length >= 2, { timeout: 20_000 });
      });
    },
  );

  test.runIf(present)('two workers share a recurring job', async () => {
    const pair = [await open(), await open()];
    const run = vi.fn(async () => {});
    await closing(pair, async () => {
      // A day, so that the next round is not near.
      for (const queues of pair) await queues.recurring([{ name: 'shared', everyMs: 86_400_000, run }]);
      await vi.waitUntil(() => run.mock.calls.length > 0, soon);
      // Time for a wrong second run. A slow machine cannot make this fail.
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(run).toHaveBeenCalledTimes(1);
    });
  });

  test.runIf(present)(
    'a recurring job continues after a lost connection',
    async () => {
      const target = new URL(redisUrl ?? database.url);
      const proxy = await createCuttableProxy({ host: target.hostname, port: Number(target.port) });
      target.host = `127.0.0.1:${proxy.port}`;
      const proxied = redisUrl ? { redisUrl: target.href } : { databaseUrl: target.href };
      const queues = await openQueues({ databaseUrl: database.url, redisUrl, logger, ...proxied });
      const run = vi.fn(async () => {});
      try {
        await closing([queues], async () => {
          await queues.recurring([{ name: 'tough', everyMs: 200, run }]);
          await vi.waitUntil(() => run.mock.calls.length > 0, soon);
          proxy.refuse();
          await vi.waitUntil(() => proxy.refused() > 2, soon);
          const before = run.mock.calls.length;
          const check = vi.fn(() => queues.check());
          const refusals = proxy.refused();
          void check();
          await vi.waitUntil(() => proxy.refused() > refusals + 2, soon);
          // The check of Redis has no answer. PostgreSQL is not asked.
          expect(check.mock.settledResults[0]?.type).toBe(redisUrl ? 'incomplete' : 'fulfilled');
          proxy.allow();
          await vi.waitUntil(() => check.mock.settledResults[0]?.type === 'fulfilled', soon);
          await vi.waitUntil(() => run.mock.calls.length > before + 1, { timeout: stalledMs });
        });
      } finally {
        await proxy.close();
      }
    },
    180_000,
  );

  test.runIf(present)('a recurring job that fails is run again', async () => {
    const queues = await open();
    const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the disk was away'));
    await closing([queues], async () => {
      await queues.recurring([{ name: 'fragile', everyMs: 60_000, run }]);
      await vi.waitUntil(() => run.mock.calls.length === 2, soon);
    });
  });

  test.runIf(present)('recurring jobs run beside each other, and each one only once at a time', async () => {
    const queues = await open();
    const slow = Promise.withResolvers<void>();
    const slowly = vi.fn(() => slow.promise);
    const quickly = vi.fn(async () => {});
    await closing([queues], async () => {
      await queues.recurring([
        { name: 'slow', everyMs: 100, run: slowly },
        { name: 'quick', everyMs: 100, run: quickly },
      ]);
      await vi.waitUntil(() => quickly.mock.calls.length > 4, soon);
      expect(slowly).toHaveBeenCalledTimes(1);
      slow.resolve();
      await vi.waitUntil(() => slowly.mock.calls.length > 1, soon);
    });
  });

  test.runIf(present)('a recurring job that is no longer registered is forgotten', async () => {
    // The rounds that the other tests have left would be counted too.
    const empty = await createTestDatabase();
    onTestFinished(() => empty.drop());
    if (redisUrl) await emptyQueues({ databaseUrl: empty.url, redisUrl });
    const openEmpty = () => openQueues({ databaseUrl: empty.url, redisUrl, logger });
    const before = await openEmpty();
    const old = vi.fn(async () => {});
    await before.recurring([{ name: 'old', everyMs: 300, run: old }]);
    await vi.waitUntil(() => old.mock.calls.length > 0, soon);
    await before.close();
    const queues = await openEmpty();
    await closing([queues], async () => {
      await queues.recurring([{ name: 'new', everyMs: 86_400_000, run: async () => {} }]);
      await vi.waitFor(async () => {
        expect(await queues.depth()).toEqual({ scheduled: 1, waiting: 0, oldestSeconds: 0 });
      }, soon);
    });
  });
});

test.runIf(redis?.present)('a Redis that refuses writes is not healthy, although it answers reads', async () => {
  const { redisUrl = '' } = redis ?? {};
  const queues = await openQueues({ databaseUrl: database.url, redisUrl, logger });
  const client = await connectRedis(redisUrl, () => {});
  const refusals = async () => Promise.all([queues.check(), queues.depth()].map((asked) => asked.catch(String)));
  try {
    await queues.delayed('refused', async () => {}, { atOnce: 1 });
    expect(await refusals()).toEqual([undefined, { scheduled: 0, waiting: 0, oldestSeconds: 0 }]);
    await client.configSet('maxmemory', '1');
    expect(await refusals()).toEqual([expect.stringContaining('OOM'), expect.stringContaining('OOM')]);
    await client.configSet('maxmemory', '0');
    await client.sendCommand(['REPLICAOF', '127.0.0.1', '1']);
    expect(await refusals()).toEqual([expect.stringContaining('READONLY'), expect.stringContaining('READONLY')]);
  } finally {
    await client.configSet('maxmemory', '0');
    await client.sendCommand(['REPLICAOF', 'NO', 'ONE']);
    client.destroy();
    await queues.close();
  }
});

test('all queues of a process on PostgreSQL share three connections, and each worker listens on one more', async () => {
  const own = await createTestDatabase();
  const queues = await openQueues({ databaseUrl: own.url, logger });
  const ended = Promise.withResolvers<void>();
  const run = vi.fn(() => ended.promise);
  try {
    await queues.recurring([{ name: 'often', everyMs: 50, run: async () => {} }]);
    const jobs = await queues.delayed('many', run, { atOnce: 32 });
    await jobs.add(Array.from({ length: 64 }, (_, index) => ({ id: `job-${index}`, delayMs: 0 })));
    await vi.waitUntil(() => run.mock.calls.length === 32, soon);
    const { rows } = await own.pool.query(
      "select count(*)::int from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    expect(rows[0].count).toBeLessThanOrEqual(3 + 2);
  } finally {
    ended.resolve();
    await queues.close();
    await own.drop();
  }
});
