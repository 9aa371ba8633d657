import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';

interface LinkPage {
  title: string;
  lead: Markup;
  /** Where the button posts to. */
  path: string;
  token: string;
  button: string;
}

/** The page of a one-time link. A program that reads mails may open the link, so the person confirms with a button. */
export const linkPage = ({ title, lead, path, token, button }: LinkPage): string =>
  layout(
    title,
    html`<h1>${title}</h1>
        <p class="lead">${lead}</p>
        <form method="post" action="${path}?token=${token}">
          <button type="submit">${button}</button>
        </form>`,
  );

interface Found {
  token: string;
  email: string;
}

export const newEmailPage = (path: string, { token, email }: Found): string =>
  linkPage({
    title: 'Confirma tu correo nuevo',
    lead: html`Desde ahora entrarás a tu cuenta de Matraz con <strong>${email}</strong>.`,
    path,
    token,
    button: 'Sí, usar este correo',
  });

export const oldEmailPage = (path: string, { token, email }: Found): string =>
  linkPage({
    title: 'Recupera tu cuenta',
    lead: html`La cuenta vuelve a <strong>${email}</strong>, se cierran todas sus sesiones, se
          quitan sus llaves y códigos, y eliges otra contraseña.`,
    path,
    token,
    button: 'Recuperar mi cuenta',
  });

export const claimPage = (path: string, { token, email }: Found): string =>
  linkPage({
    title: 'Este correo es mío',
    lead: html`La cuenta que otra persona creó con <strong>${email}</strong> se borra con todo su avance. Después puedes
          registrarte con tu correo. Si la cuenta es tuya, no sigas: entra con tu contraseña.`,
    path,
    token,
    button: 'Borrar esa cuenta y liberar mi correo',
  });
