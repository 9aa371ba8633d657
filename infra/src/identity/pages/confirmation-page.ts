import { confirmationPath } from '../paths.ts';
import { html } from './html.ts';
import { linkPage } from './link-page.ts';

export const confirmationPage = ({ token, email }: { token: string; email: string }): string =>
  linkPage({
    title: 'Confirma tu correo',
    lead: html`¿Creaste una cuenta de Matraz con <strong>${email}</strong>?`,
    path: confirmationPath,
    token,
    button: 'Sí, confirmar mi correo',
  });
