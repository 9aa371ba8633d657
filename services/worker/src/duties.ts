import type { Pool } from '@matraz/infra/postgres/pool';
import { removeExpiredSessions } from './accounts/expired-sessions.ts';

/** Work that comes round by the clock. Safe to repeat: a crash may run it twice. */
export interface Duty {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

const hourMs = 60 * 60 * 1000;

export const duties = ({ pool, clock }: { pool: Pool; clock: () => Date }): Duty[] => [
  { name: 'expired-sessions', everyMs: hourMs, run: () => removeExpiredSessions(pool, clock()) },
];
