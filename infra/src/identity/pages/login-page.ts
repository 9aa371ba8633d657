import { forgottenPath } from '../paths.ts';
import { alert, field } from './field.ts';
import { html } from './html.ts';
import { leadOf } from './invited-lead.ts';
import { layout } from './layout.ts';
import { passkeyForm } from './passkey-form.ts';

interface LoginPage {
  /** The address of the interaction, to which the form is posted. */
  path: string;
  email?: string;
  /** The role of an invitation that brought the person here. */
  invited?: unknown;
  error?: string;
  /** This address can use passkeys. */
  canUsePasskey?: boolean;
}

export const loginPage = ({ path, email, invited, error, canUsePasskey = false }: LoginPage): string =>
  layout(
    'Iniciar sesión',
    html`<h1>Iniciar sesión</h1>
        <p class="lead">${leadOf(invited, 'Qué bueno verte de nuevo. Sigue donde quedaste.')}</p>
        ${alert(error)}
        <form method="post" action="${path}" novalidate>
          ${field({
            name: 'email',
            label: 'Correo electrónico',
            type: 'email',
            autocomplete: 'username',
            value: email,
            maxLength: 254,
            focused: !email,
          })}
          ${field({
            name: 'password',
            label: 'Contraseña',
            type: 'password',
            autocomplete: 'current-password',
            maxLength: 200,
            focused: Boolean(email),
          })}
          <button type="submit">Iniciar sesión</button>
        </form>
        ${canUsePasskey ? passkeyForm({ path, label: 'Entrar con llave de acceso' }) : undefined}
        <p class="other"><a href="${forgottenPath}">Olvidé mi contraseña</a></p>
        <p class="other">¿Aún no tienes cuenta? <a href="${path}/registro">Registrarse</a></p>`,
  );
