import type { Calls } from '@matraz/contracts/calls';
import { changeName } from '@matraz/infra/identity/change-name';
import { changePassword } from '@matraz/infra/identity/change-password';
import { askEmailChange, changeEmailAtOnce } from '@matraz/infra/identity/email-changes';
import { mailConfirmationAgain } from '@matraz/infra/identity/email-confirmations';
import { passwordProblem } from '@matraz/infra/identity/new-password';
import { findOwnLocalAccount, type OwnChange, type OwnLocalAccount } from '@matraz/infra/identity/own-account';
import { endOwnSession, endSessions } from '@matraz/infra/identity/own-sessions';
import { forgottenPath } from '@matraz/infra/identity/paths';
import { deletePicture, savePicture } from '@matraz/infra/identity/pictures';
import { createSourceHash } from '@matraz/infra/identity/security-events';
import { reEncodeSquare } from '@matraz/infra/images/re-encode';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import { emailChangeAskedMail, emailChangeMail, emailTakenMail, passwordChangedMail } from '@matraz/infra/mail/texts';
import type { CallRequest, Handlers } from '../http/calls/handler.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import type { OwnAccountDeps } from './deps.ts';
import { picturePath } from './select-user.ts';

/** Twice the size at which the profile shows it. */
const pictureSide = 256;

type OwnRequest = Pick<CallRequest<Calls['changeName']>, 'userId' | 'source' | 'sessionHash' | 'context'>;

const changeOf = ({ userId, source, context }: OwnRequest, { secrets }: OwnAccountDeps): OwnChange => ({
  userId,
  source,
  now: context.now,
  hashOf: createSourceHash(secrets),
});

const sessionOf = ({ sessionHash }: OwnRequest) => Buffer.from(sessionHash ?? '', 'base64');

/** @throws HttpProblem accounts_elsewhere when another provider has the account */
const requireLocal = async (
  { userId, context }: OwnRequest,
  { pool, config }: OwnAccountDeps,
): Promise<OwnLocalAccount> => {
  const account = config.oidc ? undefined : await findOwnLocalAccount(pool, { userId, now: context.now });
  if (!account) throw new HttpProblem('accounts_elsewhere');
  return account;
};

/** The picture that the profile shows now. */
const shownPicture = async ({ userId }: OwnRequest, { pool }: OwnAccountDeps): Promise<string | null> => {
  const { rows } = await pool.query<{ url: string | null }>(
    `select coalesce('${picturePath}' || p.name, u.profile_image_url) as url
     from accounts.users u left join accounts.pictures p on p.user_id = u.id
     where u.id = $1`,
    [userId],
  );
  return rows[0]?.url ?? null;
};

export const ownAccountCommands: Handlers<
  | 'changePassword'
  | 'changeName'
  | 'changeEmail'
  | 'resendConfirmation'
  | 'savePicture'
  | 'deletePicture'
  | 'endSession'
  | 'endOtherSessions',
  OwnAccountDeps
> = {
  async changePassword(request, deps) {
    const { pool, config, proofs } = deps;
    const account = await requireLocal(request, deps);
    const { password, newPassword } = request.body;
    const message = passwordProblem(newPassword, account);
    if (message !== undefined) throw new HttpProblem('invalid_fields', [{ path: 'newPassword', message }]);
    await proofs.require(request.userId, { password });
    const change = changeOf(request, deps);
    const forgottenUrl = config.publicUrl + forgottenPath;
    const notice =
      mailDeliveryOf(config) === 'none' ? null : passwordChangedMail(account.email, { at: change.now, forgottenUrl });
    await changePassword({ pool }, { ...change, account, password: newPassword, session: sessionOf(request), notice });
    return {};
  },

  async changeName(request, deps) {
    const { subject } = await requireLocal(request, deps);
    await changeName(deps.pool, { subject, ...request.body });
    return {};
  },

  async changeEmail(request, deps) {
    const { pool, config, proofs, mailLimit } = deps;
    const { subject, email: present } = await requireLocal(request, deps);
    const { email, ...proof } = request.body;
    await proofs.require(request.userId, proof, request.sessionHash);
    if (email === present) return { state: 'changed' as const };
    await mailLimit.count(request.userId);
    await mailLimit.count(email);
    const change = changeOf(request, deps);
    if (mailDeliveryOf(config) === 'none') {
      if (!(await changeEmailAtOnce({ pool }, { ...change, subject, email }))) throw new HttpProblem('email_taken');
      return { state: 'changed' as const };
    }
    const { publicUrl } = config;
    const forgottenUrl = publicUrl + forgottenPath;
    await askEmailChange(
      { pool },
      { subject, email, now: change.now, publicUrl },
      {
        mailOf: emailChangeMail,
        takenMailOf: (address) => emailTakenMail(address, forgottenUrl),
        notice: emailChangeAskedMail(present, { at: change.now, forgottenUrl }),
      },
    );
    return { state: 'mail-sent' as const };
  },

  async resendConfirmation(request, deps) {
    const { pool, config, mailLimit } = deps;
    const { subject, email, isEmailConfirmed } = await requireLocal(request, deps);
    if (isEmailConfirmed || mailDeliveryOf(config) === 'none') return {};
    await mailLimit.count(email);
    await mailConfirmationAgain({ pool }, { subject, email, publicUrl: config.publicUrl, now: request.context.now });
    return {};
  },

  async savePicture(request, { pool }) {
    const content = await reEncodeSquare(await request.body.image.bytes(), pictureSide);
    return { profileImageUrl: picturePath + (await savePicture(pool, request.userId, content)) };
  },

  async deletePicture(request, deps) {
    await deletePicture(deps.pool, request.userId);
    return { profileImageUrl: await shownPicture(request, deps) };
  },

  async endSession(request, deps) {
    const session = Buffer.from(request.params.id, 'base64url');
    if (!(await endOwnSession(deps.pool, changeOf(request, deps), session))) throw new HttpProblem('session_not_found');
    return {};
  },

  async endOtherSessions(request, deps) {
    const { userId, now, ...by } = changeOf(request, deps);
    return { ended: await endSessions(deps.pool, { userId, now, by, kept: sessionOf(request) }) };
  },
};
