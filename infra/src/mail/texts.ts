import { guardianAge, guardianDays } from '@matraz/contracts/accounts/legal';
import type { Mail } from './outbox.ts';

// Names are in no mail: a stranger could register another person's address and write a message into the name.

const inChile = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Santiago',
});
const dayInChile = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' });

interface Confirmation {
  link: string;
  /** When the link ends, and the account with it. */
  until: Date;
  /** The page for a forgotten password. */
  forgottenUrl: string;
}

export const emailConfirmationMail = (address: string, { link, until, forgottenUrl }: Confirmation): Mail => ({
  kind: 'email-confirmation',
  address,
  subject: 'Confirma tu correo en Matraz',
  body: `Hola:

Alguien creó una cuenta de Matraz con este correo. Si fuiste tú, confírmalo en este enlace:

${link}

Sirve hasta el ${dayInChile.format(until)}. Una cuenta que no se confirma hasta ese día se borra.

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

export const confirmationReminderMail = (address: string, { link, until, forgottenUrl }: Confirmation): Mail => ({
  kind: 'email-confirmation',
  address,
  subject: `Confirma tu correo antes del ${dayInChile.format(until)}`,
  body: `Hola:

La cuenta de Matraz con este correo todavía no está confirmada. El ${dayInChile.format(until)} se borra con todo su avance. Para conservarla, confirma tu correo:

${link}

Si no creaste la cuenta, no hagas nada. Si la quieres para ti, elige tu propia contraseña aquí:

${forgottenUrl}

Matraz
`,
});

/** To the new e-mail of an account. */
export const emailChangeMail = (address: string, link: string): Mail => ({
  kind: 'email-change',
  address,
  subject: 'Confirma tu correo nuevo en Matraz',
  body: `Hola:

Pediste usar este correo en tu cuenta de Matraz. Confírmalo en este enlace:

${link}

Sirve una vez, durante un día. Hasta entonces tu cuenta sigue con el correo anterior. Ábrelo en un navegador
donde tengas tu sesión abierta: en otro se quita la verificación en dos pasos de tu cuenta.

Si no lo pediste tú, no lo abras.

Matraz
`,
});

/** To the present e-mail of an account. */
export const emailChangeAskedMail = (
  address: string,
  { at, forgottenUrl }: { at: Date; forgottenUrl: string },
): Mail => ({
  kind: 'email-change-asked',
  address,
  subject: 'Pidieron cambiar el correo de tu cuenta',
  body: `Hola:

Se pidió cambiar el correo de tu cuenta de Matraz por otro (${inChile.format(at)}, hora de Chile). Cambia cuando se confirme el nuevo.

Si fuiste tú, no tienes que hacer nada más.

Si no fuiste tú, elige otra contraseña ahora; eso también detiene el cambio:

${forgottenUrl}

Matraz
`,
});

/** Another person wants to use an e-mail that has an account. @param forgottenUrl the page for a forgotten password */
export const emailTakenMail = (address: string, forgottenUrl: string): Mail => ({
  kind: 'email-taken',
  address,
  subject: 'Ya tienes una cuenta de Matraz',
  body: `Hola:

Alguien quiso usar este correo en una cuenta de Matraz, pero ya tiene la suya. Nada cambió.

Si fuiste tú y olvidaste tu contraseña, elige otra aquí:

${forgottenUrl}

Si no fuiste tú, no tienes que hacer nada.

Matraz
`,
});

/** To the owner of an e-mail that another person registered and did not prove. */
export const emailClaimMail = (
  address: string,
  { link, forgottenUrl }: { link: string; forgottenUrl: string },
): Mail => ({
  kind: 'email-taken',
  address,
  subject: 'Este correo ya está registrado en Matraz',
  body: `Hola:

Alguien quiso registrarse en Matraz con este correo, pero ya hay una cuenta con él que nadie ha confirmado.

Si esa cuenta es tuya, entra con tu contraseña o elige otra aquí:

${forgottenUrl}

Si no la creaste tú, este enlace la borra y deja tu correo libre para que te registres:

${link}

Sirve durante un día. Si no fuiste tú quien quiso registrarse, no hagas nada.

Matraz
`,
});

/** To the old e-mail of an account. @param back the link that undoes the change. Null: the old e-mail was not proven. */
export const emailChangedMail = (address: string, { at, back }: { at: Date; back: string | null }): Mail => ({
  kind: 'email-changed',
  address,
  subject: 'El correo de tu cuenta cambió',
  body: `Hola:

Tu cuenta de Matraz ya no usa este correo: se cambió por otro (${inChile.format(at)}, hora de Chile).

Si fuiste tú, no tienes que hacer nada más.

${
  back === null
    ? 'Si no fuiste tú, avisa a tu profesora o profesor.'
    : `Si no fuiste tú, recupera tu cuenta aquí durante los próximos siete días:

${back}`
}

Matraz
`,
});

interface NewBrowser {
  /** Browser and system in words. */
  device: string;
  at: Date;
  accountUrl: string;
  forgottenUrl: string;
}

export const newBrowserMail = (address: string, { device, at, accountUrl, forgottenUrl }: NewBrowser): Mail => ({
  kind: 'new-browser',
  address,
  subject: 'Entraste desde otro navegador',
  body: `Hola:

Tu cuenta de Matraz se abrió en un navegador que no conocíamos: ${device} (${inChile.format(at)}, hora de Chile).

Si fuiste tú, no tienes que hacer nada más.

Si no fuiste tú, elige otra contraseña ahora. Así se cierran todas las sesiones:

${forgottenUrl}

Tus sesiones abiertas están en ${accountUrl}

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
