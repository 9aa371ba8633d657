import type { SecurityEventKind } from '@matraz/contracts/accounts/security-http';
import { type FactorChange, factorChangedMail } from '../../mail/factor-texts.ts';
import { keepMail } from '../../mail/outbox.ts';
import type { Pool } from '../../postgres/pool.ts';
import { noteSecurity, type Source, type SourceHash } from '../security-events.ts';

const kindOf: Record<FactorChange, SecurityEventKind> = {
  'passkey-added': 'factor-added',
  'passkey-removed': 'factor-removed',
  'code-app-added': 'factor-added',
  'code-app-removed': 'factor-removed',
  'all-removed': 'factor-removed',
  'unknown-removed': 'factor-removed',
  'recovery-codes-made': 'recovery-codes-made',
  'recovery-code-used': 'recovery-code-used',
};

/** How the changes of an installation are told. */
export interface ChangeRecord {
  /** Absent: an operator on the server makes the change. */
  hashOf?: SourceHash;
  /** Whether mails reach people. */
  sendsMails: boolean;
  /** The page for a forgotten password. */
  forgottenUrl: string;
}

export interface RecordedChange {
  change: FactorChange;
  subject: string;
  source?: Source | undefined;
  now: Date;
}

/** Notes the change and mails a notice to the account. @param client in the transaction of the change */
export const recordFactorChange = async (
  client: Pick<Pool, 'query'>,
  { hashOf, sendsMails, forgottenUrl }: ChangeRecord,
  { change, subject, source, now }: RecordedChange,
): Promise<void> => {
  const byOperator = hashOf === undefined;
  await noteSecurity(client, { kind: kindOf[change], account: { subject }, byOperator, source, at: now }, hashOf);
  if (!sendsMails) return;
  const { rows } = await client.query<{ email: string }>('select email from accounts.local_users where id = $1', [
    subject,
  ]);
  if (rows[0]) await keepMail(client, factorChangedMail(rows[0].email, { change, at: now, forgottenUrl }), subject);
};
