import type { InvitedLine, TaughtClass } from '@matraz/contracts/classes/http';
import { classInvitationMail } from '@matraz/infra/mail/class-texts';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { keepMail } from '@matraz/infra/mail/outbox';
import { inTransaction } from '@matraz/infra/postgres/in-transaction';
import type pg from 'pg';
import { z } from 'zod';
import type { ClassDeps } from './deps.ts';

export interface ListedStudent {
  email: string;
  name: string;
}

/** What is known of the e-mails of a list. That an account exists is not told, unless it is in the class. */
const selectKnown = async (pool: Pick<pg.Pool, 'query'>, classId: string, emails: readonly string[]) => {
  const { rows } = await pool.query<{ email: string; isMember: boolean }>(
    `select email, false as "isMember" from accounts.class_invitations where class_id = $1 and email = any($2)
     union all
     select lower(u.email), true from read.class_student s join accounts.users u on u.id = s.user_id
     where s.class_id = $1 and lower(u.email) = any($2)`,
    [classId, emails],
  );
  return new Map(rows.map(({ email, isMember }) => [email, isMember ? 'already-member' : 'already-invited'] as const));
};

/** The outcome of each line. Nothing is written. */
export const judgeList = async (
  pool: Pick<pg.Pool, 'query'>,
  classId: string,
  students: readonly ListedStudent[],
): Promise<InvitedLine[]> => {
  const lines = students.map(({ email, name }) => ({ email: email.toLowerCase(), name }));
  const known = await selectKnown(
    pool,
    classId,
    lines.map(({ email }) => email),
  );
  const seen = new Set<string>();
  return lines.map((line) => {
    const isRepeated = seen.has(line.email);
    seen.add(line.email);
    if (!z.email().safeParse(line.email).success) return { ...line, outcome: 'invalid' };
    return { ...line, outcome: isRepeated ? 'repeated' : (known.get(line.email) ?? 'invited') };
  });
};

/**
 * Keeps the invitations of a list and writes their mails, in one transaction. A request that is repeated after a failure invites only
 * those who are missing.
 */
export const inviteList = async (
  { pool, config, mailLimit }: ClassDeps,
  { taught, lines, by, now }: { taught: TaughtClass; lines: readonly InvitedLine[]; by: string; now: Date },
): Promise<void> => {
  const invited = lines.filter(({ outcome }) => outcome === 'invited');
  const isMailed = mailDeliveryOf(config) !== 'none';
  const mailed = new Set<string>();
  if (isMailed) for (const { email } of invited) if (await mailLimit.allows(email)) mailed.add(email);
  await inTransaction(pool, async (client) => {
    for (const { email, name } of invited) {
      const { rowCount } = await client.query(
        `insert into accounts.class_invitations (class_id, email, name, invited_by, invited_at)
         values ($1, $2, $3, $4, $5) on conflict (class_id, email) do nothing`,
        [taught.id, email, name, by, now],
      );
      if (rowCount === 1 && mailed.has(email))
        await keepMail(client, classInvitationMail(email, `${config.publicUrl}/clases`), null);
    }
  });
};

export const selectInvitations = async (
  pool: pg.Pool,
  classId: string,
): Promise<{ email: string; name: string; invitedAt: string }[]> => {
  const { rows } = await pool.query<{ email: string; name: string; invitedAt: Date }>(
    `select email, name, invited_at as "invitedAt" from accounts.class_invitations
     where class_id = $1 order by lower(name), email`,
    [classId],
  );
  return rows.map(({ invitedAt, ...row }) => ({ ...row, invitedAt: invitedAt.toISOString() }));
};
