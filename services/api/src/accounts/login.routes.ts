import { offeredRole } from '@matraz/infra/identity/staff-invitations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as oidc from 'openid-client';
import { addressLimit } from '../http/limits/limits.ts';
import type { Claims } from './claims.ts';
import type { AccountsDeps } from './deps.ts';
import type { EmbeddedLogin } from './embedded-provider.routes.ts';
import { type EnsureAccountDeps, ensureAccount } from './ensure-account.ts';
import { createIdentityClient, ProviderUnavailable } from './identity-client.ts';
import { failureUrl, type LoginFailure } from './login-failure.routes.ts';
import { originOf, ownOrigins } from './origins.ts';
import { createPendingLogins, type PendingLogin } from './pending-login.ts';
import { createReturnPage } from './return-page.ts';
import { safeReturnTo } from './return-to.ts';
import type { SecurityLog } from './security-log.ts';
import type { Sessions } from './session.ts';

/** A token has 43 characters. The cookie of a pending login is limited. */
const LONGEST_TOKEN = 64;

const callbackPath = '/api/callback';
export const callbackUrls = (publicUrl: string): string[] => ownOrigins(publicUrl).map((own) => own + callbackPath);

interface LoginQuery {
  returnTo?: unknown;
  /** `registro` opens the registration page. */
  screen?: unknown;
  /** The token of an invitation to administer or to teach. */
  invitation?: unknown;
  /** Set when the browser was redirected from another origin of this server. */
  moved?: unknown;
}

const causeOf = (error: unknown): LoginFailure => {
  if (error instanceof ProviderUnavailable) return 'unavailable';
  return error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied' ? 'denied' : 'failed';
};

/** Login by OpenID Connect: authorization code with PKCE, state and nonce. */
export const loginRoutes = (
  app: FastifyInstance,
  deps: EnsureAccountDeps & Pick<AccountsDeps, 'secrets'>,
  { sessions, embedded, securityLog }: { sessions: Sessions; embedded?: EmbeddedLogin; securityLog: SecurityLog },
): void => {
  const { config } = deps;
  const origins = ownOrigins(config.publicUrl);
  const clientOf = createIdentityClient(app, deps);
  const pending = createPendingLogins(deps);
  const returnPage = createReturnPage(config);

  const fail = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    const failure = causeOf(error);
    // Message and cause are not logged, because they may contain tokens and personal data.
    const { name, code } = error as { name?: string; code?: string };
    request.log.warn({ failure, error: name, code }, 'login failed');
    return reply.redirect(failureUrl(failure), 303);
  };

  const claimsOf = async (origin: string, url: string, login: PendingLogin): Promise<Claims> => {
    const client = await clientOf();
    const tokens = await oidc.authorizationCodeGrant(client, new URL(url, origin), {
      expectedState: login.state,
      expectedNonce: login.nonce,
      pkceCodeVerifier: login.codeVerifier,
      idTokenExpected: true,
    });
    const idToken = tokens.claims();
    if (!idToken) throw new Error('no ID token');
    if (!client.serverMetadata().userinfo_endpoint) return idToken as Claims;
    const userInfo = await oidc.fetchUserInfo(client, tokens.access_token, idToken.sub);
    return { ...idToken, ...userInfo } as Claims;
  };

  app.get<{ Querystring: LoginQuery }>(
    '/api/login',
    { config: { rateLimit: addressLimit('login', config.rateLimitScale) } },
    async (request, reply) => {
      const origin = originOf(request, origins);
      const { returnTo, screen, moved, invitation } = request.query;
      // Cookies belong to one origin, so the login must start at the origin that the provider redirects to.
      if (!origin && moved === undefined) {
        const query = request.url.split('?')[1];
        return reply.redirect(`${origins[0]}/api/login?${query ? `${query}&` : ''}moved=1`, 303);
      }
      try {
        const client = await clientOf();
        await embedded?.endSession(request, reply);
        const login = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          codeVerifier: oidc.randomPKCECodeVerifier(),
          returnTo: safeReturnTo(returnTo),
          ...(typeof invitation === 'string' && invitation.length <= LONGEST_TOKEN && { invitation }),
        };
        const invited =
          embedded && login.invitation ? await offeredRole(deps, { token: login.invitation, now: deps.clock() }) : null;
        const url = oidc.buildAuthorizationUrl(client, {
          redirect_uri: (origin ?? origins[0]) + callbackPath,
          scope: 'openid profile email',
          state: login.state,
          nonce: login.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(login.codeVerifier),
          code_challenge_method: 'S256',
          ...(embedded && screen === 'registro' ? { screen } : {}),
          ...(invited && { invited }),
        });
        pending.remember(request, reply, login);
        returnPage.remember(reply, login.returnTo);
        return reply.redirect(embedded ? url.pathname + url.search : url.href, 303);
      } catch (error) {
        return fail(request, reply, error);
      }
    },
  );

  // The URL of this request contains the code, so it is not logged.
  app.get<{ Querystring: { state?: unknown } }>(callbackPath, { logLevel: 'warn' }, async (request, reply) => {
    const login = pending.take(request, reply, request.query.state);
    if (!login) return reply.redirect(failureUrl('expired'), 303);
    try {
      const claims = await claimsOf(originOf(request, origins) ?? origins[0], request.url, login);
      await embedded?.endSession(request, reply);
      const { invitation } = login;
      const { userId, isRefused, granted } = await ensureAccount(deps, claims, {
        correlationId: request.id,
        invitation,
      });
      const account = { userId };
      await securityLog.note(request, { kind: 'login', account });
      for (const role of granted) await securityLog.note(request, { kind: `${role}-granted`, account });
      await sessions.start(request, reply, userId);
      return reply.redirect(isRefused ? failureUrl('invitation') : login.returnTo, 303);
    } catch (error) {
      return fail(request, reply, error);
    }
  });
};
