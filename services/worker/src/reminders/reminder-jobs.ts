import { chileDay, chileHour } from '@matraz/domain/practice/calendar';
import type { Config } from '@matraz/infra/config/config';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { Pusher } from '@matraz/infra/push/open-pusher';
import type { RecurringJob } from '@matraz/infra/queue/recurring-jobs';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { type DuePush, decideReminders, forgetSubscription } from '@matraz/infra/reminders/decide';

interface ReminderJobsOptions {
  pool: Pool;
  store: Pick<EventStore, 'head'>;
  waiter: Pick<ReadModelWaiter, 'waitFor'>;
  pusher: Pusher;
  config: Pick<Config, 'publicUrl' | 'smtp' | 'mailFrom' | 'demo' | 'oidc'>;
  now: () => Date;
  logger: Logger;
}

const minuteMs = 60_000;
/** Milliseconds. */
const waitForTables = 5_000;
const atOnce = 10;

/** @see docs/decisions/reminders.md */
export const sendReminders = async ({
  pool,
  store,
  waiter,
  pusher,
  config,
  now,
  logger,
}: ReminderJobsOptions): Promise<void> => {
  // Older tables may lack what the student did a moment ago. The next round tries again.
  if (!(await waiter.waitFor(await store.head(), waitForTables))) return;
  const at = now();
  const when = {
    day: chileDay(at),
    hour: chileHour(at),
    publicUrl: config.publicUrl,
    sendsMails: mailDeliveryOf(config) !== 'none',
  };
  const push = async ({ payload, ...browser }: DuePush) => {
    try {
      if ((await pusher.push(browser, payload)) === 'gone') await forgetSubscription(pool, browser);
    } catch (err) {
      logger.warn({ err }, 'a reminder did not reach a browser');
    }
  };
  for (let isDone = false; !isDone; ) {
    const decided = await decideReminders(pool, when);
    for (let from = 0; from < decided.pushes.length; from += atOnce)
      await Promise.all(decided.pushes.slice(from, from + atOnce).map(push));
    isDone = decided.isDone;
  }
};

export const reminderJobs = (options: ReminderJobsOptions): RecurringJob[] => [
  { name: 'reminders', everyMs: minuteMs, run: () => sendReminders(options) },
];
