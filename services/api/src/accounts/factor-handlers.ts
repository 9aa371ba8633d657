import { entityId } from '@matraz/contracts/ids';
import {
  addCodeApp,
  addPasskey,
  removeCodeApp,
  removePasskey,
  renewRecoveryCodes,
} from '@matraz/infra/identity/factors/change-factors';
import { codeAppKey, startCodeApp } from '@matraz/infra/identity/factors/code-app';
import { localAccountOf, selectFactors } from '@matraz/infra/identity/factors/factors';
import {
  passkeyToMake,
  passkeyToUse,
  readNewPasskey,
  renamePasskey,
  selectPasskeys,
} from '@matraz/infra/identity/factors/passkeys';
import { countRecoveryCodes } from '@matraz/infra/identity/factors/recovery-codes';
import { relyingPartyOf } from '@matraz/infra/identity/factors/relying-party';
import type { LocalPerson } from '@matraz/infra/identity/local-accounts';
import type { Handlers } from '../http/calls/handler.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import { changeRecordOf } from './change-record.ts';
import type { OwnAccountDeps } from './deps.ts';

/** @throws HttpProblem factors_elsewhere when another provider has the account */
const requireLocal = async ({ pool, config }: OwnAccountDeps, userId: string): Promise<LocalPerson> => {
  const account = config.oidc ? undefined : await localAccountOf(pool, userId);
  if (!account) throw new HttpProblem('factors_elsewhere');
  return account;
};

const requireParty = ({ config }: OwnAccountDeps) => {
  const party = relyingPartyOf(config.publicUrl);
  if (!party) throw new HttpProblem('passkeys_unavailable');
  return party;
};

const requireSession = (sessionHash: string | null): string => {
  if (sessionHash === null) throw new HttpProblem('session_required');
  return sessionHash;
};

const sessionOf = (sessionHash: string | null) => Buffer.from(requireSession(sessionHash), 'base64');

/** What a challenge of this session is for. */
const challengeOf = (purpose: 'add' | 'proof', sessionHash: string | null, now: Date) => ({
  purpose,
  boundTo: requireSession(sessionHash),
  now,
});

/** The id in lower case, as the table has it. */
const passkeyId = (id: string): string => {
  if (!entityId.safeParse(id).success) throw new HttpProblem('passkey_not_found');
  return id.toLowerCase();
};

const changeDeps = (deps: OwnAccountDeps) => ({ pool: deps.pool, record: changeRecordOf(deps) });

type FactorCall =
  | 'getFactors'
  | 'startProof'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startCodeApp'
  | 'confirmCodeApp'
  | 'removeCodeApp'
  | 'renewRecoveryCodes';

export const factorHandlers: Handlers<FactorCall, OwnAccountDeps> = {
  async getFactors({ userId }, { pool, config }) {
    const account = config.oidc ? undefined : await localAccountOf(pool, userId);
    const none = { passkeys: [], hasCodeApp: false, recoveryCodesLeft: 0 };
    const passkeyOrigin = relyingPartyOf(config.publicUrl)?.origin ?? null;
    const managedAt = config.oidc?.accountUrl ?? null;
    if (!account) return { managedAt, passkeyOrigin: null, ...none };
    const { subject } = account;
    const [passkeys, { hasCodeApp }, recoveryCodesLeft] = [
      await selectPasskeys(pool, subject),
      await selectFactors(pool, subject),
      await countRecoveryCodes(pool, subject),
    ];
    return {
      managedAt,
      passkeyOrigin,
      passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      hasCodeApp,
      recoveryCodesLeft,
    };
  },

  async startProof({ userId, sessionHash }, deps) {
    const { subject } = await requireLocal(deps, userId);
    const challenge = challengeOf('proof', sessionHash, deps.clock());
    return { ...(await passkeyToUse(deps.pool, requireParty(deps), { subject, challenge })) };
  },

  async startPasskey({ userId, sessionHash, body }, deps) {
    const party = requireParty(deps);
    const account = await requireLocal(deps, userId);
    await deps.proofs.require(userId, body.proof, sessionHash);
    const challenge = challengeOf('add', sessionHash, deps.clock());
    return { ...(await passkeyToMake(deps.pool, party, { account, challenge })) };
  },

  // The challenge was given for a proof, so it is not asked for again.
  async addPasskey({ userId, sessionHash, source, body }, deps) {
    const { subject } = await requireLocal(deps, userId);
    const now = deps.clock();
    const challenge = challengeOf('add', sessionHash, now);
    const passkey = await readNewPasskey(deps.pool, requireParty(deps), { response: body.passkey, challenge });
    if (!passkey) throw new HttpProblem('passkey_refused');
    const session = sessionOf(sessionHash);
    const added = await addPasskey(changeDeps(deps), { subject, session, source, now, name: body.name, passkey });
    if (!added) throw new HttpProblem('passkey_not_added');
    return added;
  },

  async renamePasskey({ userId, params, body: { name } }, deps) {
    const { subject } = await requireLocal(deps, userId);
    if (!(await renamePasskey(deps.pool, { subject, id: passkeyId(params.id), name })))
      throw new HttpProblem('passkey_not_found');
    return { name };
  },

  async removePasskey({ userId, sessionHash, source, params, body }, deps) {
    const { subject } = await requireLocal(deps, userId);
    await deps.proofs.require(userId, body.proof, sessionHash);
    const change = { subject, source, now: deps.clock(), id: passkeyId(params.id) };
    if (!(await removePasskey(changeDeps(deps), change))) throw new HttpProblem('passkey_not_found');
    return { removed: true };
  },

  async startCodeApp({ userId, sessionHash, body }, deps) {
    const { subject, email } = await requireLocal(deps, userId);
    await deps.proofs.require(userId, body.proof, sessionHash);
    const started = await startCodeApp(deps.pool, codeAppKey(deps.secrets), { subject, email, now: deps.clock() });
    if (!started) throw new HttpProblem('code_app_exists');
    return started;
  },

  // No limit: the person sees the secret on the same page.
  async confirmCodeApp({ userId, sessionHash, source, body }, deps) {
    const { subject } = await requireLocal(deps, userId);
    const session = sessionOf(sessionHash);
    const change = { subject, session, source, now: deps.clock(), key: codeAppKey(deps.secrets), code: body.code };
    const added = await addCodeApp(changeDeps(deps), change);
    if (!added) throw new HttpProblem('wrong_code');
    return added;
  },

  async removeCodeApp({ userId, sessionHash, source, body }, deps) {
    const { subject } = await requireLocal(deps, userId);
    await deps.proofs.require(userId, body.proof, sessionHash);
    await removeCodeApp(changeDeps(deps), { subject, source, now: deps.clock() });
    return { removed: true };
  },

  async renewRecoveryCodes({ userId, sessionHash, source, body }, deps) {
    const { subject } = await requireLocal(deps, userId);
    await deps.proofs.require(userId, body.proof, sessionHash);
    const recoveryCodes = await renewRecoveryCodes(changeDeps(deps), { subject, source, now: deps.clock() });
    if (!recoveryCodes) throw new HttpProblem('factor_missing');
    return { recoveryCodes };
  },
};
