import type { Handle } from '@matraz/application/command-handler';
import type { ExamArchive } from '@matraz/application/exams/exam-archive';
import type { Config } from '@matraz/infra/config/config';
import type { Secrets } from '@matraz/infra/config/secrets';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

/** Everything the api stands on, passed in: tests hand over a test database and a clock of their own. */
export interface ApiDeps {
  pool: pg.Pool;
  store: EventStore;
  handle: Handle;
  archive: ExamArchive;
  waiter: ReadModelWaiter;
  config: Config;
  secrets: Secrets;
  clock: () => Date;
  /** Between two signs of life of an event stream, in milliseconds; 25 s unless said. */
  heartbeatMs?: number;
  /** Longest that a request may take to arrive, in milliseconds; 30 s unless said. */
  requestTimeoutMs?: number;
  /** Where the built frontend lies. */
  frontendDir: string;
  /** Absent: no log. */
  logger?: FastifyBaseLogger;
}
