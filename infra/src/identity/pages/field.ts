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

/** A labelled input with a hint or an error, which screen readers read with it. A password is never sent back. */
export const field = (options: Field): Markup => {
  const { name, label, type, autocomplete, value, hint, error, maxLength, focused } = options;
  const note = error
    ? { id: `${name}-error`, kind: 'error', text: error }
    : { id: `${name}-hint`, kind: 'hint', text: hint };
  const attributes = [
    html`id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${String(maxLength)}" required`,
    type === 'password' ? [] : html` value="${value ?? ''}"`,
    type === 'email' ? html` inputmode="email" autocapitalize="none" spellcheck="false"` : [],
    error ? html` aria-invalid="true"` : [],
    note.text ? html` aria-describedby="${note.id}"` : [],
    focused ? html` autofocus` : [],
  ].flat();
  return html`<div class="field">
            <label for="${name}">${label}</label>
            <input ${attributes} />
            ${note.text ? html`<p class="${note.kind}" id="${note.id}">${note.text}</p>` : undefined}
          </div>`;
};

/** An error that screen readers read at once. */
export const alert = (message: string | undefined): Markup | undefined =>
  message ? html`<p class="alert" role="alert">${message}</p>` : undefined;
