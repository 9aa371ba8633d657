import { forgottenPath } from '../paths.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

const messages = {
  expired: {
    title: 'Esta página ya venció',
    text: 'Pasó mucho rato o ya se usó en otra pestaña. Empieza de nuevo: toma unos segundos.',
    action: { href: '/api/login', label: 'Volver a iniciar sesión' },
  },
  failed: {
    title: 'No pudimos iniciar tu sesión',
    text: 'Algo falló en el camino y no se guardó nada. Inténtalo otra vez.',
    action: { href: '/api/login', label: 'Intentar de nuevo' },
  },
  pageFailed: {
    title: 'Algo falló',
    text: 'No pudimos terminar lo que pediste. Abre el enlace otra vez en unos minutos.',
    action: { href: '/', label: 'Ir al inicio' },
  },
  lastAdministrator: {
    title: 'Esta cuenta no se puede borrar',
    text: 'Es la única que administra Matraz. Pide a quien instaló la plataforma que dé ese permiso a otra cuenta, y abre el enlace otra vez.',
    action: { href: '/', label: 'Ir al inicio' },
  },
  denied: {
    title: 'No se inició la sesión',
    text: 'El proveedor de identidad no autorizó el ingreso. Puedes intentarlo de nuevo cuando quieras.',
    action: { href: '/api/login', label: 'Intentar de nuevo' },
  },
  invitation: {
    title: 'Este enlace ya no sirve',
    text: 'El enlace para administrar o enseñar ya se usó, venció o es para otro correo. Entraste a tu cuenta sin ese permiso; si te corresponde, pide un enlace nuevo.',
    action: { href: '/', label: 'Ir al inicio' },
  },
  unavailable: {
    title: 'El inicio de sesión no está disponible',
    text: 'El proveedor de identidad no responde en este momento. Inténtalo de nuevo en unos minutos.',
    action: { href: '/api/login', label: 'Intentar de nuevo' },
  },
  passwordLink: {
    title: 'Este enlace ya no sirve',
    text: 'El enlace ya se usó, venció o pediste otro después. Pide uno nuevo: toma unos segundos.',
    action: { href: forgottenPath, label: 'Pedir otro enlace' },
  },
  passwordChanged: {
    title: 'Tu contraseña cambió',
    text: 'Listo. Cerramos las sesiones que estaban abiertas. Entra con tu contraseña nueva.',
    action: { href: '/api/login', label: 'Iniciar sesión' },
  },
  confirmationLink: {
    title: 'Este enlace ya no sirve',
    text: 'El enlace ya se usó o venció. Si ya confirmaste tu correo, no tienes que hacer nada más.',
    action: { href: '/', label: 'Ir al inicio' },
  },
  emailConfirmed: {
    title: 'Tu correo está confirmado',
    text: 'Listo. Si olvidas tu contraseña, podrás elegir otra con este correo.',
    action: { href: '/', label: 'Ir al inicio' },
  },
  guardianLink: {
    title: 'Este enlace ya no sirve',
    text: 'El enlace ya se usó, venció o hay uno más nuevo. Si ya autorizaste, no tienes que hacer nada más.',
    action: { href: '/', label: 'Ir al inicio' },
  },
  guardianAgreed: {
    title: 'La cuenta está autorizada',
    text: 'Gracias. Ya se puede usar Matraz con ella, y borramos tu correo. Puedes pedir sus datos o que los borremos cuando quieras.',
    action: { href: '/privacidad', label: 'Ver la política de privacidad' },
  },
  emailChanged: {
    title: 'Tu correo cambió',
    text: 'Listo. Desde ahora entras a tu cuenta con tu correo nuevo. Avisamos también al anterior.',
    action: { href: '/cuenta', label: 'Ir a tu cuenta' },
  },
  emailTaken: {
    title: 'Este correo ya tiene una cuenta',
    text: 'Otra cuenta de Matraz confirmó este correo antes. Tu cuenta sigue como estaba.',
    action: { href: '/', label: 'Ir al inicio' },
  },
  emailClaimed: {
    title: 'Tu correo está libre',
    text: 'Listo. Ya puedes crear tu propia cuenta con él.',
    action: { href: '/api/login?screen=registro', label: 'Registrarse' },
  },
  remindersStopped: {
    title: 'No te enviaremos más recordatorios',
    text: 'Listo. Si los quieres de nuevo, pídelos en tu cuenta.',
    action: { href: '/cuenta', label: 'Ir a tu cuenta' },
  },
  missing: {
    title: 'Esta página no existe',
    text: 'Revisa la dirección, o vuelve al inicio.',
    action: { href: '/', label: 'Ir al inicio' },
  },
  confirmLogout: {
    title: '¿Cerrar sesión?',
    text: 'Llegaste aquí desde otro sitio, así que tu sesión sigue abierta. Confirma si quieres cerrarla.',
    action: { href: '/api/logout', label: 'Cerrar sesión' },
  },
} as const;

export type Message = keyof typeof messages;

/**
 * A message with a link.
 *
 * @param returnTo the page that a link to the login opens afterwards
 */
export const messagePage = (name: Message, returnTo = '/'): string => {
  const { title, text, action } = messages[name];
  const href =
    action.href === '/api/login' && returnTo !== '/'
      ? `${action.href}?returnTo=${encodeURIComponent(returnTo)}`
      : action.href;
  return layout(
    title,
    html`<h1>${title}</h1>
        <p class="lead" role="alert">${text}</p>
        <a class="button" href="${href}">${action.label}</a>`,
  );
};

/** @param seconds until the next try */
const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} segundos`;
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
};

/** Too many wrong passwords or too many requests. @param seconds until the next try */
export const waitPage = (seconds: number): string =>
  layout(
    'Demasiados intentos',
    html`<h1>Demasiados intentos</h1>
        <p class="lead" role="alert">Por seguridad hay que esperar antes de otro intento. Vuelve a probar en ${waitOf(seconds)}.</p>
        <a class="button" href="/api/login">Volver a iniciar sesión</a>`,
  );
