import type { Config } from '../../config/config.ts';

/**
 * Whether administrators must have a passkey or an app. The demo is for trying out, with public passwords. An external provider
 * verifies its accounts itself.
 */
export const requiresFactor = ({ demo, oidc }: Pick<Config, 'demo' | 'oidc'>): boolean => !demo && oidc === undefined;
