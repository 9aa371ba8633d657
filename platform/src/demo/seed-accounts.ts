import { giveConsent } from '@matraz/application/accounts/give-consent';
import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { openAccount } from '@matraz/application/accounts/open-account';
import type { CommandContext, Handle } from '@matraz/application/command';
import { grantPremium } from '@matraz/application/premium/grant-premium';
import { legalVersion } from '@matraz/contracts/accounts/legal';
import { keyHash } from '@matraz/infra/event-store/key-hash';
import { openLocalUser } from '@matraz/infra/identity/local-accounts';
import { orderedKey } from '@matraz/infra/ordered-key';
import type { Pool } from '@matraz/infra/postgres/pool';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

const premiumDays = 365;
const epoch = Date.UTC(2026, 0, 1);

const keyOf = (email: string): string => orderedKey(epoch, email);

/** Hashes of the idempotency keys with which the demo grants rights. */
export const demoKeyHashes = (): ReadonlySet<string> => new Set(demoAccounts.map(({ email }) => keyHash(keyOf(email))));

/** Creates the demo accounts of the embedded provider with their rights. Safe to repeat. */
export const seedAccounts = async (pool: Pool, handle: Handle, context: CommandContext): Promise<void> => {
  for (const { isAdmin, isPremium, role: _, ...person } of demoAccounts) {
    const key = keyOf(person.email);
    const userId = await openLocalUser({ pool }, { ...person, password: demoPassword, isDemo: true }, key);
    await openAccount({ handle }, userId, context);
    await giveConsent({ handle }, { userId, version: legalVersion, needsGuardian: false }, context);
    // With this key only the first run grants a right. A right that an administrator revoked is not granted again.
    const once = { ...context, idempotencyKey: key };
    if (isAdmin) await grantAdmin({ handle }, userId, once);
    if (isPremium) await grantPremium({ handle }, { userId, days: premiumDays }, once);
  }
};
