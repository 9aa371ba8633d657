import { grantTeacher } from '@matraz/application/accounts/change-teacher';
import { giveConsent } from '@matraz/application/accounts/give-consent';
import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { openAccount } from '@matraz/application/accounts/open-account';
import type { CommandContext } from '@matraz/application/command';
import { savePlatformUser } from '@matraz/infra/identity/platform-users';
import { findRegistrationConsent, forgetRegistrationConsent } from '@matraz/infra/identity/registration-consents';
import { endStaffInvitation, invitedRole, type StaffRole } from '@matraz/infra/identity/staff-invitations';
import { trackOwnWrites } from '../http/calls/own-writes.ts';
import { type Claims, identityOf, isNamedAdmin } from './claims.ts';
import type { AccountsDeps } from './deps.ts';

export type EnsureAccountDeps = Pick<AccountsDeps, 'pool' | 'handle' | 'waiter' | 'config' | 'clock' | 'guardianMails'>;

/**
 * Writes the consent of the registration to the log and asks the guardian. The row of the registration is cleared last, so a login that
 * stopped halfway is completed by the next one: the log takes a consent once, and a guardian may get a second mail.
 */
const takeRegistrationConsent = async (
  deps: EnsureAccountDeps,
  writes: Pick<EnsureAccountDeps, 'handle'>,
  { userId, subject, context }: { userId: string; subject: string; context: CommandContext },
): Promise<void> => {
  const consent = await findRegistrationConsent(deps.pool, subject);
  if (!consent) return;
  const { version, guardianAddress } = consent;
  const { state } = await giveConsent(writes, { userId, version, needsGuardian: guardianAddress !== null }, context);
  if (guardianAddress !== null && state.awaitsGuardian)
    await deps.guardianMails.askFirst({ userId, address: guardianAddress, now: context.now });
  await forgetRegistrationConsent(deps.pool, subject);
};

/**
 * Makes sure that the person who logged in has an account: user row, AccountOpened and, for who was invited or is configured,
 * AdminGranted or TeacherGranted. Every step is repeated at every login, so the next login completes a login that stopped halfway.
 *
 * @param invitation the token of an invitation to administer or to teach
 * @returns when the read models contain the account. `isRefused`: the invitation is used, too old or for another e-mail. `granted`: the
 *   rights that are new
 */
export const ensureAccount = async (
  deps: EnsureAccountDeps,
  claims: Claims,
  { correlationId, invitation }: { correlationId: string; invitation?: string },
): Promise<{ userId: string; isRefused: boolean; granted: StaffRole[] }> => {
  const { pool, config, clock } = deps;
  const embedded = config.oidc === undefined;
  const writes = trackOwnWrites(deps);
  const identity = identityOf(claims, embedded);
  const userId = await savePlatformUser(pool, identity);
  const context = { userId, correlationId, now: clock() };
  await openAccount(writes, userId, context);
  if (embedded) await takeRegistrationConsent(deps, writes, { userId, subject: claims.sub, context });
  const { email } = identity;
  const role =
    invitation === undefined ? null : await invitedRole(deps, { token: invitation, email, now: context.now });
  const granted: StaffRole[] = [];
  const isAdmin = role === 'admin' || isNamedAdmin(claims, config.adminEmails, embedded);
  if (isAdmin && (await grantAdmin(writes, userId, context)).events.length > 0) granted.push('admin');
  if (role === 'teacher' && (await grantTeacher(writes, userId, context)).events.length > 0) granted.push('teacher');
  if (invitation !== undefined && role !== null) await endStaffInvitation(deps, invitation);
  await writes.waitUntilReadable();
  return { userId, isRefused: invitation !== undefined && role === null, granted };
};
