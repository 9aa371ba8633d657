import { seal, sealKey, unseal } from '@matraz/infra/identity/sealed-text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsDeps } from './deps.ts';

/** A login that was sent to the identity provider and has not returned. */
export interface PendingLogin {
  state: string;
  nonce: string;
  codeVerifier: string;
  returnTo: string;
  /** The token of an invitation to administer or to teach. */
  invitation?: string;
}

const LIFETIME_MS = 60 * 60 * 1000;
/** At this number of started logins, the cookies of the older ones are removed. */
const MOST_AT_ONCE = 8;

/**
 * A pending login is stored in an encrypted cookie, one per login. The server stores nothing for visitors, several tabs can log in
 * at once, and only the browser that started a login can finish it.
 */
export const createPendingLogins = ({ config, secrets, clock }: Pick<AccountsDeps, 'config' | 'secrets' | 'clock'>) => {
  const key = sealKey(secrets.sessionSecret, 'matraz pending login');
  const secure = config.publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-matraz-login-' : 'matraz-login-';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const nameOf = (state: string) => prefix + state.slice(0, 16);

  return {
    remember(request: FastifyRequest, reply: FastifyReply, login: PendingLogin): void {
      const others = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      if (others.length >= MOST_AT_ONCE) for (const name of others) reply.clearCookie(name, options);
      const sealed = seal(key, JSON.stringify({ ...login, until: clock().getTime() + LIFETIME_MS })).toString(
        'base64url',
      );
      reply.setCookie(nameOf(login.state), sealed, { ...options, maxAge: LIFETIME_MS / 1000 });
    },

    /** The login of this state. Its cookie is removed, so it can be taken once. */
    take(request: FastifyRequest, reply: FastifyReply, state: unknown): PendingLogin | undefined {
      if (typeof state !== 'string') return undefined;
      const sealed = request.cookies[nameOf(state)];
      if (sealed === undefined) return undefined;
      reply.clearCookie(nameOf(state), options);
      try {
        const login = JSON.parse(unseal(key, Buffer.from(sealed, 'base64url'))) as PendingLogin & { until: number };
        return login.state === state && login.until > clock().getTime() ? login : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
