import type { CatalogLookup } from '@matraz/application/catalog/catalog-lookup';
import type { Handle } from '@matraz/application/command';
import type { ExamArchive } from '@matraz/application/exams/exam-archive';
import type { ExamLookup } from '@matraz/application/exams/exam-lookup';
import type { Config } from '@matraz/infra/config/config';
import type { Secrets } from '@matraz/infra/config/secrets';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { FileStore } from '@matraz/infra/files/port';
import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import type { PaymentProvider } from '@matraz/infra/payments/port';
import type { Listener } from '@matraz/infra/postgres/listen';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import type { Tracing } from '@matraz/infra/tracing/tracing';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Counter } from 'prom-client';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { AdminRights } from './accounts/admin-rights.ts';
import type { CatalogMemory } from './catalog/catalog-memory.ts';
import type { ExamList } from './exams/exam-list.ts';
import type { Group } from './group/group.ts';

/** Dependencies of the api. Tests pass a test database and their own clock. */
export interface ApiDeps {
  pool: pg.Pool;
  store: EventStore;
  handle: Handle;
  archive: ExamArchive;
  catalog: CatalogMemory;
  examList: ExamList;
  catalogLookup: CatalogLookup;
  examLookup: ExamLookup;
  waiter: ReadModelWaiter;
  /** Hears which sessions ended. */
  listener: Listener;
  adminRights: AdminRights;
  /** The uploaded pictures. */
  files: FileStore;
  /** Null: nothing can be bought. */
  payments: PaymentProvider | null;
  config: Config;
  secrets: Secrets;
  clock: () => Date;
  /** Interval of the heartbeats of an event stream. Default: 25 s. */
  heartbeatMs?: number;
  /** Milliseconds. When the event loop is later than this, requests are refused. Absent: never. */
  mostDelayMs?: number;
  /** How long a request may take to arrive. Default: 30 s. */
  requestTimeoutMs?: number;
  /** For the limits that count everywhere. Absent: in PostgreSQL. */
  counters?: SharedCounters;
  /** The api processes of this machine. Absent: this is the only one. */
  group?: Group;
  /** Absent: nothing is traced. */
  tracing?: Tracing;
  /** Folder of the built frontend. */
  frontendDir: string;
  /** Absent: nothing is logged. */
  logger?: FastifyBaseLogger;
}

/** What the app adds. */
export interface AppDeps extends ApiDeps {
  counters: SharedCounters;
  group: Group;
  clientErrors: Counter<'browser'>;
  /** Of reports of errors in browsers. */
  reportCounter: RateLimiterAbstract;
}
