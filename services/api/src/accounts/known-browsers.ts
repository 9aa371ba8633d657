import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './deps.ts';

const LIFETIME_SECONDS = 180 * 24 * 60 * 60;
/** A computer of a school has many users. The oldest ones are forgotten. */
const MOST_ACCOUNTS = 20;

/**
 * Recognises the browsers from which an account was opened before. The cookie contains a random id and, for each
 * account, a code that only this server can compute from the id and the e-mail. It gives no access, only an own count
 * of wrong passwords.
 */
export const createKnownBrowsers = (
  { config, secrets }: Pick<AccountsDeps, 'config' | 'secrets'>,
  { path }: { path: string },
) => {
  const key = new Uint8Array(hkdfSync('sha256', secrets.sessionSecret, '', 'matraz known browser', 32));
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Secure-matraz-browser' : 'matraz-browser';
  const codeOf = (id: string, email: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, email.toLowerCase()]))
      .digest('base64url')
      .slice(0, 22);
  const read = ({ cookies }: FastifyRequest) => {
    const [id = '', ...codes] = (cookies[name] ?? '').split('.');
    return { id, codes: codes.slice(0, MOST_ACCOUNTS) };
  };

  return {
    /** The id of a browser from which this account was opened before. Undefined for every other browser. */
    idFor(request: FastifyRequest, email: string): string | undefined {
      const { id, codes } = read(request);
      return codes.includes(codeOf(id, email)) ? id : undefined;
    },

    /** Called after a right password. */
    remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
      const known = read(request);
      const id = /^[\w-]{22}$/.test(known.id) ? known.id : randomBytes(16).toString('base64url');
      const own = codeOf(id, email);
      const codes = [own, ...known.codes.filter((code) => code !== own)].slice(0, MOST_ACCOUNTS);
      const options = { path, httpOnly: true, sameSite: 'lax', secure, maxAge: LIFETIME_SECONDS } as const;
      reply.setCookie(name, [id, ...codes].join('.'), options);
    },
  };
};
