import { setTimeout as delay } from 'node:timers/promises';
import {
  createNodeRedisClient,
  createPostgresBackend,
  DEFAULT_SCHEMA,
  Queue,
  runMigrations,
  type Worker,
} from 'bullmq';
import type { Logger } from '../logging/logger.ts';
import { createPool } from '../postgres/pool.ts';
import { connectRedis } from './connect-redis.ts';
import { createDelayedJobs, type DelayedJobs } from './delayed-jobs.ts';
import { PatientWorker } from './patient-worker.ts';
import { measureQueues, type QueueDepth } from './queue-depth.ts';
import { keepRecurring, type RecurringJob, roundsOf } from './recurring-jobs.ts';
import { withErrorListener } from './with-error-listener.ts';

export interface QueuesOptions {
  databaseUrl: string;
  /** Unset: the queue is in PostgreSQL. */
  redisUrl?: string;
  logger: Logger;
  /** Time between two checks that the queue still has its recurring jobs. */
  checkEveryMs?: number;
}

const logEveryMs = 1_000;
/** Running jobs end within this time. An unavailable queue never answers. */
const closeTimeoutMs = 5_000;

/** All recurring jobs share a queue, because the worker of each queue has a connection of its own. */
const recurringQueue = 'recurring';

interface Round {
  id?: string;
  /** Name of the queue or of the recurring job. */
  name: string;
}

interface DelayedOptions {
  /** Jobs that this process runs at a time. */
  atOnce: number;
  /** For the log line of a job that failed. */
  correlationIdOf?: (id: string) => string | undefined;
}

export interface Queues {
  /**
   * Runs each job at once and then regularly, in one of the processes that register it. After a crash it may run twice, so it must be
   * safe to repeat. A job that no process registers any more is forgotten. Call it once.
   */
  recurring(jobs: readonly RecurringJob[]): Promise<void>;
  /**
   * Jobs with a delay. One of the processes with this queue runs each job. A job may run twice or late, and never when the queue lost it.
   */
  delayed(name: string, run: (id: string) => Promise<void>, options: DelayedOptions): Promise<DelayedJobs>;
  /** The jobs of the queues that this process opened. Fails as `check` does. A queue that is unavailable never answers. */
  depth(): Promise<QueueDepth>;
  /** Resolves when Redis takes writes: it refuses them when its memory is full, and as a replica. A queue in PostgreSQL is not asked. */
  check(): Promise<void>;
  close(): Promise<void>;
}

interface Closable {
  close(): Promise<unknown>;
  on(event: 'error', handler: (error: Error) => void): unknown;
}

/** The calls that differ between Redis and PostgreSQL. */
interface Engine {
  queue(name: string): Queue;
  worker(name: string, run: (round: Round) => Promise<void>, atOnce: number): Worker;
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Connections for the queries of all queues together. PostgreSQL needs 1.5 to 5 MB for each. */
const connections = 3;

/** All queues and workers share one pool, in which each worker keeps a connection of its own: it listens for jobs. */
const onPostgres = async (databaseUrl: string): Promise<Engine> => {
  const pool = createPool(databaseUrl, { max: connections, searchPath: DEFAULT_SCHEMA });
  try {
    const client = await pool.connect();
    await runMigrations(client).finally(() => client.release());
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    queue: (name) => new Queue(name, { connection: pool }, createPostgresBackend) as unknown as Queue,
    worker(name, run, concurrency) {
      pool.options.max += 1;
      return new PatientWorker(
        name,
        run,
        { connection: pool, concurrency, autorun: false },
        createPostgresBackend,
      ) as unknown as Worker;
    },
    check: async () => {},
    close: () => pool.end(),
  };
};

/** Of the key that a check writes. */
const checkedForSeconds = 60;

const onRedis = async (redisUrl: string, onError: (error: Error) => void): Promise<Engine> => {
  const redis = await connectRedis(redisUrl, onError);
  const connection = withErrorListener(createNodeRedisClient(redis), onError);
  return {
    queue: (name) => new Queue(name, { connection }),
    worker: (name, run, concurrency) => new PatientWorker(name, run, { connection, concurrency, autorun: false }),
    check: async () => void (await redis.set('bull:matraz-check', '', { EX: checkedForSeconds })),
    close: async () => redis.destroy(),
  };
};

/**
 * Opens BullMQ on Redis when there is an address, else on PostgreSQL.
 *
 * @throws StartupError when Redis does not answer
 */
export const openQueues = async (options: QueuesOptions): Promise<Queues> => {
  const { databaseUrl, redisUrl, logger, checkEveryMs = 60_000 } = options;
  let silentUntil = 0;
  /** BullMQ reconnects, with thousands of error events meanwhile. Without a handler an error event would end the process. */
  const onError = (error: Error) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + logEveryMs;
    logger.warn({ err: error }, 'queue connection');
  };
  const engine = redisUrl ? await onRedis(redisUrl, onError) : await onPostgres(databaseUrl);
  const opened: Closable[] = [];
  const queues: Queue[] = [];
  const stops: (() => void)[] = [];
  const open = <T extends Closable>(part: T): T => {
    part.on('error', onError);
    opened.push(part);
    return part;
  };
  const openQueue = (name: string): Queue => {
    const queue = open(engine.queue(name));
    queues.push(queue);
    return queue;
  };
  /** A worker of BullMQ that starts before its first connection never recovers, and retries without a pause. */
  const work = async (name: string, run: (round: Round) => Promise<void>, options: DelayedOptions) => {
    const { atOnce, correlationIdOf = () => undefined } = options;
    const worker = open(engine.worker(name, run, atOnce));
    worker.on('failed', (job, error) => {
      const id = job?.id;
      logger.error({ err: error, queue: name, job: id, correlationId: correlationIdOf(id ?? '') }, 'a job failed');
    });
    await worker.waitUntilReady();
    worker.run().catch(onError);
  };

  return {
    async recurring(jobs) {
      const queue = openQueue(recurringQueue);
      stops.push(await keepRecurring(queue, { jobs, checkEveryMs, onError }));
      await work(recurringQueue, roundsOf(jobs), { atOnce: jobs.length });
    },
    async delayed(name, run, options) {
      const queue = openQueue(name);
      await queue.waitUntilReady();
      await work(name, ({ id = '' }) => run(id), options);
      return createDelayedJobs(queue);
    },
    async depth() {
      await engine.check();
      return measureQueues(queues, Date.now());
    },
    check: () => engine.check(),
    async close() {
      for (const stop of stops) stop();
      const limit = delay(closeTimeoutMs, undefined, { ref: false });
      await Promise.race([Promise.allSettled(opened.map((part) => part.close())), limit]);
      await Promise.race([engine.close(), limit]);
    },
  };
};
