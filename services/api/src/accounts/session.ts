import { hkdfSync } from 'node:crypto';
import { storageKeyCookie, studentCookie } from '@matraz/contracts/accounts/student-cookie';
import type { Config } from '@matraz/infra/config/config';
import { createSourceHash } from '@matraz/infra/identity/security-events';
import { absoluteLimitMs } from '@matraz/infra/identity/session-limits';
import { createCounter } from '@matraz/infra/limits/open-counters';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from '../http/calls/source.ts';
import { limits, scaled } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import { deviceWords } from './device-words.ts';
import { createSessionIds } from './session-id.ts';
import { createSessionStore, hashOfSession } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the request's session. Null: a visitor, or a path outside `/api/`. */
    userId: string | null;
    /** SHA-256 of the id of the request's session, in base64: `id_hash` of its row. Null like `userId`. */
    sessionHash: string | null;
    /** Too many unknown ids were looked up, so `userId` is null without a look-up. */
    isSessionUnread: boolean;
    /** Whether the request's session is still valid, for requests that stay open. */
    sessionAlive(): Promise<boolean>;
    /** For requests that stay open. @returns a function that stops watching */
    onSessionEnd(onEnd: () => void): () => void;
  }
  interface FastifyReply {
    clearSessionCookies(): void;
  }
}

/** A browser takes the prefix only from this site itself, over https. */
const prefixed = ({ publicUrl }: Config, name: string) => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);

/** The name of the cookie. */
export const sessionCookie = (config: Config): string => prefixed(config, 'matraz');

/** For pages outside `/api/`, which read no session. @returns undefined when the browser has none */
export const sessionHashOf = ({ cookies }: FastifyRequest, config: Config): Buffer | undefined => {
  const id = cookies[sessionCookie(config)];
  return id === undefined ? undefined : Buffer.from(hashOfSession(id), 'base64');
};

/**
 * Sessions: a random id in a cookie, everything else in the database. Needs @fastify/cookie. Visitors have no cookie and no row.
 * Only requests to `/api/` read the session, so pages and pictures are served while the database is unavailable.
 */
export const createSessions = ({
  config,
  secrets,
  ...deps
}: Pick<AccountsDeps, 'pool' | 'clock' | 'listener' | 'config' | 'secrets'>) => {
  const hashOf = createSourceHash(secrets);
  const store = createSessionStore(deps);
  const secure = config.publicUrl.startsWith('https:');
  const name = sessionCookie(config);
  const student = prefixed(config, studentCookie);
  const storageKey = prefixed(config, storageKeyCookie);
  const storageKeyOf = (userId: string) =>
    Buffer.from(hkdfSync('sha256', secrets.sessionSecret, userId, 'matraz browser storage', 32)).toString('base64url');
  const readable = { path: '/', sameSite: 'lax', secure, maxAge: absoluteLimitMs / 1000 } as const;
  const options = { ...readable, httpOnly: true } as const;

  const ids = createSessionIds(secrets);
  const { most, seconds } = limits.unknownSessions;
  const lookUps = createCounter('unknown-sessions', { most: scaled(most, config.rateLimitScale), seconds });

  /**
   * A look-up that finds nothing counts: for the address when the id is invented, for the id itself when it was ours. So the sessions of a
   * school go on while invented ids come from its address.
   *
   * @returns 'limited': the session was not looked up
   */
  const read = async (id: string, ip: string): Promise<string | null | 'limited'> => {
    if (store.isKept(id)) return store.use(id);
    const key = ids.isOurs(id) ? hashOfSession(id) : ip;
    // Counted before the query, so that requests that come together count too.
    if ((await lookUps.penalty(key)).consumedPoints > lookUps.points) return 'limited';
    const userId = await store.use(id);
    if (userId !== null) await lookUps.reward(key);
    return userId;
  };

  const end = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const id = request.cookies[name];
    if (id === undefined) return;
    // An invented id costs no query.
    if (request.userId !== null || ids.isOurs(id)) await store.end(id);
    reply.clearSessionCookies();
    request.userId = null;
    request.sessionHash = null;
  };

  return {
    attach(app: FastifyInstance): void {
      app.decorateRequest('userId', null);
      app.decorateRequest('sessionHash', null);
      app.decorateRequest('isSessionUnread', false);
      app.decorateReply('clearSessionCookies', function (this: FastifyReply) {
        this.clearCookie(name, options);
        this.clearCookie(student, readable);
        this.clearCookie(storageKey, readable);
      });
      app.decorateRequest('sessionAlive', async function (this: FastifyRequest) {
        const id = this.cookies[name];
        return id !== undefined && (await store.isAlive(id));
      });
      app.decorateRequest('onSessionEnd', function (this: FastifyRequest, onEnd) {
        const id = this.cookies[name];
        return id === undefined || this.userId === null ? () => {} : store.watch(id, this.userId, onEnd);
      });
      app.addHook('onRequest', async (request, reply) => {
        const id = request.cookies[name];
        if (id === undefined || !request.url.startsWith('/api/')) return;
        const found = await read(id, request.ip);
        if (found === 'limited') {
          request.isSessionUnread = true;
          reply.header('retry-after', seconds);
        } else request.userId = found;
        if (request.userId !== null) request.sessionHash = hashOfSession(id);
      });
    },

    /** Every login has a new session id. The browser's previous session ends. */
    async start(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
      await end(request, reply);
      const source = sourceOf(request);
      const place = { device: deviceWords(source.browser), addressHash: hashOf(source).address };
      reply.setCookie(name, await store.open(userId, place, ids.create()), options);
      reply.setCookie(student, userId, readable);
      reply.setCookie(storageKey, storageKeyOf(userId), readable);
      request.userId = userId;
    },

    end,
  };
};

export type Sessions = ReturnType<typeof createSessions>;
