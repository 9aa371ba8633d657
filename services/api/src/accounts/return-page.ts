import type { Config } from '@matraz/infra/config/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeReturnTo } from './return-to.ts';

/** Seconds. A login page that was open for an hour has expired, and its link must still know the page. */
const lifetime = 24 * 60 * 60;

/** The page that this browser wanted when it was sent to the login. The cookie is no secret, and nothing trusts it. */
export const createReturnPage = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-matraz-return' : 'matraz-return';
  return {
    remember: (reply: FastifyReply, returnTo: string): void =>
      void reply.setCookie(name, returnTo, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lifetime }),
    of: ({ cookies }: FastifyRequest): string => safeReturnTo(cookies[name]),
  };
};
