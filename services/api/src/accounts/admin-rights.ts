import type { Config } from '@matraz/infra/config/config';
import { hasFactor } from '@matraz/infra/identity/factors/factors';
import { requiresFactor } from '@matraz/infra/identity/factors/required-factor';
import type { account, accountConsent } from '@matraz/infra/read-models/accounts-tables';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import type { Row } from '@matraz/infra/read-models/table';
import type pg from 'pg';
import type { AdminRights } from '../deps.ts';
import { createNotifiedMemory } from '../notified-memory.ts';

/** A user in memory, in bytes, as V8 needs them for the key and its place. */
const userBytes = 150;
/** About 20,000 users. */
const mostBytes = 3_000_000;

const visitor = { hasSession: false, isAdmin: false, isTeacher: false, awaitsGuardian: false, lacksFactor: false };

interface Sources {
  pool: Pick<pg.Pool, 'query'>;
  waiter: Pick<ReadModelWaiter, 'onChanged' | 'hasHeardAll'>;
  config: Pick<Config, 'demo' | 'oidc'>;
}

/** The right of a user is kept until the projector notifies a change of this user. The factors of administrators are read each time. */
export const createAdminRights = ({ pool, waiter, config }: Sources): AdminRights => {
  const rights = createNotifiedMemory({
    load: async (userId) => {
      const { rows } = await pool.query<
        Row<typeof account, 'is_admin'> &
          Row<typeof accountConsent, 'awaits_guardian'> & { is_teacher: boolean; may_publish: boolean }
      >(
        `select a.is_admin, coalesce(c.awaits_guardian, false) as awaits_guardian,
          exists (select from read.teacher t where t.user_id = a.user_id) as is_teacher,
          exists (select from read.publisher p where p.user_id = a.user_id) as may_publish
        from read.account a left join read.account_consent c on c.user_id = a.user_id
        where a.user_id = $1`,
        [userId],
      );
      return rows[0] ?? { is_admin: false, awaits_guardian: false, is_teacher: false, may_publish: false };
    },
    hearsAll: waiter.hasHeardAll,
    sizeOf: () => userBytes,
    mostBytes,
  });
  waiter.onChanged((changes) => {
    for (const [userId, model] of changes) {
      if (model !== 'user') continue;
      if (userId === null) rights.forgetWhere();
      else rights.forget(userId);
    }
  });
  const isGranted = async (userId: string) => (await rights.get(userId)).is_admin;
  const isProven = async (userId: string) => !requiresFactor(config) || (await hasFactor(pool, userId));
  return {
    callerOf: async (userId) => {
      if (userId === null) return visitor;
      const { is_admin: isAdmin, is_teacher: isTeacher, awaits_guardian: awaitsGuardian } = await rights.get(userId);
      const lacksFactor = isAdmin && !(await isProven(userId));
      return { hasSession: true, isAdmin, isTeacher, awaitsGuardian, lacksFactor };
    },
    isAdmin: async (userId) => (await isGranted(userId)) && (await isProven(userId)),
    mayPublish: async (userId) => (await rights.get(userId)).may_publish,
    awaitsGuardian: async (userId) => (await rights.get(userId)).awaits_guardian,
  };
};
