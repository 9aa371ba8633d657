import { endUnauthorizedAccounts } from '@matraz/infra/identity/guardian-requests';
import { removeOldSecurityEvents } from '@matraz/infra/identity/security-events';
import { idleLimitMs } from '@matraz/infra/identity/session-limits';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { RecurringJob } from '@matraz/infra/queue/recurring-jobs';
import type { WorkerCommand } from './commands.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

interface RecurringJobsOptions {
  pool: Pool;
  now: () => Date;
  run: (command: WorkerCommand) => Promise<void>;
}

/** Long enough to answer a question about a mail. */
const mailsKeptMs = 90 * 24 * hourMs;

/**
 * Deletes idle sessions, expired rows of the embedded identity provider, expired one-time links, old mails and old security events. A session that is too old cannot be
 * used, so it is idle a week later. A condition on the age would read all sessions.
 */
const removeExpiredSessions = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from accounts.sessions where last_seen_at < $1', [new Date(now.getTime() - idleLimitMs)]);
  await pool.query('delete from accounts.oidc_artifacts where expires_at < $1', [now]);
  await pool.query('delete from accounts.admin_invitations where expires_at < $1', [now]);
  await pool.query('delete from accounts.password_resets where expires_at < $1', [now]);
  await pool.query('delete from accounts.email_confirmations where expires_at < $1', [now]);
  await pool.query('delete from accounts.mails where created_at < $1', [new Date(now.getTime() - mailsKeptMs)]);
  await removeOldSecurityEvents(pool, now);
};

export const recurringJobs = ({ pool, now, run }: RecurringJobsOptions): RecurringJob[] => [
  { name: 'expired-sessions', everyMs: hourMs, run: () => removeExpiredSessions(pool, now()) },
  {
    name: 'unauthorized-accounts',
    everyMs: hourMs,
    run: async () => void (await endUnauthorizedAccounts({ pool }, now())),
  },
  // Reads all attempts at the exams with a corrected question. It finds one only after the worker was down or died during a rescoring.
  { name: 'corrected-questions', everyMs: 10 * minuteMs, run: () => run({ type: 'RescoreCorrected' }) },
];
