import type { Config } from './config.ts';

/** What the operator reads at the start when the privacy page has no address to write to. */
export const privacyContactWarnings = ({ demo, privacyContact }: Pick<Config, 'demo' | 'privacyContact'>): string[] =>
  demo || privacyContact !== undefined
    ? []
    : ['Falta PRIVACY_CONTACT: /privacidad no dice a qué correo o página escribir por los datos personales.'];
