import type { Config } from './config.ts';
import { isLoopback } from './listening.ts';
import { StartupError } from './startup-error.ts';

/**
 * Everybody knows the passwords of the demo accounts, and one of them is an administrator. An external provider has no demo accounts.
 *
 * @throws StartupError when people of other machines are to reach the demo accounts
 */
export const refusePublicDemo = ({ demo, oidc, publicUrl }: Pick<Config, 'demo' | 'oidc' | 'publicUrl'>): void => {
  if (!demo || oidc || isLoopback(new URL(publicUrl).hostname)) return;
  throw new StartupError(
    `PUBLIC_URL es ${publicUrl} y la demostración tiene un administrador con una contraseña que todos conocen. Use MATRAZ_DEMO=0.`,
  );
};
