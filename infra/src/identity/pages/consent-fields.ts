import { guardianAge } from '@matraz/contracts/accounts/legal';
import { html, type Markup } from './html.ts';

interface Own {
  error?: string;
  focused: boolean;
}

const errorOf = (name: string, error: string | undefined) =>
  error ? html`<p class="error" id="${name}-error">${error}</p>` : undefined;
const describedBy = (name: string, error: string | undefined) =>
  error ? html` aria-invalid="true" aria-describedby="${name}-error"` : undefined;

/** Asks for the least that the law needs: on which side of `guardianAge` the person is. */
export const ageField = ({ value, error, focused }: Own & { value?: string }): Markup => {
  const choice = (name: string, label: string, isFirst: boolean) => html`<label class="choice">
              <input type="radio" name="age" value="${name}" required${value === name ? html` checked` : undefined}${describedBy('age', error)}${focused && isFirst ? html` autofocus` : undefined} />
              <span>${label}</span>
            </label>`;
  return html`<fieldset class="field">
            <legend>Tu edad</legend>
            ${choice('adolescent', `Tengo ${guardianAge} años o más`, true)}
            ${choice('child', `Tengo menos de ${guardianAge}`, false)}
            ${errorOf('age', error)}
          </fieldset>`;
};

/** The links open in a new tab, so the typed form is not lost. */
export const consentField = ({ isChecked, error, focused }: Own & { isChecked: boolean }): Markup =>
  html`<div class="field">
            <label class="choice">
              <input type="checkbox" name="consent" required${isChecked ? html` checked` : undefined}${describedBy('consent', error)}${focused ? html` autofocus` : undefined} />
              <span>Acepto los <a href="/terminos" target="_blank">términos</a> y la <a href="/privacidad" target="_blank">política de privacidad</a></span>
            </label>
            ${errorOf('consent', error)}
          </div>`;
