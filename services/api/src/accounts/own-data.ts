import { Readable } from 'node:stream';
import { eraseAccount, isLastAdministrator } from '@matraz/application/accounts/erase-account';
import { readPersonalData } from '@matraz/application/accounts/personal-data/parts';
import { zipOf } from '@matraz/application/accounts/personal-data/zip';
import { freshLoginMinutes } from '@matraz/contracts/accounts/own-data-http';
import { recordDataRequest } from '@matraz/infra/identity/data-requests';
import { embeddedIssuer } from '@matraz/infra/identity/platform-users';
import { createSourceHash, noteSecurity } from '@matraz/infra/identity/security-events';
import { inTransaction } from '@matraz/infra/postgres/in-transaction';
import type pg from 'pg';
import type { ExamDeps } from '../exams/deps.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { HttpProblem, problemOf } from '../http/calls/problems.ts';
import { FileReply } from '../http/calls/versioned-reply.ts';
import type { OwnAccountDeps } from './deps.ts';

interface LoginKind {
  /** The embedded provider checks the password of the account. */
  isLocal: boolean;
  isDemo: boolean;
  /** Of the session of the request. */
  loggedInAt: Date | null;
}

const selectLogin = async (
  pool: pg.Pool,
  { userId, sessionHash }: { userId: string; sessionHash: string | null },
): Promise<LoginKind> => {
  const { rows } = await pool.query<LoginKind>(
    `select u.issuer = $2 as "isLocal", coalesce(l.is_demo, false) as "isDemo", s.created_at as "loggedInAt"
     from accounts.users u
     left join accounts.local_users l on l.id = case when u.issuer = $2 then u.subject::uuid end
     left join accounts.sessions s on s.id_hash = decode($3, 'base64') and s.user_id = u.id
     where u.id = $1`,
    [userId, embeddedIssuer, sessionHash ?? ''],
  );
  const [login] = rows;
  if (!login) throw new HttpProblem('session_required');
  return login;
};

const isFresh = (loggedInAt: Date | null, now: Date): boolean =>
  loggedInAt !== null && now.getTime() - loggedInAt.getTime() < freshLoginMinutes * 60_000;

const refusalOf = ({ isLocal, isDemo, loggedInAt }: LoginKind, now: Date) => {
  if (isDemo) return 'demo_account';
  return isLocal || isFresh(loggedInAt, now) ? undefined : 'login_again';
};

/** `;q=0` and unknown kinds are rare enough: the zip is sent to a client that names it. */
const wantsZip = (accept: string): boolean => /\bapplication\/zip\b/i.test(accept);

export const ownDataCalls: Handlers<
  'exportOwnData' | 'getErasureTerms' | 'eraseOwnAccount',
  OwnAccountDeps & ExamDeps
> = {
  async exportOwnData({ userId, accept, source, context: { now } }, deps) {
    const { pool, secrets, countExport } = deps;
    await countExport(userId);
    const data = await readPersonalData(deps, { userId, now });
    await inTransaction(pool, async (client) => {
      await recordDataRequest(client, { kind: 'export', accountId: userId, by: 'self', askedAt: now, answeredAt: now });
      await noteSecurity(client, { kind: 'exported', account: { userId }, source, at: now }, createSourceHash(secrets));
    });
    const name = `matraz-mis-datos-${now.toISOString().slice(0, 10)}`;
    return wantsZip(accept)
      ? new FileReply({ type: 'application/zip', name: `${name}.zip`, content: Readable.from(zipOf(data)) })
      : new FileReply({
          type: 'application/json; charset=utf-8',
          name: `${name}.json`,
          content: Readable.from([Buffer.from(JSON.stringify(data, null, 1))]),
        });
  },

  async getErasureTerms({ userId, sessionHash, context }, { pool }) {
    const login = await selectLogin(pool, { userId, sessionHash });
    const isLast = await isLastAdministrator(pool, userId);
    const code = refusalOf(login, context.now) ?? (isLast ? 'last_administrator' : undefined);
    return {
      needsPassword: login.isLocal,
      refusal: code === undefined ? null : { code, detail: problemOf(code).detail },
    };
  },

  async eraseOwnAccount({ userId, sessionHash, body, source, leaveBrowser, context }, deps) {
    const { pool, proofs, secrets } = deps;
    const login = await selectLogin(pool, { userId, sessionHash });
    const refusal = refusalOf(login, context.now);
    if (refusal) throw new HttpProblem(refusal);
    const { passkey, password = '' } = body;
    if (login.isLocal) await proofs.require(userId, passkey ? { passkey } : { password }, sessionHash);
    const hashOf = createSourceHash(secrets);
    await eraseAccount(deps, { userId, reason: 'own-request', source, hashOf }, context);
    leaveBrowser();
    return { isErased: true };
  },
};
