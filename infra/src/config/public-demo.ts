import type { Config } from './config.ts';
import { isLoopback } from './listening.ts';
import { StartupError } from './startup-error.ts';

/**
 * Everybody knows the passwords of the demo accounts, and one of them is an administrator. An external provider has no demo accounts.
 *
 * @throws StartupError when people of other machines are to reach the demo accounts
 */
export const refusePublicDemo = ({
  demo,
  oidc,
  host,
  publicUrl,
}: Pick<Config, 'demo' | 'oidc' | 'host' | 'publicUrl'>): void => {
  if (!demo || oidc) return;
  const reached = !isLoopback(new URL(publicUrl).hostname)
    ? `PUBLIC_URL es ${publicUrl}`
    : host !== undefined && !isLoopback(host) && `MATRAZ_HOST es ${host}`;
  if (!reached) return;
  throw new StartupError(
    `${reached} y la demostración tiene un administrador con una contraseña que todos conocen. Use MATRAZ_DEMO=0.`,
  );
};
