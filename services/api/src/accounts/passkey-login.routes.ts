import { type SignedByPasskey, signedByPasskey } from '@matraz/contracts/accounts/proof';
import { passkeyToUse, usePasskey } from '@matraz/infra/identity/factors/passkeys';
import { relyingPartyOf } from '@matraz/infra/identity/factors/relying-party';
import { findSecondStep } from '@matraz/infra/identity/factors/second-steps';
import { loginPage } from '@matraz/infra/identity/pages/login-page';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressLimit } from '../http/limits/limits.ts';
import type { AccountsDeps } from './deps.ts';
import type { FinishLogin } from './second-step.routes.ts';
import type { SecurityLog } from './security-log.ts';
import { sendPage } from './send-page.ts';
import type { InteractionRoute, WithinInteraction } from './within-interaction.ts';

type Deps = Pick<AccountsDeps, 'pool' | 'config' | 'clock'>;

/** Whether pages at the address of a request can use passkeys: they belong to one origin. */
export const passkeyAddress = ({ config }: Pick<AccountsDeps, 'config'>) => {
  const party = relyingPartyOf(config.publicUrl);
  const host = party && new URL(party.origin).host;
  return ({ headers }: FastifyRequest): boolean => host !== undefined && headers.host === host;
};

/** The hidden field of the form. Undefined: it was not made by our script. */
const signedIn = (body: unknown): SignedByPasskey | undefined => {
  const { passkey } = (body ?? {}) as { passkey?: unknown };
  try {
    return signedByPasskey.safeParse(JSON.parse(String(passkey))).data;
  } catch {
    return undefined;
  }
};

/** The login with a passkey, in place of the password or after it. It counts as both factors, because it asks for PIN, finger or face. */
export const passkeyLoginRoutes = (
  app: FastifyInstance,
  { pool, config, clock, securityLog }: Deps & { securityLog: SecurityLog },
  { within, finish }: { within: WithinInteraction; finish: FinishLogin },
): void => {
  const party = relyingPartyOf(config.publicUrl);
  if (!party) return;
  const options = { logLevel: 'warn', config: { rateLimit: addressLimit('login', config.rateLimitScale) } } as const;
  const challengeOf = (uid: string) => ({ purpose: 'login', boundTo: uid, now: clock() }) as const;

  app.post<InteractionRoute>(
    '/interaction/:uid/llave/opciones',
    options,
    within(async (_interaction, _path, { params: { uid }, query }, reply) => {
      const waiting =
        query.verificacion === undefined ? undefined : await findSecondStep(pool, { interaction: uid, now: clock() });
      const asked = { subject: waiting?.subject, challenge: challengeOf(uid) };
      return reply.header('cache-control', 'no-store').send(await passkeyToUse(pool, party, asked));
    }),
  );

  app.post<InteractionRoute>(
    '/interaction/:uid/llave',
    options,
    within(async (interaction, path, request, reply) => {
      const response = signedIn(request.body);
      const challenge = challengeOf(request.params.uid);
      const account = response && (await usePasskey(pool, party, { response, challenge, demo: config.demo }));
      if (account) return finish(interaction, account, request, reply);
      request.log.warn('wrong passkey');
      await securityLog.note(request, { kind: 'login-failed', account: null });
      const error = 'Esa llave de acceso no sirve para ninguna cuenta. Entra con tu contraseña.';
      return sendPage(reply, 401, loginPage({ path, error, canUsePasskey: true }));
    }),
  );
};
