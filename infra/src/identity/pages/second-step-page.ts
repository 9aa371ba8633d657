import { alert, field } from './field.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';
import { passkeyForm } from './passkey-form.ts';

interface SecondStepPage {
  /** The address of the interaction. */
  path: string;
  hasCodeApp: boolean;
  /** The account has a passkey, and this address can use it. */
  canUsePasskey: boolean;
  error?: string;
}

/** After the right password: asks for a code or a passkey. */
export const secondStepPage = ({ path, hasCodeApp, canUsePasskey, error }: SecondStepPage): string => {
  const isPasskeyFirst = canUsePasskey && !hasCodeApp;
  const passkey = canUsePasskey
    ? passkeyForm({ path, isSecondStep: true, isMain: isPasskeyFirst, label: 'Usar una llave de acceso' })
    : undefined;
  return layout(
    'Verificación en dos pasos',
    html`<h1>Verificación en dos pasos</h1>
        <p class="lead">Tu contraseña está bien. Falta un paso para comprobar que eres tú.</p>
        ${alert(error)}
        ${isPasskeyFirst ? passkey : undefined}
        <form method="post" action="${path}/verificacion" novalidate>
          ${field({
            name: 'code',
            label: hasCodeApp ? 'Código' : 'Código de recuperación',
            type: 'text',
            autocomplete: 'one-time-code',
            hint: hasCodeApp
              ? 'Las 6 cifras que muestra tu app, o uno de tus códigos de recuperación.'
              : 'Uno de los códigos que guardaste cuando agregaste tu llave de acceso.',
            maxLength: 40,
            focused: !isPasskeyFirst,
          })}
          <button type="submit"${isPasskeyFirst ? html` class="quiet"` : undefined}>Continuar</button>
        </form>
        ${isPasskeyFirst ? undefined : passkey}
        <p class="other"><a href="${path}?screen=login">Entrar con otra cuenta</a></p>
        <p class="other">¿Perdiste todo? Pide ayuda a quien administra Matraz en tu colegio.</p>`,
  );
};
