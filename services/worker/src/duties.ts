import type { Pool } from '@matraz/infra/postgres/pool';
import { removeExpiredSessions } from './accounts/expired-sessions.ts';
import type { WorkerCommand } from './commands.ts';

/** Work that comes round by the clock. Safe to repeat: a crash may run it twice. */
export interface Duty {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

interface DutiesOptions {
  pool: Pool;
  now: () => Date;
  run: (command: WorkerCommand) => Promise<void>;
}

export const duties = ({ pool, now, run }: DutiesOptions): Duty[] => [
  { name: 'expired-sessions', everyMs: hourMs, run: () => removeExpiredSessions(pool, now()) },
  { name: 'voided-questions', everyMs: minuteMs, run: () => run({ type: 'RescoreVoided' }) },
];
