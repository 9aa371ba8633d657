import { z } from 'zod';
import type { NewLocalAccount } from './local-accounts.ts';
import { passwordProblem } from './new-password.ts';

const name = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(80, 'El nombre es demasiado largo.')
    .regex(/^\P{Cc}*$/u, missing);

const form = z.object({
  firstName: name('Escribe tu nombre.'),
  lastName: name('Escribe tu apellido.'),
  email: z
    .string('Escribe tu correo.')
    .trim()
    .max(254, 'El correo es demasiado largo.')
    .pipe(z.email('Escribe un correo válido, como nombre@ejemplo.cl.')),
  password: z.string('Escribe una contraseña.'),
});

/** The fields that are shown again in the form, without the password. */
export type RegistrationValues = Partial<Record<'firstName' | 'lastName' | 'email', string>>;
/** Errors in Spanish by field, in the order of the form. */
export type RegistrationErrors = Partial<Record<keyof NewLocalAccount, string>>;

export interface Registration {
  /** Null when there are errors. */
  account: NewLocalAccount | null;
  values: RegistrationValues;
  errors: RegistrationErrors;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The account of a posted form, or its errors. */
export const readRegistration = (body: unknown): Registration => {
  const posted = (body ?? {}) as Record<string, unknown>;
  const values = { firstName: text(posted.firstName), lastName: text(posted.lastName), email: text(posted.email) };
  const { data, error } = form.safeParse(posted);
  const errors: RegistrationErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as keyof NewLocalAccount] ??= message;
  const problem = passwordProblem(text(posted.password) ?? '', values);
  if (problem !== undefined) errors.password ??= problem;
  return { account: data && problem === undefined ? data : null, values, errors };
};
