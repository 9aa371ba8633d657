import { eraseAccount } from '@matraz/application/accounts/erase-account';
import { giveGuardianConsent } from '@matraz/application/accounts/give-guardian-consent';
import type { Handle } from '@matraz/application/command';
import { legalVersion } from '@matraz/contracts/accounts/legal';
import { invitationDays } from '@matraz/contracts/classes/limits';
import type { Config } from '@matraz/infra/config/config';
import {
  endGuardianRequest,
  endUnauthorizedAccounts,
  forgetSilentGuardians,
  selectNotedAnswers,
} from '@matraz/infra/identity/guardian-requests';
import { removeOldSecurityEvents } from '@matraz/infra/identity/security-events';
import { idleLimitMs } from '@matraz/infra/identity/session-limits';
import { endUnconfirmed, remindUnconfirmed } from '@matraz/infra/identity/unconfirmed-accounts';
import { newId } from '@matraz/infra/ids';
import type { Logger } from '@matraz/infra/logging/logger';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { removeOldClientErrors } from '@matraz/infra/postgres/client-errors';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { RecurringJob } from '@matraz/infra/queue/recurring-jobs';
import type { WorkerCommand } from './commands.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

interface RecurringJobsOptions {
  pool: Pool;
  handle: Handle;
  config: Config;
  logger: Logger;
  now: () => Date;
  run: (command: WorkerCommand) => Promise<void>;
}

/** Long enough to answer a question about a mail. */
const mailsKeptMs = 90 * 24 * hourMs;

/**
 * Deletes idle sessions, old invitations to classes, expired rows of the embedded identity provider, expired one-time links, old mails
 * and old security events. A session that is too old cannot be used, so it is idle a week later. A condition on the age would read all
 * sessions.
 */
const removeExpiredSessions = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from accounts.sessions where last_seen_at < $1', [new Date(now.getTime() - idleLimitMs)]);
  await pool.query('delete from accounts.oidc_artifacts where expires_at < $1', [now]);
  await pool.query('delete from accounts.admin_invitations where expires_at < $1', [now]);
  await pool.query('delete from accounts.class_invitations where invited_at < $1', [
    new Date(now.getTime() - invitationDays * 24 * hourMs),
  ]);
  await pool.query('delete from accounts.password_resets where expires_at < $1', [now]);
  for (const rows of [
    'email_confirmations',
    'email_changes',
    'email_returns',
    'email_claims',
    'challenges',
    'second_steps',
  ])
    await pool.query(`delete from accounts.${rows} where expires_at < $1`, [now]);
  await pool.query('delete from accounts.mails where created_at < $1', [new Date(now.getTime() - mailsKeptMs)]);
  await removeOldSecurityEvents(pool, now);
};

const hasPremium = async (pool: Pool, userId: string): Promise<boolean> =>
  (await pool.query('select from read.premium where user_id = $1', [userId])).rowCount !== 0;

const logFailure = (logger: Logger) => (error: unknown, account: string) =>
  logger.error({ err: error, account }, 'an account did not end');

/** Runs only while mails reach people, because an e-mail is proved by mail. */
const endUnconfirmedAccounts = async ({ pool, handle, config, logger, now }: RecurringJobsOptions): Promise<void> => {
  if (mailDeliveryOf(config) === 'none') return;
  const at = now();
  await remindUnconfirmed(pool, { publicUrl: config.publicUrl, now: at });
  const erase = (subject: string) =>
    eraseAccount({ pool, handle }, { reason: 'unconfirmed', subject }, { correlationId: newId(), now: at });
  const isPaid = (userId: string) => hasPremium(pool, userId);
  await endUnconfirmed(pool, { now: at, isPaid, erase, onFailure: logFailure(logger) });
};

const endUnauthorized = async ({ pool, handle, logger, now }: RecurringJobsOptions): Promise<void> => {
  const at = now();
  const erase = (userId: string) =>
    eraseAccount({ pool, handle }, { reason: 'unconfirmed', userId }, { correlationId: newId(), now: at });
  await endUnauthorizedAccounts({ pool }, { now: at, erase, onFailure: logFailure(logger) });
};

/** A process may die after it noted the answer of a guardian. @throws AggregateError when some are left for the next hour */
const finishGuardianAnswers = async ({ pool, handle, now }: RecurringJobsOptions): Promise<void> => {
  const failures: unknown[] = [];
  for (const userId of await selectNotedAnswers({ pool }, now())) {
    const context = { correlationId: newId(), now: now() };
    await giveGuardianConsent({ handle }, { userId, version: legalVersion }, context)
      .then(() => endGuardianRequest({ pool }, userId))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'answers of guardians were not finished');
};

/** An attempt that still runs after a week gets a new row with its next contact. */
const contactsKeptMs = 7 * 24 * hourMs;

const removeOldContacts = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from accounts.exam_contacts where began_at < $1', [
    new Date(now.getTime() - contactsKeptMs),
  ]);
};

export const recurringJobs = (options: RecurringJobsOptions): RecurringJob[] => {
  const { pool, now, run } = options;
  return [
    { name: 'expired-sessions', everyMs: hourMs, run: () => removeExpiredSessions(pool, now()) },
    { name: 'unconfirmed-accounts', everyMs: hourMs, run: () => endUnconfirmedAccounts(options) },
    {
      name: 'unauthorized-accounts',
      everyMs: hourMs,
      run: () => endUnauthorized(options),
    },
    { name: 'silent-guardians', everyMs: hourMs, run: () => forgetSilentGuardians({ pool }, now()) },
    { name: 'guardian-answers', everyMs: hourMs, run: () => finishGuardianAnswers(options) },
    { name: 'exam-contacts', everyMs: hourMs, run: () => removeOldContacts(pool, now()) },
    { name: 'client-errors', everyMs: hourMs, run: () => removeOldClientErrors(pool, now()) },
    // Reads all attempts at the exams with a corrected question. It finds one only after the worker was down or died during a rescoring.
    { name: 'corrected-questions', everyMs: 10 * minuteMs, run: () => run({ type: 'RescoreCorrected' }) },
  ];
};
