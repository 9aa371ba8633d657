import type { ReminderSettings } from '@matraz/contracts/accounts/reminders-http';
import type { Config } from '@matraz/infra/config/config';
import { findOwnLocalAccount } from '@matraz/infra/identity/own-account';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import type { Pool } from '@matraz/infra/postgres/pool';
import { loadPushKey } from '@matraz/infra/push/push-key';
import { addSubscription, saveReminder, selectReminder } from '@matraz/infra/reminders/settings';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/calls/handler.ts';

interface Account {
  userId: string;
  now: Date;
}

const mailOf = async (pool: Pool, config: Config, account: Account): Promise<ReminderSettings['mail']> => {
  if (mailDeliveryOf(config) === 'none') return 'none';
  return (await findOwnLocalAccount(pool, account))?.isEmailConfirmed ? 'ready' : 'unconfirmed';
};

const settingsOf = async ({ pool, config }: Pick<Deps, 'pool' | 'config'>, account: Account) => ({
  ...(await selectReminder(pool, account.userId)),
  mail: await mailOf(pool, config, account),
  pushKey: loadPushKey(config.dataDir).publicKey,
});

export const reminderHandlers: Handlers<'getReminders' | 'setReminders' | 'addPushSubscription'> = {
  getReminders: ({ userId, context: { now } }, deps) => settingsOf(deps, { userId, now }),

  async setReminders({ userId, body, context: { now } }, deps) {
    await saveReminder(deps.pool, userId, body.reminder);
    return settingsOf(deps, { userId, now });
  },

  async addPushSubscription({ userId, body: { endpoint, keys }, context: { now } }, deps) {
    await addSubscription(deps.pool, userId, { endpoint, ...keys, now });
    return settingsOf(deps, { userId, now });
  },
};
