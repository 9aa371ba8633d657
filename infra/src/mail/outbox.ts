import { doubledWait } from '../backoff.ts';
import { newId } from '../ids.ts';
import type { Pool } from '../postgres/pool.ts';

/** The channel of NOTIFY that announces a new mail. */
export const mailChannel = 'matraz_mail';

export interface Mail {
  kind:
    | 'email-confirmation'
    | 'guardian-request'
    | 'password-reset'
    | 'password-changed'
    | 'factor-changed'
    | 'email-change'
    | 'email-change-asked'
    | 'email-changed'
    | 'email-taken'
    | 'new-browser'
    | 'reminder'
    | 'class-invitation'
    | 'teacher-invitation';
  address: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** Where one click ends mails of this kind. */
  stopUrl?: string | null;
}

export type WaitingMail = Mail & { id: string };

/**
 * Keeps a mail until the worker has sent it.
 *
 * @param client in the transaction of the change that the mail tells about
 * @param account the local account that it is about: the mail is deleted with it. Null: the address is of another person
 */
export const keepMail = async (client: Pick<Pool, 'query'>, mail: Mail, account: string | null): Promise<void> => {
  await client.query(
    `insert into accounts.mails (id, kind, address, subject, body, stop_url, local_user_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), mail.kind, mail.address, mail.subject, mail.body, mail.stopUrl ?? null, account],
  );
  await client.query("select pg_notify($1, '{}')", [mailChannel]);
};

/** Milliseconds. The last tries have a pause of an hour. */
const pauses = { first: 5_000, longest: 3_600_000 };

interface Sending {
  send: (mail: WaitingMail) => Promise<void>;
  onFailure: (error: unknown, mail: Pick<WaitingMail, 'id' | 'kind'>) => void;
  /** The mail was not sent for a day. It is not tried again, because its link has expired. */
  onGiveUp: (mail: Pick<WaitingMail, 'id' | 'kind'>) => void;
}

const ended = (time: 'sent_at' | 'failed_at') =>
  `update accounts.mails set ${time} = now(), due_at = null, subject = null, body = null, stop_url = null where id = $1`;

/** A late reminder, or the same one twice, is worse than none. */
const isTriedOnce = ({ kind }: Pick<Mail, 'kind'>) => kind === 'reminder';
const wasSent = 'update accounts.mails set sent_at = now(), failed_at = null where id = $1';

/**
 * Sends every mail that is due. A failed one is tried again later, with growing pauses, for a day. A worker that dies after the sending
 * and before the note sends the mail twice; none is lost. Two workers never send one mail at the same time. A reminder is noted before its
 * only try, so it is never sent twice.
 *
 * @returns how many mails were sent
 */
export const sendMails = async (pool: Pool, { send, onFailure, onGiveUp }: Sending): Promise<number> => {
  let sent = 0;
  for (;;) {
    // The row is reserved for two minutes: a worker that dies leaves it to the next one.
    const { rows } = await pool.query<WaitingMail & { failures: number; isOld: boolean }>(
      `update accounts.mails set due_at = now() + interval '2 minutes'
      where id = (
        select id from accounts.mails where due_at <= now() order by due_at limit 1 for update skip locked
      )
      returning id, kind, address, subject, body, stop_url as "stopUrl", failures, created_at <= now() - interval '1 day' as "isOld"`,
    );
    const [row] = rows;
    if (!row) return sent;
    const { failures, isOld, ...mail } = row;
    const { id, kind } = mail;
    if (isOld) {
      await pool.query(ended('failed_at'), [id]);
      onGiveUp({ id, kind });
      continue;
    }
    const isOnce = isTriedOnce(mail);
    if (isOnce) await pool.query(ended('failed_at'), [id]);
    try {
      await send(mail);
    } catch (error) {
      onFailure(error, { id, kind });
      if (isOnce) continue;
      const seconds = doubledWait(failures + 1, pauses) / 1_000;
      await pool.query(
        'update accounts.mails set failures = failures + 1, due_at = now() + make_interval(secs => $2) where id = $1',
        [id, seconds],
      );
      continue;
    }
    await pool.query(isOnce ? wasSent : ended('sent_at'), [id]);
    sent += 1;
  }
};

/** The newest mails that were not sent. The demo shows them. */
export const selectWaitingMails = async (pool: Pool): Promise<(Mail & { createdAt: Date })[]> => {
  const { rows } = await pool.query<Mail & { createdAt: Date }>(
    `select kind, address, subject, body, created_at as "createdAt" from accounts.mails
    where due_at is not null
    order by created_at desc, id desc
    limit 50`,
  );
  return rows;
};
