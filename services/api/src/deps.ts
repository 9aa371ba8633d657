import type { Handle } from '@matraz/application/command';
import type { Caller } from '@matraz/domain/accounts/rights';
import type { Config } from '@matraz/infra/config/config';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { LagWatch } from '@matraz/infra/read-models/lag-watch';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import type pg from 'pg';

/** The rights of accounts. What each right allows is in `domain/src/accounts/rights.ts`. */
export interface AdminRights {
  /** Everything that the access to a call depends on. Null: a visitor. */
  callerOf(userId: string | null): Promise<Caller>;
  /** May administer now: has the right, and outside the demo a passkey or an app of codes. */
  isAdmin(userId: string): Promise<boolean>;
  /** A teacher who shows her own exams to all students. */
  mayPublish(userId: string): Promise<boolean>;
  /** A child whose guardian has not agreed. */
  awaitsGuardian(userId: string): Promise<boolean>;
}

/** What every part of the api has. A context adds its own in its `deps.ts`; `app-deps.ts` is all of them together. */
export interface Deps {
  pool: pg.Pool;
  store: EventStore;
  handle: Handle;
  waiter: ReadModelWaiter;
  lag: LagWatch;
  adminRights: AdminRights;
  config: Config;
  clock: () => Date;
}
