import { setTimeout } from 'node:timers/promises';
import type { ErasureReason } from '@matraz/contracts/accounts/events';
import { streamOf } from '@matraz/contracts/streams';
import { type Account, account } from '@matraz/domain/accounts/account';
import { DomainError } from '@matraz/domain/errors';
import {
  type AccountToErase,
  type Erasure,
  erasedBy,
  erasePersonalData,
} from '@matraz/infra/identity/erase-personal-data';
import { embeddedIssuer } from '@matraz/infra/identity/platform-users';
import { inTransaction } from '@matraz/infra/postgres/in-transaction';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { CommandContext, Handle } from '../command-handler/command.ts';

interface EraseDeps {
  pool: Pool;
  handle: Handle;
}

type Asked = { reason: ErasureReason } & Pick<Erasure, 'reference' | 'source' | 'hashOf'> & {
    /** When the person asked. Default: now. */
    askedAt?: Date | undefined;
  };

/** Rights are few, so the accounts that ever had one are looked at. The read tables may still have one that was just erased. */
const selectAdministrators = async (pool: Pick<Pool, 'query'>): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select d.user_id as id from read.analysis_admin d
     where (select a.is_admin from read.account a where a.user_id = d.user_id)
     and (select true from accounts.users u where u.id = d.user_id)`,
  );
  return rows.map(({ id }) => id);
};

/** Whether the platform would have no administrator without this account. */
export const isLastAdministrator = async (pool: Pick<Pool, 'query'>, userId: string): Promise<boolean> => {
  const [first, second] = await selectAdministrators(pool);
  return first === userId && second === undefined;
};

const userIdOf = async (pool: Pick<Pool, 'query'>, found: AccountToErase): Promise<string | undefined> => {
  if ('userId' in found) return found.userId;
  const { rows } = await pool.query<{ id: string }>(
    'select id from accounts.users where issuer = $1 and subject = $2',
    [embeddedIssuer, found.subject],
  );
  return rows[0]?.id;
};

/** The log keeps an opaque id. An account that a login left half made has no stream. */
const appendErased = async (
  { pool, handle }: EraseDeps,
  { userId, reason }: { userId: string; reason: ErasureReason },
  context: CommandContext,
): Promise<void> => {
  const check = async ({ state }: { state: Account }) => {
    // The read table may not have a new right yet.
    if (state.isAdmin && (await selectAdministrators(pool)).every((id) => id === userId))
      throw new DomainError('last_administrator');
  };
  const command = { type: 'EraseAccount', data: { userId, reason } } as const;
  try {
    await handle(account, streamOf.account(userId), command, context, { check });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'account_not_found')) throw error;
  }
};

const retryMs = 50;

/**
 * One erasure at a time, so that the last two administrators cannot both go. Without the lock it waits without a
 * connection: the work needs others of the same pool.
 */
const oneAtATime = async (pool: Pool, work: () => Promise<void>): Promise<void> => {
  const isDone = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ ours: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended('matraz account erasure', 0)) as ours",
    );
    if (rows[0]?.ours) await work();
    return rows[0]?.ours === true;
  });
  if (isDone) return;
  await setTimeout(retryMs);
  return oneAtATime(pool, work);
};

/**
 * Erases an account: first the decision in the log, then at once everything personal in the tables. After a death in between the worker
 * deletes the rest. Safe to repeat.
 *
 * @throws DomainError last_administrator
 */
export const eraseAccount = async (
  deps: EraseDeps,
  { reason, askedAt, ...asked }: Asked & AccountToErase,
  context: CommandContext,
): Promise<void> => {
  const found = 'userId' in asked ? { userId: asked.userId } : { subject: asked.subject };
  const { reference, source, hashOf } = asked;
  await oneAtATime(deps.pool, async () => {
    const userId = await userIdOf(deps.pool, found);
    if (userId !== undefined) await appendErased(deps, { userId, reason }, context);
    await erasePersonalData(deps.pool, userId === undefined ? found : { userId }, {
      by: erasedBy[reason],
      askedAt: askedAt ?? context.now,
      at: context.now,
      reference,
      source,
      hashOf,
    });
  });
};
