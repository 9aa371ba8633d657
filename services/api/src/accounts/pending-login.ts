import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './deps.ts';

/** A login that was sent to the identity provider and has not returned. */
export interface PendingLogin {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  /** The token of an invitation to be an administrator. */
  invitation?: string;
}

const LIFETIME_MS = 60 * 60 * 1000;
/** At this number of started logins, the cookies of the older ones are removed. */
const MOST_AT_ONCE = 8;

const seal = (key: Uint8Array, text: string) => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** @throws Error when the text was not sealed with this key */
const unseal = (key: Uint8Array, sealed: string) => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
};

/**
 * A pending login is stored in an encrypted cookie, one per login. The server stores nothing for visitors, several tabs can log in
 * at once, and only the browser that started a login can finish it.
 */
export const createPendingLogins = ({ config, secrets, clock }: Pick<AccountsDeps, 'config' | 'secrets' | 'clock'>) => {
  const key = new Uint8Array(hkdfSync('sha256', secrets.sessionSecret, '', 'matraz pending login', 32));
  const secure = config.publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-matraz-login-' : 'matraz-login-';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const nameOf = (state: string) => prefix + state.slice(0, 16);

  return {
    remember(request: FastifyRequest, reply: FastifyReply, login: PendingLogin): void {
      const others = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      if (others.length >= MOST_AT_ONCE) for (const name of others) reply.clearCookie(name, options);
      const sealed = seal(key, JSON.stringify({ ...login, until: clock().getTime() + LIFETIME_MS }));
      reply.setCookie(nameOf(login.state), sealed, { ...options, maxAge: LIFETIME_MS / 1000 });
    },

    /** The login of this state. Its cookie is removed, so it can be taken once. */
    take(request: FastifyRequest, reply: FastifyReply, state: unknown): PendingLogin | undefined {
      if (typeof state !== 'string') return undefined;
      const sealed = request.cookies[nameOf(state)];
      if (sealed === undefined) return undefined;
      reply.clearCookie(nameOf(state), options);
      try {
        const login = JSON.parse(unseal(key, sealed)) as PendingLogin & { until: number };
        return login.state === state && login.until > clock().getTime() ? login : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
