import type { ServiceName } from '@matraz/infra/processes/pid-file';
import type { CuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import type { ExamFixture } from '@matraz/platform/system/exam-fixture';
import type { DataDir } from '@matraz/platform/system/running-platform';
import type { Finding } from './finding.ts';
import type { StoreProgram } from './store-program.ts';

export const services: readonly ServiceName[] = ['api', 'projector', 'worker'];

/** The queue of the platform. It keeps nothing on disk. */
export interface Redis {
  proxy: CuttableProxy;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** What the command line names. */
export interface NamedServers {
  /** The log is in this EventStoreDB, not in PostgreSQL. */
  eventStoreUrl?: string | undefined;
  storeProgram?: StoreProgram | undefined;
}

/** The platform of a case, under load. */
export interface Bench {
  fixture: ExamFixture;
  /** Between each service and PostgreSQL. */
  databaseProxies: Record<ServiceName, CuttableProxy>;
  /** Between each service and a named EventStoreDB. */
  storeProxies: Record<ServiceName, CuttableProxy> | undefined;
  storeProgram: StoreProgram | undefined;
  redis: Redis | undefined;
  /** How often a fault is repeated. */
  rounds: number;
  /**
   * Starts an attempt of one second, causes the fault, and waits until all clients get good replies again and the attempt is completed.
   *
   * @param fault resolves at the end of the fault
   */
  round(fault: () => Promise<void>): Promise<void>;
  report(finding: Finding): void;
}

export interface Case {
  name: string;
  /** One line of the table. */
  fault: string;
  /** The api itself ends, so requests may get no reply. */
  mayGoUnanswered?: boolean;
  /** The queue is in Redis. */
  usesRedis?: boolean;
  clockSteps?: Record<string, number>;
  /** Processes of api and worker. Absent: one of each. */
  processes?: { api: number; worker: number };
  /** More variables of the platform's environment. */
  env?: () => NodeJS.ProcessEnv;
  /** Makes the data directory. */
  dataDir?: () => DataDir;
  /** A negative control: the checker must find these kinds, or the case fails. */
  mustFind?: Finding['kind'][];
  sendsTwice?: boolean;
  /** Without a result the case ran. @returns why it cannot run on this machine */
  whySkipped?: (named: NamedServers) => string | undefined;
  run(bench: Bench): Promise<void>;
}
