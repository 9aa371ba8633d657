import { legalVersion } from '@matraz/contracts/accounts/legal';
import { z } from 'zod';
import type { NewLocalAccount } from './local-accounts.ts';
import { passwordProblem } from './new-password.ts';
import type { RegistrationConsent } from './registration-consents.ts';

const name = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(80, 'El nombre es demasiado largo.')
    .regex(/^\P{Cc}*$/u, missing);

const email = (missing: string) =>
  z
    .string(missing)
    .trim()
    .max(254, 'El correo es demasiado largo.')
    .pipe(z.email('Escribe un correo válido, como nombre@ejemplo.cl.'));

const form = z.object({
  firstName: name('Escribe tu nombre.'),
  lastName: name('Escribe tu apellido.'),
  email: email('Escribe tu correo.'),
  password: z.string('Escribe una contraseña.'),
  /** No birth date: nothing else depends on the age. */
  age: z.enum(['adolescent', 'child'], 'Elige si tienes 14 años o más.'),
  consent: z.literal('on', 'Para crear la cuenta tienes que aceptar los términos y la política de privacidad.'),
});
const guardian = email('Escribe el correo de tu madre, padre o apoderado.');

type Field = keyof z.infer<typeof form> | 'guardianEmail';
/** The fields that are shown again in the form, without the password. */
export type RegistrationValues = Partial<Record<Exclude<Field, 'password'>, string>>;
/** Errors in Spanish by field, in the order of the form. */
export type RegistrationErrors = Partial<Record<Field, string>>;

export interface Registration {
  /** Null when there are errors. */
  account: (NewLocalAccount & { consent: RegistrationConsent }) | null;
  values: RegistrationValues;
  errors: RegistrationErrors;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const inOrder: Field[] = ['firstName', 'lastName', 'email', 'password', 'age', 'guardianEmail', 'consent'];

/** Why this cannot be the guardian's address. Undefined: it can be. */
const guardianProblem = (address: string | undefined, own: string | undefined): string | undefined => {
  const { data, error } = guardian.safeParse(address);
  if (data === undefined) return error?.issues[0]?.message;
  return data.toLowerCase() === own?.trim().toLowerCase()
    ? 'Escribe el correo de una persona adulta, no el tuyo.'
    : undefined;
};

/** The account of a posted form, or its errors. */
export const readRegistration = (body: unknown): Registration => {
  const posted = (body ?? {}) as Record<string, unknown>;
  const values: RegistrationValues = {
    firstName: text(posted.firstName),
    lastName: text(posted.lastName),
    email: text(posted.email),
    age: text(posted.age),
    guardianEmail: text(posted.guardianEmail),
    consent: text(posted.consent),
  };
  const { data, error } = form.safeParse(posted);
  const problems: RegistrationErrors = {};
  for (const { path, message } of error?.issues ?? []) problems[path[0] as Field] ??= message;
  problems.password ??= passwordProblem(text(posted.password) ?? '', values);
  if (values.age === 'child') problems.guardianEmail = guardianProblem(values.guardianEmail, values.email);
  const errors = Object.fromEntries(inOrder.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));
  if (!data || Object.keys(errors).length > 0) return { account: null, values, errors };
  const { age, consent: _, ...account } = data;
  const guardianAddress = age === 'child' ? (values.guardianEmail?.trim() ?? null) : null;
  return { account: { ...account, consent: { version: legalVersion, guardianAddress } }, values, errors };
};
