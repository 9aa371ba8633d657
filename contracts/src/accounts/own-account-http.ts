import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signedByPasskey } from './proof.ts';

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u);
/** Not trimmed: spaces are a part of a password. */
const password = z.string().min(1).max(200);
const email = z.string().trim().max(254).pipe(z.email());
const picture = z.object({ profileImageUrl: z.string().nullable() });
const sessionId = z.string().regex(/^[\w-]{43}$/);

const ownSession = z.object({
  id: sessionId,
  /** Browser and system in words. Null: not known. */
  device: z.string().nullable(),
  /** Whether the login came from the network of this request. Null: not known. */
  isThisNetwork: z.boolean().nullable(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

const settings = z.object({
  /** Where password, name and e-mail are changed. Null: here. */
  accountUrl: z.string().nullable(),
  /** False: the platform sends no mails, so a new e-mail counts at once. */
  sendsMails: z.boolean(),
  isEmailConfirmed: z.boolean(),
  /** The e-mail that waits for its proof. */
  pendingEmail: z.string().nullable(),
  hasOwnPicture: z.boolean(),
});

const own = { access: 'account', waitsForReadModels: false } as const;
const nothing = z.object({});

/** Calls of a person about her own account. */
export const ownAccountCalls = {
  getAccountSettings: defineCall({
    name: 'getAccountSettings',
    summary: 'Lo que se puede cambiar en la propia cuenta',
    access: 'account',
    reply: settings,
  }),
  changePassword: defineCall({
    name: 'changePassword',
    summary: 'Cambiar la propia contraseña: cierra las demás sesiones',
    ...own,
    body: z.strictObject({ password, newPassword: password }),
    reply: nothing,
  }),
  changeName: defineCall({
    name: 'changeName',
    summary: 'Cambiar el propio nombre',
    ...own,
    body: z.strictObject({ firstName: text(80), lastName: text(80) }),
    reply: nothing,
  }),
  changeEmail: defineCall({
    name: 'changeEmail',
    summary: 'Cambiar el propio correo: vale cuando se confirma con el enlace que llega al correo nuevo',
    ...own,
    body: z.union([z.strictObject({ email, password }), z.strictObject({ email, passkey: signedByPasskey })]),
    reply: z.object({ state: z.enum(['changed', 'mail-sent']) }),
  }),
  resendConfirmation: defineCall({
    name: 'resendConfirmation',
    summary: 'Enviar otra vez el enlace que confirma el propio correo',
    ...own,
    reply: nothing,
  }),
  savePicture: defineCall({
    name: 'savePicture',
    summary: 'Subir la propia foto (JPEG, PNG, WebP o GIF de hasta 5 MB): queda cuadrada y pequeña',
    ...own,
    multipart: true,
    body: z.strictObject({ image: z.file() }),
    reply: picture,
  }),
  deletePicture: defineCall({
    name: 'deletePicture',
    summary: 'Borrar la propia foto',
    ...own,
    reply: picture,
  }),
  listSessions: defineCall({
    name: 'listSessions',
    summary: 'Sesiones abiertas de la propia cuenta, la última usada primero',
    access: 'account',
    reply: z.array(ownSession),
  }),
  endSession: defineCall({
    name: 'endSession',
    summary: 'Cerrar una sesión de la propia cuenta',
    ...own,
    params: z.object({ id: z.string().min(1).max(64) }),
    reply: nothing,
  }),
  endOtherSessions: defineCall({
    name: 'endOtherSessions',
    summary: 'Cerrar todas las demás sesiones de la propia cuenta',
    ...own,
    reply: z.object({ ended: z.int().nonnegative() }),
  }),
};

export type AccountSettings = z.infer<typeof settings>;
export type OwnSession = z.infer<typeof ownSession>;
