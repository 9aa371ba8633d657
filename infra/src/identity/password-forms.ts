import { z } from 'zod';

const email = z
  .string('Escribe tu correo.')
  .trim()
  .min(1, 'Escribe tu correo.')
  .max(254, 'El correo es demasiado largo.')
  .pipe(z.email('Escribe un correo válido, como nombre@ejemplo.cl.'));

const fieldOf = (body: unknown, name: string) => {
  const value = (body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** The posted form for a forgotten password: the e-mail, or its error in Spanish and what was typed. */
export const readForgotten = (body: unknown): { email: string } | { typed?: string; error: string } => {
  const typed = fieldOf(body, 'email');
  const { data, error } = email.safeParse(typed);
  return data === undefined ? { typed, error: error?.issues[0]?.message ?? '' } : { email: data };
};

/** The password of the posted form. */
export const readNewPassword = (body: unknown): string => fieldOf(body, 'password') ?? '';

/** @returns undefined when it cannot be a token */
export const readToken = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined;
