import { demoMailsPath, forgottenPath, newPasswordPath } from '../paths.ts';
import { field } from './field.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';
import { newPasswordField } from './new-password-field.ts';

const loginUrl = (returnTo: string) =>
  returnTo === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

const backToLogin = (returnTo: string): Markup =>
  html`<p class="other"><a href="${loginUrl(returnTo)}">Volver a iniciar sesión</a></p>`;

interface ForgottenPage {
  returnTo: string;
  typed?: string;
  error?: string;
}

/** Asks for the e-mail of the account. */
export const forgottenPage = ({ returnTo, typed, error }: ForgottenPage): string =>
  layout(
    'Olvidé mi contraseña',
    html`<h1>Olvidé mi contraseña</h1>
        <p class="lead">Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir otra.</p>
        <form method="post" action="${forgottenPath}" novalidate>
          ${field({
            name: 'email',
            label: 'Correo electrónico',
            type: 'email',
            autocomplete: 'username',
            value: typed,
            error,
            maxLength: 254,
            focused: true,
          })}
          <button type="submit">Enviar enlace</button>
        </form>
        ${backToLogin(returnTo)}`,
  );

/** For a platform that sends no mails: an operator makes the link. */
export const askTeacherPage = (returnTo: string): string =>
  layout(
    'Olvidé mi contraseña',
    html`<h1>Olvidé mi contraseña</h1>
        <p class="lead">
          Esta plataforma no envía correos. Pide a tu profesora o profesor un enlace para elegir otra contraseña:
          quien administra Matraz lo crea con el correo de tu cuenta.
        </p>
        <a class="button" href="${loginUrl(returnTo)}">Volver a iniciar sesión</a>`,
  );

/** The same for every e-mail, so it does not tell who has an account. @param demo with the link to the mails of the demo */
export const mailSentPage = (returnTo: string, { demo }: { demo: boolean }): string =>
  layout(
    'Revisa tu correo',
    html`<h1>Revisa tu correo</h1>
        <p class="lead">
          Si ese correo tiene una cuenta, en unos minutos te llegará un enlace que sirve durante una hora. Si no lo ves,
          mira en la carpeta de correo no deseado.
        </p>
        ${demo ? html`<a class="button" href="${demoMailsPath}">Ver los correos de la demostración</a>` : undefined}
        <p class="other"><a href="${forgottenPath}">Escribir otro correo</a></p>
        ${backToLogin(returnTo)}`,
  );

interface NewPasswordPage {
  token: string;
  email: string;
  error?: string;
}

export const newPasswordPage = ({ token, email, error }: NewPasswordPage): string =>
  layout(
    'Elige una contraseña nueva',
    html`<h1>Elige una contraseña nueva</h1>
        <p class="lead">Para la cuenta de <strong>${email}</strong>. Al guardarla se cierran tus sesiones abiertas.</p>
        <form method="post" action="${newPasswordPath}?token=${token}" novalidate>
          <input type="hidden" name="email" autocomplete="username" value="${email}" />
          ${newPasswordField({ label: 'Contraseña nueva', error, focused: true })}
          <button type="submit">Guardar contraseña</button>
        </form>`,
  );
