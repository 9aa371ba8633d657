import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { AccountsDeps } from './deps.ts';
import { embeddedProviderRoutes } from './embedded-provider.routes.ts';
import { guardianRoutes } from './guardian.routes.ts';
import { callbackUrls, loginRoutes } from './login.routes.ts';
import { loginFailureRoutes } from './login-failure.routes.ts';
import { logoutRoutes } from './logout.routes.ts';
import { noteReplies } from './note-replies.ts';
import { pageErrors } from './page-errors.ts';
import { createSecurityLog } from './security-log.ts';
import { createSessions } from './session.ts';
import { stopReminderRoutes } from './stop-reminders.routes.ts';

/** Sessions for the whole api (`request.userId`), login and logout. Without a configured provider also the embedded one. */
const plugin = async (app: FastifyInstance, deps: AccountsDeps): Promise<void> => {
  const { config } = deps;
  await app.register(cookie);
  const sessions = createSessions(deps);
  sessions.attach(app);
  const securityLog = createSecurityLog(deps);
  noteReplies(app, securityLog);
  const embedded = config.oidc
    ? undefined
    : embeddedProviderRoutes(app, { ...deps, securityLog }, callbackUrls(config.publicUrl));
  await app.register(async (pages) => {
    pages.setErrorHandler(pageErrors);
    loginRoutes(pages, deps, { sessions, embedded, securityLog });
    logoutRoutes(pages, deps, { sessions, embedded, securityLog });
    await loginFailureRoutes(pages, deps);
    await guardianRoutes(pages, deps);
    stopReminderRoutes(pages, deps);
  });
};

export const accountsPlugin = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
