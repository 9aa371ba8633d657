import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Secrets } from '../config/secrets.ts';
import type { Pool } from '../postgres/pool.ts';
import { findLocalAccount } from './local-accounts.ts';
import { oidcAdapter } from './oidc-adapter.ts';
import { messagePage } from './pages/message-page.ts';

export interface EmbeddedProviderOptions {
  pool: Pool;
  /** The address of the provider for browsers: `https://host/idp`. */
  issuer: string;
  /** The exact addresses to which the provider may redirect. */
  redirectUris: string[];
  secrets: Pick<Secrets, 'jwks' | 'cookieKeys' | 'oidcClientSecret'>;
  clock: () => Date;
}

/** The provider's only client is the platform. */
export const platformClientId = 'matraz';

const minutes = (count: number) => count * 60;

/** There is no page for consent, because the account belongs to the only client. */
const grantOf = async ({ oidc }: KoaContextWithOIDC) => {
  const { client, session, account, provider } = oidc;
  if (!client || !account) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const existing = known && (await provider.Grant.find(known));
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
};

/** The identity provider of a platform without an external one: OpenID Connect, code flow with PKCE, e-mail and password. */
export const createEmbeddedProvider = ({ pool, issuer, redirectUris, secrets, clock }: EmbeddedProviderOptions) => {
  const { pathname, protocol } = new URL(issuer);
  const secure = protocol === 'https:';
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure } as const;
  const provider = new Provider(issuer, {
    adapter: oidcAdapter(pool, clock),
    clients: [
      {
        client_id: platformClientId,
        client_secret: secrets.oidcClientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    jwks: secrets.jwks as { keys: { kty: 'RSA' }[] },
    cookies: {
      keys: secrets.cookieKeys,
      names: {
        session: secure ? '__Host-matraz-idp' : 'matraz-idp',
        interaction: secure ? '__Secure-matraz-interaction' : 'matraz-interaction',
        resume: secure ? '__Secure-matraz-resume' : 'matraz-resume',
      },
      long: cookie,
      short: cookie,
    },
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    extraParams: ['screen', 'invited'],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    clientBasedCORS: () => false,
    interactions: { url: (_ctx, interaction) => `${pathname}/interaction/${interaction.uid}` },
    loadExistingGrant: grantOf,
    // Long enough for one login. The platform has its own sessions, and ends the provider's session after the login.
    ttl: {
      Interaction: minutes(60),
      Session: minutes(60),
      Grant: minutes(60),
      AuthorizationCode: 60,
      AccessToken: minutes(5),
      IdToken: minutes(5),
    },
    findAccount: async (_ctx, subject) => {
      const account = await findLocalAccount({ pool }, subject);
      return (
        account && {
          accountId: account.subject,
          claims: () => ({
            sub: account.subject,
            given_name: account.firstName,
            family_name: account.lastName,
            email: account.email,
            email_verified: account.isEmailConfirmed,
          }),
        }
      );
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = messagePage(ctx.status >= 500 ? 'failed' : 'expired');
    },
  });
  // The mount sets host and scheme from the configuration of the platform.
  provider.proxy = true;
  return provider;
};

export type EmbeddedProvider = Provider;
