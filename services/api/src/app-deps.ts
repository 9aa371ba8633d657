import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import type { Tracing } from '@matraz/infra/tracing/tracing';
import type { AccountsDeps, OwnAccountDeps } from './accounts/deps.ts';
import type { ClassDeps } from './classes/deps.ts';
import type { ClientErrorDeps } from './client-errors/deps.ts';
import type { DiagnosisDeps } from './diagnosis/deps.ts';
import type { ExamDeps } from './exams/deps.ts';
import type { Group } from './group/group.ts';
import type { ReportDeps } from './practice/report-deps.ts';
import type { PremiumDeps } from './premium/deps.ts';
import type { StatusDeps } from './status/deps.ts';

/** All dependencies of the api, and how it serves. */
export interface AppDeps
  extends AccountsDeps,
    OwnAccountDeps,
    DiagnosisDeps,
    ExamDeps,
    PremiumDeps,
    ClientErrorDeps,
    StatusDeps,
    ReportDeps,
    ClassDeps {
  /** The api processes of this machine. */
  group: Group;
  /** Absent: nothing is traced. */
  tracing?: Tracing;
  /** Interval of the heartbeats of an event stream. Default: 25 s. */
  heartbeatMs?: number;
  /** Milliseconds. When the event loop is later than this, requests are refused. Absent: never. */
  mostDelayMs?: number;
  /** How long a request may take to arrive. Default: 30 s. */
  requestTimeoutMs?: number;
}

type Made =
  | 'clientErrors'
  | 'reportCounter'
  | 'writeProbe'
  | 'disks'
  | 'proofs'
  | 'guardianMails'
  | 'mailLimit'
  | 'countExport'
  | 'countReport'
  | 'countCode'
  | 'countWord'
  | 'difficulties';

/** What `buildApp` is given; it makes the rest. Tests pass a test database and their own clock. */
export interface ApiDeps extends Omit<AppDeps, 'group' | 'counters' | Made> {
  /** Absent: the limits count in PostgreSQL. */
  counters?: SharedCounters;
  /** Absent: this process is the only one. */
  group?: Group;
}
