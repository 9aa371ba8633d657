import { guardianAge, guardianDays } from '@matraz/contracts/accounts/legal';
import type { Mail } from './outbox.ts';

// Names are in no mail: a stranger could register another person's address and write a message into the name.

/** @param forgottenUrl the page for a forgotten password */
export const emailConfirmationMail = (
  address: string,
  { link, forgottenUrl }: { link: string; forgottenUrl: string },
): Mail => ({
  kind: 'email-confirmation',
  address,
  subject: 'Confirma tu correo en Matraz',
  body: `Hola:

Alguien creó una cuenta de Matraz con este correo. Si fuiste tú, confírmalo en este enlace:

${link}

Sirve durante siete días.

Si no fuiste tú, no lo abras. Si quieres la cuenta para ti, elige tu propia contraseña aquí:

${forgottenUrl}

Matraz
`,
});

/** Does not name the child: a stranger may have typed the address. */
export const guardianRequestMail = (address: string, link: string): Mail => ({
  kind: 'guardian-request',
  address,
  subject: 'Una niña o un niño pide tu autorización para usar Matraz',
  body: `Hola:

Una persona menor de ${guardianAge} años creó una cuenta en Matraz, una plataforma para estudiar Ciencias, y escribió este correo como el de su madre, padre o apoderado. Necesita tu autorización.

En este enlace ves qué cuenta es y qué datos guardamos, y puedes autorizarla:

${link}

Sirve durante ${guardianDays} días. Si no autorizas, la cuenta no se puede usar y, si es nueva, se borra después de ese plazo junto con este correo.

Si no conoces a esa persona, no hagas nada.

Matraz
`,
});

export const passwordResetMail = (address: string, link: string): Mail => ({
  kind: 'password-reset',
  address,
  subject: 'Elige una contraseña nueva para Matraz',
  body: `Hola:

Pediste una contraseña nueva para tu cuenta de Matraz. Elígela en este enlace:

${link}

Sirve una sola vez, durante una hora. Si pides otro, este deja de servir.

Si no lo pediste tú, no hagas nada: tu contraseña sigue igual.

Matraz
`,
});

const inChile = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Santiago',
});

/** @param forgottenUrl the page for a forgotten password */
export const passwordChangedMail = (
  address: string,
  { at, forgottenUrl }: { at: Date; forgottenUrl: string },
): Mail => ({
  kind: 'password-changed',
  address,
  subject: 'Tu contraseña cambió',
  body: `Hola:

La contraseña de tu cuenta de Matraz cambió (${inChile.format(at)}, hora de Chile). Por seguridad se cerraron las sesiones que estaban abiertas.

Si fuiste tú, no tienes que hacer nada más.

Si no fuiste tú, elige otra ahora y avisa a tu profesora o profesor:

${forgottenUrl}

Matraz
`,
});
