import { backoff } from '@matraz/infra/backoff';
import { platformClientId } from '@matraz/infra/identity/embedded-provider';
import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import type { AccountsDeps } from './deps.ts';

const DISCOVERY_ATTEMPTS = 3;
const waits = { first: 300, longest: 1_000 };

/** The identity provider does not answer. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('the identity provider does not answer', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The embedded provider is in this process, so its endpoints are called without the network. The public URL may not work from here. */
const inProcess =
  (app: FastifyInstance): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers,
      ...(body == null ? {} : { payload: String(body) }),
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type']) },
    });
  };

const embeddedClient = (app: FastifyInstance, issuer: string, secret: string) => {
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    authorization_response_iss_parameter_supported: true,
  };
  const client = new oidc.Configuration(metadata, platformClientId, secret, oidc.ClientSecretBasic(secret));
  client[oidc.customFetch] = inProcess(app);
  oidc.allowInsecureRequests(client);
  return client;
};

const discover = async ({ issuer, clientId, clientSecret }: NonNullable<AccountsDeps['config']['oidc']>) => {
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: 10 });
  // A provider that lists no methods supports Basic (OpenID Connect Discovery).
  const methods = found.serverMetadata().token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  if (methods.includes('client_secret_post')) return found;
  const basic = oidc.ClientSecretBasic(clientSecret);
  const client = new oidc.Configuration(found.serverMetadata(), clientId, clientSecret, basic);
  for (const allow of execute) allow(client);
  return client;
};

const withRetry = async <Result>(action: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action();
    } catch (error) {
      if (attempt === DISCOVERY_ATTEMPTS) throw new ProviderUnavailable(error);
      await backoff(attempt, waits);
    }
  }
};

/**
 * The platform as a client of its identity provider. An external provider is discovered at the first login, so the platform starts
 * while the provider is down. A failed discovery is repeated at the next login.
 */
export const createIdentityClient = (
  app: FastifyInstance,
  { config, secrets }: Pick<AccountsDeps, 'config' | 'secrets'>,
) => {
  const { oidc: external } = config;
  let client: Promise<oidc.Configuration> | undefined;

  const make = async () => {
    const made = external
      ? await withRetry(() => discover(external))
      : embeddedClient(app, `${new URL(config.publicUrl).origin}/idp`, secrets.oidcClientSecret);
    // Checks the signature of ID tokens, although they come over a direct connection.
    oidc.enableNonRepudiationChecks(made);
    return made;
  };

  /** @throws ProviderUnavailable */
  return (): Promise<oidc.Configuration> => {
    client ??= make().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
};
