import { embeddedIssuer, type Identity } from '@matraz/infra/identity/platform-users';

/** What an ID token and the userinfo endpoint say, one over the other. */
export type Claims = Record<string, unknown> & { iss: string; sub: string };

/** Without control characters, which no table can hold. */
const text = (claim: unknown) =>
  (typeof claim === 'string' &&
    claim
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 254)) ||
  null;

/** Only pictures over https: the page would not load others, and other schemes have no place in a src. */
const picture = (claim: unknown) => {
  const url = typeof claim === 'string' && claim.length <= 2000 ? claim : '';
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
};

/** Providers that know only a whole name: its first word, and the rest. */
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
  profileImageUrl: picture(claims.picture),
});

/**
 * Whether the operator named this person an administrator. An external provider must have verified the e-mail; see
 * docs/decisions/admin-emails.md for the embedded one.
 */
export const isNamedAdmin = (claims: Claims, adminEmails: readonly string[], embedded: boolean): boolean => {
  const email = text(claims.email)?.toLowerCase();
  return email !== undefined && adminEmails.includes(email) && (embedded || claims.email_verified === true);
};
