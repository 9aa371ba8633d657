import type { Mail } from './outbox.ts';

export type FactorChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'code-app-added'
  | 'code-app-removed'
  | 'all-removed'
  | 'unknown-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used';

const sentences: Record<FactorChange, string> = {
  'passkey-added': 'Se agregó una llave de acceso a tu cuenta de Matraz',
  'passkey-removed': 'Se quitó una llave de acceso de tu cuenta de Matraz',
  'code-app-added': 'Se activaron los códigos por app en tu cuenta de Matraz',
  'code-app-removed': 'Se desactivaron los códigos por app en tu cuenta de Matraz',
  'all-removed': 'Quien administra Matraz quitó la verificación en dos pasos de tu cuenta',
  'unknown-removed':
    'Se quitó la verificación en dos pasos de tu cuenta de Matraz, porque este correo se confirmó en un navegador sin sesión en ella',
  'recovery-codes-made':
    'Se crearon códigos de recuperación nuevos para tu cuenta de Matraz; los anteriores ya no sirven',
  'recovery-code-used': 'Se entró a tu cuenta de Matraz con un código de recuperación, que ya no sirve',
};

const inChile = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Santiago',
});

/** @param forgottenUrl the page for a forgotten password */
export const factorChangedMail = (
  address: string,
  { change, at, forgottenUrl }: { change: FactorChange; at: Date; forgottenUrl: string },
): Mail => ({
  kind: 'factor-changed',
  address,
  subject: 'Cambió la verificación de tu cuenta',
  body: `Hola:

${sentences[change]} (${inChile.format(at)}, hora de Chile).

Si fuiste tú, no tienes que hacer nada más.

Si no fuiste tú, elige otra contraseña ahora y avisa a tu profesora o profesor:

${forgottenUrl}

Matraz
`,
});
