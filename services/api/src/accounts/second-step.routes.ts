import { useRecoveryCode } from '@matraz/infra/identity/factors/change-factors';
import { codeAppKey, takeCode } from '@matraz/infra/identity/factors/code-app';
import { type Factors, selectFactors } from '@matraz/infra/identity/factors/factors';
import { isRecoveryCode } from '@matraz/infra/identity/factors/recovery-codes';
import { beginSecondStep, endSecondStep, findSecondStep } from '@matraz/infra/identity/factors/second-steps';
import { createGuessLimit } from '@matraz/infra/identity/guess-limit';
import type { Interaction } from '@matraz/infra/identity/interaction';
import { secondStepPage } from '@matraz/infra/identity/pages/second-step-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from '../http/calls/source.ts';
import { addressLimit, limits, scaled } from '../http/limits/limits.ts';
import { changeRecordOf } from './change-record.ts';
import type { AccountsDeps } from './deps.ts';
import type { SecurityLog } from './security-log.ts';
import { sendPage } from './send-page.ts';
import type { InteractionAnswer, InteractionRoute, WithinInteraction } from './within-interaction.ts';

/** Who proved to be who she says. */
interface LoggedIn {
  subject: string;
  email: string;
}

/** Goes on to the platform. */
export type FinishLogin = (
  interaction: Interaction,
  account: LoggedIn,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

interface Flow {
  within: WithinInteraction;
  finish: FinishLogin;
  /** Whether passkeys work at the address of the request. */
  canUsePasskeys: (request: FastifyRequest) => boolean;
}

type AfterPassword = (account: LoggedIn, ...step: Parameters<InteractionAnswer>) => Promise<FastifyReply>;

const typedCode = (body: unknown): string => {
  const { code } = (body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code.slice(0, 40) : '';
};

/**
 * The page after the right password of an account with a passkey or an app. The server remembers which password was typed in which
 * login, so the page cannot be skipped or used for another account.
 *
 * @returns what every page with a right password calls
 */
export const secondStepRoutes = (
  app: FastifyInstance,
  deps: Pick<AccountsDeps, 'pool' | 'config' | 'clock' | 'secrets' | 'counters'> & { securityLog: SecurityLog },
  { within, finish, canUsePasskeys }: Flow,
): AfterPassword => {
  const { pool, config, clock, counters, securityLog } = deps;
  const key = codeAppKey(deps.secrets);
  const changes = { pool, record: changeRecordOf(deps) };
  const most = scaled(limits.wrongCodes.most, config.rateLimitScale);
  const guesses = createGuessLimit(counters.open('wrong codes', limits.wrongCodes), most);

  const isRight = (subject: string, code: string, request: FastifyRequest) =>
    isRecoveryCode(code)
      ? useRecoveryCode(changes, { subject, code, source: sourceOf(request), now: clock() })
      : takeCode(pool, key, { subject, code, now: clock() });

  const pageOf = (factors: Factors, path: string, request: FastifyRequest, error?: string) =>
    secondStepPage({
      path,
      hasCodeApp: factors.hasCodeApp,
      canUsePasskey: factors.hasPasskey && canUsePasskeys(request),
      error,
    });

  app.get<InteractionRoute>(
    '/interaction/:uid/verificacion',
    { logLevel: 'warn' },
    within(async (_interaction, path, request, reply) => {
      const waiting = await findSecondStep(pool, { interaction: request.params.uid, now: clock() });
      if (!waiting) return reply.redirect(path, 303);
      return sendPage(reply, 200, pageOf(await selectFactors(pool, waiting.subject), path, request));
    }),
  );

  app.post<InteractionRoute>(
    '/interaction/:uid/verificacion',
    { logLevel: 'warn', config: { rateLimit: addressLimit('login', config.rateLimitScale) } },
    within(async (interaction, path, request, reply) => {
      const { uid } = request.params;
      const waiting = await findSecondStep(pool, { interaction: uid, now: clock() });
      if (!waiting) return reply.redirect(path, 303);
      const { subject } = waiting;
      const guess = async () => (await isRight(subject, typedCode(request.body), request)) || undefined;
      if (await guesses.attempt(subject, subject, guess)) {
        // False: a new password ended the login meanwhile.
        const stillWaits = await endSecondStep(pool, { interaction: uid, subject });
        return stillWaits ? finish(interaction, waiting, request, reply) : reply.redirect(path, 303);
      }
      request.log.warn('wrong code');
      await securityLog.note(request, { kind: 'code-failed', account: { subject } });
      const error = 'El código no coincide o ya se usó. Espera el siguiente, o usa un código de recuperación.';
      return sendPage(reply, 401, pageOf(await selectFactors(pool, subject), path, request, error));
    }),
  );

  return async (account, interaction, path, request, reply) => {
    const { hasPasskey, hasCodeApp } = await selectFactors(pool, account.subject);
    if (!hasPasskey && !hasCodeApp) return finish(interaction, account, request, reply);
    await beginSecondStep(pool, { interaction: request.params.uid, subject: account.subject, now: clock() });
    return reply.redirect(`${path}/verificacion`, 303);
  };
};
