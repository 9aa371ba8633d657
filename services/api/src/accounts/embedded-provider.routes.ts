import type { EventEmitter } from 'node:events';
import formbody from '@fastify/formbody';
import { createEmbeddedProvider, type EmbeddedProvider } from '@matraz/infra/identity/embedded-provider';
import { providerPath } from '@matraz/infra/identity/paths';
import { mailDeliveryOf } from '@matraz/infra/mail/delivery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressLimit, limits } from '../http/limits/limits.ts';
import { confirmationRoutes } from './confirmation.routes.ts';
import { demoMailsRoute } from './demo-mails.route.ts';
import type { AccountsDeps } from './deps.ts';
import { emailLinkRoutes } from './email-links.routes.ts';
import { interactionRoutes } from './interaction.routes.ts';
import { createMailLimit } from './mail-limit.ts';
import { createNewBrowserNotice } from './new-browser-notice.ts';
import { originOf, ownOrigins } from './origins.ts';
import { pageErrors } from './page-errors.ts';
import { passwordRoutes } from './password.routes.ts';
import { createPasswordGuesses } from './password-guesses.ts';
import type { SecurityLog } from './security-log.ts';

type Deps = Pick<AccountsDeps, 'pool' | 'handle' | 'config' | 'secrets' | 'clock' | 'counters'> & {
  securityLog: SecurityLog;
};

export interface EmbeddedLogin {
  /** Ends the browser's session at the provider, so the next login asks for the password. */
  endSession(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const endSessionOf =
  (provider: EmbeddedProvider): EmbeddedLogin['endSession'] =>
  async (request, reply) => {
    const name = provider.cookieName('session');
    if (request.cookies[name] === undefined) return;
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    await session.destroy();
    const secure = provider.issuer.startsWith('https:');
    for (const cookie of [name, `${name}.sig`]) reply.clearCookie(cookie, { path: '/', httpOnly: true, secure });
  };

/**
 * The provider builds URLs and secure cookies from Host and X-Forwarded-*. These headers are replaced by our own origin, so a
 * client cannot change them.
 */
const pinOrigin = (request: FastifyRequest, origins: readonly [string, ...string[]]) => {
  const { host, protocol } = new URL(originOf(request, origins) ?? origins[0]);
  const { headers } = request.raw;
  delete headers['x-forwarded-host'];
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
};

/** Endpoints that the platform calls for all users. They need the platform's secret or a token, so they are not limited by address. */
const isForPrograms = ({ url }: FastifyRequest) => /^\/idp\/(token|me|jwks)\b/.test(url);

/** The embedded identity provider under `/idp`: its protocol endpoints and its login pages. */
export const embeddedProviderRoutes = (
  app: FastifyInstance,
  { pool, handle, config, secrets, clock, counters, securityLog }: Deps,
  redirectUris: string[],
): EmbeddedLogin => {
  const origins = ownOrigins(config.publicUrl);
  const provider = createEmbeddedProvider({ pool, issuer: origins[0] + providerPath, redirectUris, secrets, clock });
  // The message is not logged, because it may contain what the client sent.
  const failed = (error: Error) => app.log.error({ error: error.name }, 'identity provider failed');
  // An event of Koa. The provider's types do not contain it.
  (provider as EventEmitter).on('error', failed);
  provider.on('server_error', (_ctx, error: Error) => failed(error));
  const answer = provider.callback();

  app.register(
    async (scope) => {
      scope.setErrorHandler(pageErrors);
      scope.addHook('onRequest', async (request) => pinOrigin(request, origins));

      await scope.register(async (pages) => {
        await pages.register(formbody, { bodyLimit: limits.form.bytes });
        const guesses = createPasswordGuesses({ pool, config, secrets, counters }, { path: pages.prefix });
        const mailLimit = createMailLimit({ counters, config });
        const noticeBrowser = createNewBrowserNotice({ pool, config, counters, clock });
        const deps = { pool, config, secrets, clock, counters, securityLog };
        interactionRoutes(pages, deps, { provider, guesses, mailLimit, noticeBrowser });
        confirmationRoutes(pages, { pool, config, secrets, clock, securityLog });
        emailLinkRoutes(pages, { pool, handle, config, secrets, clock });
        passwordRoutes(pages, { pool, config, clock, securityLog }, { guesses, mailLimit });
        if (mailDeliveryOf(config) === 'page') demoMailsRoute(pages, { pool, config });
      });

      // The provider reads request bodies itself.
      await scope.register(async (protocol) => {
        protocol.removeAllContentTypeParsers();
        protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
        const handler = async (request: FastifyRequest, reply: FastifyReply) => {
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value);
          }
          reply.hijack();
          const url = request.raw.url ?? '/';
          Object.assign(request.raw, { originalUrl: url, url: url.slice(providerPath.length) || '/' });
          await answer(request.raw, reply.raw);
        };
        const rateLimit = { ...addressLimit('login', config.rateLimitScale), allowList: isForPrograms };
        protocol.all('/*', { logLevel: 'warn', config: { rateLimit } }, handler);
      });
    },
    { prefix: providerPath },
  );

  return { endSession: endSessionOf(provider) };
};
