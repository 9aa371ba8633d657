import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { selectDataRequestsOf } from '@matraz/infra/identity/data-requests';
import { localAccountOf } from '@matraz/infra/identity/factors/factors';
import { embeddedIssuer, type PlatformUserRow } from '@matraz/infra/identity/platform-users';
import { selectSecurityEvents } from '@matraz/infra/identity/security-events';
import { loggedOf, type ReadPart } from './part.ts';

type AccountRow = PlatformUserRow & { email_confirmed_at: Date | null; is_admin: boolean; picture: Buffer | null };

/** @throws DomainError account_not_found */
export const readAccount: ReadPart<'account'> = async ({ pool, store }, userId) => {
  const { rows } = await pool.query<AccountRow>(
    `select u.*, l.email_confirmed_at, coalesce(a.is_admin, false) as is_admin, p.content as picture
     from accounts.users u
     left join read.account a on a.user_id = u.id
     left join accounts.pictures p on p.user_id = u.id
     left join accounts.local_users l on u.issuer = $2 and l.id = case when u.issuer = $2 then u.subject::uuid end
     where u.id = $1`,
    [userId, embeddedIssuer],
  );
  const [row] = rows;
  if (!row) throw new DomainError('account_not_found');
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailConfirmedAt: row.email_confirmed_at?.toISOString() ?? null,
    profileImageUrl: row.profile_image_url,
    picture: row.picture?.toString('base64') ?? null,
    registeredWith: row.issuer === embeddedIssuer ? 'Matraz' : row.issuer,
    createdAt: row.created_at.toISOString(),
    isAdmin: row.is_admin,
    history: (await store.readStream(streamOf.account(userId))).map(loggedOf),
  };
};

interface ConsentRow {
  version: string | null;
  awaits_guardian: boolean | null;
  address: string | null;
}

export const readConsent: ReadPart<'consent'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<ConsentRow>(
    `select c.version, c.awaits_guardian, g.address
     from (select $1::uuid as id) u
     left join read.account_consent c on c.user_id = u.id
     left join accounts.guardian_requests g on g.user_id = u.id`,
    [userId],
  );
  const [row] = rows;
  return {
    version: row?.version ?? null,
    awaitsGuardian: row?.awaits_guardian ?? false,
    guardianAddress: row?.address ?? null,
  };
};

export const readSessions: ReadPart<'sessions'> = async ({ pool }, userId) => {
  const { rows } = await pool.query<{ device: string | null; created_at: Date; last_seen_at: Date }>(
    'select device, created_at, last_seen_at from accounts.sessions where user_id = $1 order by created_at',
    [userId],
  );
  return rows.map(({ device, created_at, last_seen_at }) => ({
    device,
    startedAt: created_at.toISOString(),
    lastUsedAt: last_seen_at.toISOString(),
  }));
};

export const readFactors: ReadPart<'factors'> = async ({ pool }, userId) => {
  const subject = (await localAccountOf(pool, userId))?.subject ?? null;
  const { rows: passkeys } = await pool.query<{ name: string; created_at: Date; last_used_at: Date | null }>(
    'select name, created_at, last_used_at from accounts.passkeys where local_user_id = $1 order by created_at',
    [subject],
  );
  const { rows } = await pool.query<{ since: Date | null; left: number }>(
    `select (select confirmed_at from accounts.code_apps where local_user_id = $1) as since,
       (select count(*)::int from accounts.recovery_codes where local_user_id = $1) as left`,
    [subject],
  );
  return {
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    codeAppSince: rows[0]?.since?.toISOString() ?? null,
    recoveryCodesLeft: rows[0]?.left ?? 0,
  };
};

export const readOtherEmails: ReadPart<'otherEmails'> = async ({ pool }, userId) => {
  const subject = (await localAccountOf(pool, userId))?.subject ?? null;
  const { rows } = await pool.query<{ email: string; kind: 'waiting' | 'earlier'; expires_at: Date }>(
    `select email, 'waiting' as kind, expires_at from accounts.email_changes where local_user_id = $1
     union all
     select email, 'earlier', expires_at from accounts.email_returns where local_user_id = $1
     order by expires_at, email`,
    [subject],
  );
  return rows.map(({ email, kind, expires_at }) => ({ email, kind, until: expires_at.toISOString() }));
};

export const readMails: ReadPart<'mails'> = async ({ pool }, userId) => {
  const subject = (await localAccountOf(pool, userId))?.subject ?? null;
  // Mails about another account that had this address before are not theirs.
  const { rows } = await pool.query<{ kind: string; address: string; created_at: Date; sent_at: Date | null }>(
    `select id, kind, address, created_at, sent_at from accounts.mails where local_user_id = $2
     union all
     select m.id, m.kind, m.address, m.created_at, m.sent_at
     from accounts.users u join accounts.mails m on lower(m.address) = lower(u.email) and m.local_user_id is null
     where u.id = $1
     order by created_at, id`,
    [userId, subject],
  );
  return rows.map(({ kind, address, created_at, sent_at }) => ({
    kind,
    address,
    writtenAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
  }));
};

/** More than a year of them has. */
const mostSecurityEvents = 100_000;

export const readSecurityEvents: ReadPart<'securityEvents'> = async ({ pool }, userId) =>
  (await selectSecurityEvents(pool, userId, mostSecurityEvents)).map(({ kind, at, times, by_operator, actor_id }) => ({
    kind,
    at: at.toISOString(),
    times,
    by: by_operator ? 'operator' : actor_id === null ? 'self' : 'admin',
  }));

export const readRequests: ReadPart<'requests'> = async ({ pool }, userId) =>
  (await selectDataRequestsOf(pool, userId)).map(({ kind, asked_at, answered_at, by }) => ({
    kind,
    askedAt: asked_at.toISOString(),
    answeredAt: answered_at.toISOString(),
    by,
  }));
