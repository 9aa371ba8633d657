import { embeddedIssuer } from './platform-users.ts';

/**
 * SQL: the confirmed e-mail of user `$1`, in small letters. A stranger may register with another person's e-mail, and must not see her
 * invitations. An external provider confirms its own e-mails.
 */
export const provenEmail = `
  select lower(u.email) from accounts.users u
  left join accounts.local_users l on l.id = case when u.issuer = '${embeddedIssuer}' then u.subject::uuid end
  where u.id = $1 and (u.issuer <> '${embeddedIssuer}' or l.email_confirmed_at is not null)`;
