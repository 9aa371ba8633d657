import { embeddedIssuer, type Identity } from '@matraz/infra/identity/platform-users';

/** The claims of the ID token. The userinfo endpoint overwrites them. */
export type Claims = Record<string, unknown> & { iss: string; sub: string };

/** Removes control characters, because PostgreSQL cannot store all of them. */
const text = (claim: unknown) =>
  (typeof claim === 'string' &&
    claim
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 254)) ||
  null;

/** If the provider has only a full name, its first word is the first name and the rest the last name. */
const namesOf = (claims: Claims) => {
  const [first, ...rest] = text(claims.name)?.split(/\s+/) ?? [];
  const firstName = text(claims.given_name) ?? text(first);
  return { firstName, lastName: text(claims.family_name) ?? (text(claims.given_name) ? null : text(rest.join(' '))) };
};

export const identityOf = (claims: Claims, embedded: boolean): Identity => ({
  issuer: embedded ? embeddedIssuer : claims.iss,
  subject: claims.sub,
  ...namesOf(claims),
  email: text(claims.email),
  // A picture of the provider would tell it who opens a page.
  profileImageUrl: null,
});

/**
 * Whether the person's e-mail is one of ADMIN_EMAILS and an external provider has verified it. Accounts of the
 * embedded provider need an invitation, because it may run without mails.
 *
 * @see docs/decisions/admin-emails.md
 */
export const isNamedAdmin = (claims: Claims, adminEmails: readonly string[], embedded: boolean): boolean => {
  const email = text(claims.email)?.toLowerCase();
  return email !== undefined && adminEmails.includes(email) && !embedded && claims.email_verified === true;
};
