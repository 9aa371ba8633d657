import type { Pool } from '../../postgres/pool.ts';
import { endLocalSessions } from '../end-local-sessions.ts';
import { embeddedIssuer } from '../platform-users.ts';
import type { Source } from '../security-events.ts';
import { deleteFactors, selectFactors } from './factors.ts';
import { type ChangeRecord, recordFactorChange } from './record-change.ts';

type Client = Pick<Pool, 'query'>;

interface Proof {
  subject: string;
  /** The hash of the session of the browser in which the e-mail was proved. Undefined: it had none. */
  session: Buffer | undefined;
  source: Source;
  now: Date;
}

const isSessionOf = async (client: Client, session: Buffer, subject: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from accounts.sessions s join accounts.users u on u.id = s.user_id
     where s.id_hash = $1 and u.issuer = $2 and u.subject = $3`,
    [session, embeddedIssuer, subject],
  );
  return rowCount === 1;
};

/**
 * A stranger may have registered the address of another person and added factors. When that person proves the address, her browser has
 * no session of the account. So the factors end, with the sessions of the stranger.
 *
 * @param client in the transaction of the proof
 */
export const endUnknownFactors = async (
  client: Client,
  record: ChangeRecord,
  { session, ...change }: Proof,
): Promise<void> => {
  const { subject } = change;
  if (session && (await isSessionOf(client, session, subject))) return;
  const { hasPasskey, hasCodeApp } = await selectFactors(client, subject);
  await deleteFactors(client, subject);
  if (!hasPasskey && !hasCodeApp) return;
  await endLocalSessions(client, [subject]);
  await recordFactorChange(client, record, { change: 'unknown-removed', ...change });
};
