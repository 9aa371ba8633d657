import { readFileSync } from 'node:fs';
import { html, type Markup } from './html.ts';

/** The script of `passkeyForm`. */
export const passkeyScript: string = readFileSync(new URL('./passkey.js', import.meta.url), 'utf8');

/** The path of `passkeyScript` in the api. */
export const passkeyScriptPath = '/api/login/passkey.js';

interface PasskeyForm {
  /** The address of the interaction. */
  path: string;
  /** Only passkeys of the account whose password was typed. */
  isSecondStep?: boolean;
  /** It stands above the other forms of the page. */
  isMain?: boolean;
  label: string;
}

/** The button of a passkey. The script shows it in browsers that have passkeys. */
export const passkeyForm = ({ path, isSecondStep = false, isMain = false, label }: PasskeyForm): Markup =>
  html`<form method="post" action="${path}/llave" id="passkey"${isMain ? html` class="main"` : undefined} data-options="${path}/llave/opciones${isSecondStep ? '?verificacion' : ''}" hidden>
          <input type="hidden" name="passkey" />
          <button type="submit"${isMain ? undefined : html` class="quiet"`}>${label}</button>
          <p class="error" role="alert" hidden></p>
        </form>
        <script type="module" src="${passkeyScriptPath}"></script>`;
