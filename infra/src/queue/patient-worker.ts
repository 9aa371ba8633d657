import { setTimeout as delay } from 'node:timers/promises';
import {
  type ConnectionOptions,
  type IQueueBackend,
  type Job,
  type JobProgress,
  type RedisQueueBackend,
  Worker,
} from 'bullmq';

const pauseMs = 1_000;

/**
 * A worker of BullMQ that pauses after a failed query for its next job. BullMQ pauses only when the connection is lost: when the disk of the
 * server is full, its workers would use a whole core.
 */
export class PatientWorker<
  Backend extends IQueueBackend = RedisQueueBackend,
  Connection = ConnectionOptions,
> extends Worker<unknown, unknown, string, Backend, JobProgress, Connection> {
  protected override async moveToActive(token: string, name?: string): Promise<Job<unknown, unknown>> {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      await delay(pauseMs);
      throw error;
    }
  }
}
