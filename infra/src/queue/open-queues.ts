import { createPostgresBackend, Queue, Worker } from 'bullmq';
import type { Logger } from '../logging/logger.ts';
import { connectRedis } from './connect-redis.ts';

export interface QueuesOptions {
  databaseUrl: string;
  /** Unset: the queue lives in PostgreSQL. */
  redisUrl?: string;
  logger: Logger;
}

type Run = () => Promise<void>;

export interface Queues {
  /**
   * Runs something again and again, in one process at a time however many there are, for the first time at once. It may run
   * twice after a crash: it must be safe to repeat.
   */
  recurring(name: string, everyMs: number, run: Run): Promise<void>;
  close(): Promise<void>;
}

interface Closable {
  close(): Promise<unknown>;
  on(event: 'error', hear: (error: Error) => void): unknown;
}

/** What the two engines do differently. */
interface Engine {
  queue(name: string): Queue;
  worker(name: string, run: Run): Worker;
  close(): Promise<void>;
}

const onPostgres = (databaseUrl: string): Engine => {
  const connection = { connectionString: databaseUrl, migrate: true, max: 3 };
  return {
    queue: (name) => new Queue(name, { connection }, createPostgresBackend) as unknown as Queue,
    worker: (name, run) => new Worker(name, run, { connection }, createPostgresBackend) as unknown as Worker,
    close: async () => {},
  };
};

const onRedis = async (redisUrl: string, hearError: (error: Error) => void): Promise<Engine> => {
  const connection = await connectRedis(redisUrl, hearError);
  return {
    queue: (name) => new Queue(name, { connection }),
    worker: (name, run) => new Worker(name, run, { connection }),
    close: () => connection.close(),
  };
};

/**
 * BullMQ on Redis where there is one, else on PostgreSQL: the same queues, the same jobs.
 *
 * @throws StartupError when Redis does not answer
 */
export const openQueues = async ({ databaseUrl, redisUrl, logger }: QueuesOptions): Promise<Queues> => {
  // A lost connection comes back by itself; unheard, the event would end the process.
  const hearError = (error: Error) => logger.warn({ err: error }, 'queue connection');
  const engine = redisUrl ? await onRedis(redisUrl, hearError) : onPostgres(databaseUrl);
  const opened: Closable[] = [];
  const open = <T extends Closable>(part: T): T => {
    part.on('error', hearError);
    opened.push(part);
    return part;
  };

  return {
    async recurring(name, everyMs, run) {
      const queue = open(engine.queue(name));
      await queue.upsertJobScheduler(
        name,
        { every: everyMs },
        {
          name,
          opts: {
            attempts: 3,
            backoff: { type: 'exponential', delay: 1_000 },
            removeOnComplete: 10,
            removeOnFail: 100,
          },
        },
      );
      const worker = open(engine.worker(name, run));
      worker.on('failed', (job, error) => logger.error({ err: error, queue: name, job: job?.id }, 'a job failed'));
    },
    async close() {
      await Promise.all(opened.map((part) => part.close()));
      await engine.close();
    },
  };
};
