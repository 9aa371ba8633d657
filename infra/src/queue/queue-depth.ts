import type { Queue } from 'bullmq';
import type { Pool } from '../postgres/pool.ts';

/** The jobs of all queues together. */
export interface QueueDepth {
  /** Jobs whose time has not come. */
  scheduled: number;
  /** Jobs whose time has come, and that no worker runs yet. */
  waiting: number;
  /** How long the oldest of these jobs has waited. 0: none waits. */
  oldestSeconds: number;
}

const dueAt = ({ timestamp, opts }: { timestamp: number; opts: { delay?: number } }): number =>
  timestamp + (opts.delay ?? 0);

const measureQueue = async (queue: Queue, now: number): Promise<QueueDepth> => {
  const [counts, due, waiting, delayed] = await Promise.all([
    queue.getJobCounts('waiting', 'delayed'),
    queue.getDelayedCount(now),
    queue.getWaiting(0, 0),
    queue.getDelayed(0, 0),
  ]);
  const oldestMs = Math.max(0, ...[...waiting, ...delayed].map((job) => now - dueAt(job)));
  return {
    scheduled: (counts.delayed ?? 0) - due,
    waiting: (counts.waiting ?? 0) + due,
    oldestSeconds: oldestMs / 1_000,
  };
};

/** @param now milliseconds of the machine's clock, by which the queue goes too */
export const measureQueues = async (queues: readonly Queue[], now: number): Promise<QueueDepth> => {
  const depths = await Promise.all(queues.map((queue) => measureQueue(queue, now)));
  return {
    scheduled: depths.reduce((sum, { scheduled }) => sum + scheduled, 0),
    waiting: depths.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestSeconds: Math.max(0, ...depths.map(({ oldestSeconds }) => oldestSeconds)),
  };
};

export type MeasuredDepth = QueueDepth & { measuredAt: Date };

/** Null: no worker has measured yet. */
export const selectQueueDepth = async (pool: Pool): Promise<MeasuredDepth | null> => {
  const { rows } = await pool.query<MeasuredDepth>(
    `select scheduled, waiting, oldest_seconds as "oldestSeconds", measured_at as "measuredAt" from ops.queue_depth`,
  );
  return rows[0] ?? null;
};

export const writeQueueDepth = async (
  pool: Pool,
  { measuredAt, scheduled, waiting, oldestSeconds }: MeasuredDepth,
): Promise<void> => {
  await pool.query(
    `insert into ops.queue_depth (measured_at, scheduled, waiting, oldest_seconds) values ($1, $2, $3, $4)
    on conflict (only_row) do update set
      measured_at = excluded.measured_at, scheduled = excluded.scheduled, waiting = excluded.waiting,
      oldest_seconds = excluded.oldest_seconds`,
    [measuredAt, scheduled, waiting, oldestSeconds],
  );
};
