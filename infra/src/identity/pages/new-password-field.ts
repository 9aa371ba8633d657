import { minPasswordLength } from '../new-password.ts';
import { field } from './field.ts';
import type { Markup } from './html.ts';

/** The field in which a person chooses a password. */
export const newPasswordField = (options: { label: string; hint?: string; error?: string; focused: boolean }): Markup =>
  field({
    name: 'password',
    type: 'password',
    autocomplete: 'new-password',
    hint: `Al menos ${minPasswordLength} caracteres. Una frase corta funciona bien.`,
    maxLength: 200,
    ...options,
  });
