import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { emptyQueues } from '../testing/empty-queues.ts';
import { startQueueEngines } from '../testing/queue-engines.ts';
import { openQueues, type Queues } from './open-queues.ts';

const { engines, stop } = await startQueueEngines();
const logger = pino({ level: 'silent' });
/** Far longer than a busy machine needs. */
const soon = { timeout: 50_000 };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await stop();
});

describe.each(engines)('on $engine', ({ redisUrl, present }) => {
  const opened: Queues[] = [];
  afterEach(async () => {
    for (const queues of opened.splice(0)) await queues.close();
  });
  const open = async (options = {}) => {
    const queues = await openQueues({ databaseUrl: database.url, redisUrl, logger, ...options });
    opened.push(queues);
    return queues;
  };
  const job = (id: string, delayMs: number) => ({ id, delayMs });

  test.runIf(present)('jobs run when their time has come', async () => {
    const ran = new Map<string, number>();
    const startedAt = performance.now();
    const jobs = await (await open()).delayed('in-time', async (id) => void ran.set(id, performance.now()), {
      atOnce: 10,
    });
    await jobs.add([job('now', -5), job('soon', 300), job('later', 60_000)]);
    expect(await jobs.ids()).toContain('later');
    await vi.waitUntil(() => ran.has('soon'), soon);
    expect((ran.get('soon') ?? 0) - startedAt).toBeGreaterThan(295);
    expect([...ran.keys()]).toEqual(['now', 'soon']);
  });

  test.runIf(present)(
    'a second job with the id of a waiting job is ignored, and added when the first has ended',
    async () => {
      const run = vi.fn(async () => {});
      const jobs = await (await open()).delayed('once', run, { atOnce: 1 });
      await jobs.add([job('deadline-1', 60_000)]);
      // One job at a time and in order: a second `deadline-1` would run before `deadline-2`.
      await jobs.add([job('deadline-1', 0)]);
      await jobs.add([job('deadline-2', 0)]);
      await vi.waitUntil(() => run.mock.calls.length > 0, soon);
      await vi.waitUntil(async () => !(await jobs.ids()).has('deadline-2'), soon);
      expect(run.mock.calls).toEqual([['deadline-2']]);
      expect(await jobs.ids()).toEqual(new Set(['deadline-1']));
      await jobs.add([job('deadline-2', 0)]);
      await vi.waitUntil(() => run.mock.calls.length === 2, soon);
    },
  );

  test.runIf(present)('a removed job does not run', async () => {
    const busy = Promise.withResolvers<void>();
    const run = vi.fn(async (id: string) => (id === 'busy' ? busy.promise : undefined));
    const jobs = await (await open()).delayed('removed', run, { atOnce: 1 });
    await jobs.add([job('busy', 0)]);
    await vi.waitUntil(() => run.mock.calls.length === 1, soon);
    await jobs.add([job('off', 0)]);
    await jobs.add([job('off-later', 60_000), job('on', 0)]);
    await jobs.remove(['off', 'off-later', 'never-was-there']);
    expect(await jobs.ids()).toEqual(new Set(['busy', 'on']));
    busy.resolve();
    await vi.waitUntil(() => run.mock.calls.length > 1, soon);
    await vi.waitUntil(async () => (await jobs.ids()).size === 0, soon);
    expect(run.mock.calls).toEqual([['busy'], ['on']]);
  });

  test.runIf(present)('two processes share the jobs, and each job runs once', async () => {
    const run = vi.fn(async () => {});
    const [jobs] = await Promise.all([1, 2].map(async () => (await open()).delayed('shared-jobs', run, { atOnce: 5 })));
    const ids = Array.from({ length: 40 }, (_, index) => `job-${index}`);
    await jobs?.add(ids.map((id) => job(id, 200)));
    await vi.waitUntil(() => run.mock.calls.length >= ids.length, soon);
    await vi.waitUntil(async () => (await jobs?.ids())?.size === 0, soon);
    expect((run.mock.calls as unknown as string[][]).flat().toSorted()).toEqual(ids.toSorted());
  });

  test.runIf(present)(
    'the depth counts the jobs that wait for their time and those that wait for a worker',
    async () => {
      const queues = await open();
      const running = Promise.withResolvers<void>();
      const run = vi.fn(() => running.promise);
      const jobs = await queues.delayed('depth', run, { atOnce: 1 });
      expect(await queues.depth()).toEqual({ scheduled: 0, waiting: 0, oldestSeconds: 0 });
      await jobs.add([job('first', 0)]);
      await vi.waitUntil(() => run.mock.calls.length === 1, soon);
      await jobs.add([job('late', 0), job('later', 600_000)]);
      const depth = { scheduled: 1, waiting: 1, oldestSeconds: expect.any(Number) };
      await vi.waitFor(async () => expect(await queues.depth()).toEqual(depth), soon);
      const { oldestSeconds } = await queues.depth();
      await vi.waitUntil(async () => (await queues.depth()).oldestSeconds > oldestSeconds, soon);
      running.resolve();
      await vi.waitFor(async () => {
        expect(await queues.depth()).toEqual({ scheduled: 1, waiting: 0, oldestSeconds: 0 });
      }, soon);
    },
  );

  test.runIf(present)('a job that fails is run again', async () => {
    const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the disk was away'));
    const lines: object[] = [];
    const queues = await open({ logger: createLogger('test', { write: (line) => void lines.push(JSON.parse(line)) }) });
    const correlationIdOf = (id: string) => `the request of ${id}`;
    const jobs = await queues.delayed('failing', run, { atOnce: 1, correlationIdOf });
    await jobs.add([job('tough', 0)]);
    await vi.waitUntil(() => run.mock.calls.length === 2, soon);
    const failed = { job: 'tough', queue: 'failing', correlationId: 'the request of tough', msg: 'a job failed' };
    await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining(failed)), soon);
  });

  test.runIf(present)('an emptied queue has no jobs, accepts new ones and gets its recurring jobs back', async () => {
    const duty = vi.fn(async () => {});
    const run = vi.fn(async () => {});
    const queues = await open({ checkEveryMs: 500 });
    await queues.recurring([{ name: 'round', everyMs: 300, run: duty }]);
    const jobs = await queues.delayed('emptied', run, { atOnce: 1 });
    await jobs.add([job('lost', 60_000)]);
    await vi.waitUntil(() => duty.mock.calls.length > 1, soon);

    await emptyQueues({ databaseUrl: database.url, redisUrl });
    expect(await jobs.ids()).toEqual(new Set());
    const before = duty.mock.calls.length;
    await jobs.add([job('found', 0)]);
    await vi.waitUntil(() => run.mock.calls.length === 1, soon);
    await vi.waitUntil(() => duty.mock.calls.length > before + 2, soon);
    expect(run.mock.calls).toEqual([['found']]);
  });
});
