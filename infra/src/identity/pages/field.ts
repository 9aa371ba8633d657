import { html, type Markup } from './html.ts';

interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  hint?: string;
  error?: string;
  maxLength: number;
  focused?: boolean;
}

/** A labelled input; its hint and its error are read out with it. A password is never sent back. */
export const field = (options: Field): Markup => {
  const { name, label, type, autocomplete, value, hint, error, maxLength, focused } = options;
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const attributes = [
    html`id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${String(maxLength)}" required`,
    type === 'password' ? [] : html` value="${value ?? ''}"`,
    type === 'email' ? html` inputmode="email" autocapitalize="none" spellcheck="false"` : [],
    error ? html` aria-invalid="true"` : [],
    describedBy ? html` aria-describedby="${describedBy}"` : [],
    focused ? html` autofocus` : [],
  ].flat();
  return html`<div class="field">
            <label for="${name}">${label}</label>
            <input ${attributes} />
            ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : undefined}
            ${error ? html`<p class="error" id="${name}-error">${error}</p>` : undefined}
          </div>`;
};

/** What went wrong, read out at once. */
export const alert = (message: string | undefined): Markup | undefined =>
  message ? html`<p class="alert" role="alert">${message}</p>` : undefined;
