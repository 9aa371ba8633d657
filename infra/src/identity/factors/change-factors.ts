import { inTransaction } from '../../postgres/in-transaction.ts';
import type { Pool } from '../../postgres/pool.ts';
import { endLocalSessions } from '../end-local-sessions.ts';
import type { Source } from '../security-events.ts';
import { confirmCodeApp } from './code-app.ts';
import { deleteFactors, selectFactors } from './factors.ts';
import { type NewPasskey, storePasskey } from './passkeys.ts';
import { type ChangeRecord, recordFactorChange } from './record-change.ts';
import { countRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';

type Client = Pick<Pool, 'query'>;

interface Deps {
  pool: Pool;
  record: ChangeRecord;
}

interface Change {
  subject: string;
  source?: Source;
  now: Date;
}

/** The recovery codes of the first factor. Null: the account has codes already. */
interface Added {
  recoveryCodes: string[] | null;
}

/** One change of an account at a time: two additions must not both see an account without recovery codes. */
const changing = <Result>({ pool }: Deps, { subject }: Change, work: (client: Client) => Promise<Result>) =>
  inTransaction(pool, async (client) => {
    await client.query('select from accounts.local_users where id = $1 for update', [subject]);
    return work(client);
  });

interface Addition extends Change {
  /** The hash of the session that adds. All others end with the first factor, because a password alone opened them. */
  session: Buffer;
}

const hasNone = async (client: Client, subject: string): Promise<boolean> => {
  const { hasPasskey, hasCodeApp } = await selectFactors(client, subject);
  return !hasPasskey && !hasCodeApp;
};

/** A person who loses her phone would lose the account without a way back. */
const firstRecoveryCodes = async (client: Client, subject: string): Promise<Added> => ({
  recoveryCodes: (await countRecoveryCodes(client, subject)) > 0 ? null : await makeRecoveryCodes(client, subject),
});

/** @returns undefined: the passkey belongs to an account already, or the account has too many */
export const addPasskey = (
  deps: Deps,
  { name, passkey, session, ...change }: Addition & { name: string; passkey: NewPasskey },
): Promise<Added | undefined> =>
  changing(deps, change, async (client) => {
    const isFirst = await hasNone(client, change.subject);
    if (!(await storePasskey(client, { ...change, name, passkey }))) return undefined;
    await recordFactorChange(client, deps.record, { change: 'passkey-added', ...change });
    if (isFirst) await endLocalSessions(client, [change.subject], session);
    return firstRecoveryCodes(client, change.subject);
  });

/** @returns undefined: the code is wrong */
export const addCodeApp = (
  deps: Deps,
  { key, code, session, ...change }: Addition & { key: Uint8Array; code: string },
): Promise<Added | undefined> =>
  changing(deps, change, async (client) => {
    const isFirst = await hasNone(client, change.subject);
    if (!(await confirmCodeApp(client, key, { ...change, code }))) return undefined;
    await recordFactorChange(client, deps.record, { change: 'code-app-added', ...change });
    if (isFirst) await endLocalSessions(client, [change.subject], session);
    return firstRecoveryCodes(client, change.subject);
  });

/** Recovery codes are for an account that is asked for a second factor. */
const afterRemoval = async (client: Client, subject: string) => {
  if (!(await hasNone(client, subject))) return;
  await client.query('delete from accounts.recovery_codes where local_user_id = $1', [subject]);
};

/** @returns whether the account had the passkey */
export const removePasskey = (deps: Deps, { id, ...change }: Change & { id: string }): Promise<boolean> =>
  changing(deps, change, async (client) => {
    const { rowCount } = await client.query('delete from accounts.passkeys where id = $1 and local_user_id = $2', [
      id,
      change.subject,
    ]);
    if (rowCount === 0) return false;
    await recordFactorChange(client, deps.record, { change: 'passkey-removed', ...change });
    await afterRemoval(client, change.subject);
    return true;
  });

export const removeCodeApp = (deps: Deps, change: Change): Promise<void> =>
  changing(deps, change, async (client) => {
    const { rows } = await client.query<{ wasOn: boolean }>(
      `delete from accounts.code_apps where local_user_id = $1 returning confirmed_at is not null as "wasOn"`,
      [change.subject],
    );
    // Without a first code there is nothing to tell.
    if (!rows[0]?.wasOn) return;
    await recordFactorChange(client, deps.record, { change: 'code-app-removed', ...change });
    await afterRemoval(client, change.subject);
  });

/** The old codes end. @returns undefined: the account has no factor */
export const renewRecoveryCodes = (deps: Deps, change: Change): Promise<string[] | undefined> =>
  changing(deps, change, async (client) => {
    if (await hasNone(client, change.subject)) return undefined;
    await recordFactorChange(client, deps.record, { change: 'recovery-codes-made', ...change });
    return makeRecoveryCodes(client, change.subject);
  });

/** @returns whether the code was one of the account's; it is used up */
export const useRecoveryCode = (deps: Deps, { code, ...change }: Change & { code: string }): Promise<boolean> =>
  inTransaction(deps.pool, async (client) => {
    if (!(await takeRecoveryCode(client, change.subject, code))) return false;
    await recordFactorChange(client, deps.record, { change: 'recovery-code-used', ...change });
    return true;
  });

/** For a person who lost everything. @returns whether the account had a factor */
export const removeAllFactors = (deps: Deps, change: Change): Promise<boolean> =>
  changing(deps, change, async (client) => {
    const hadNone = await hasNone(client, change.subject);
    await deleteFactors(client, change.subject);
    if (hadNone) return false;
    await recordFactorChange(client, deps.record, { change: 'all-removed', ...change });
    return true;
  });
