import { confirmationPath } from '../paths.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

/** A program that reads mails may open the link, so the person confirms with a button. */
export const confirmationPage = ({ token, email }: { token: string; email: string }): string =>
  layout(
    'Confirma tu correo',
    html`<h1>Confirma tu correo</h1>
        <p class="lead">¿Creaste una cuenta de Matraz con <strong>${email}</strong>?</p>
        <form method="post" action="${confirmationPath}?token=${token}">
          <button type="submit">Sí, confirmar mi correo</button>
        </form>`,
  );
