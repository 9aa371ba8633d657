import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { madePasskey, proof } from './proof.ts';

const factors = z.object({
  /** The address of the provider whose pages manage the verification. Null: this platform does. */
  managedAt: z.url().nullable(),
  /** The only origin whose pages can use passkeys. Null: none can, because browsers make no passkeys for IP addresses. */
  passkeyOrigin: z.url().nullable(),
  passkeys: z.array(
    z.object({
      id: entityId,
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
      /** It is also on other devices of the person, or in her password manager. */
      isBackedUp: z.boolean(),
    }),
  ),
  hasCodeApp: z.boolean(),
  recoveryCodesLeft: z.int().nonnegative(),
});

/** The options of WebAuthn, which the browser's own library reads. */
const browserOptions = z.looseObject({ challenge: z.string() });

const added = z.object({
  /** The codes of the first factor, shown once. Null when the account has codes already. */
  recoveryCodes: z.array(z.string()).nullable(),
});

const name = z.string().trim().min(1, 'Escribe un nombre').max(60, 'El nombre es demasiado largo');
const proven = z.strictObject({ proof });
/** No page reads what these calls write from the read models. */
const own = { access: 'account', waitsForReadModels: false } as const;

export const factorCalls = {
  getFactors: defineCall({
    name: 'getFactors',
    summary: 'Llaves de acceso, app de códigos y códigos de recuperación de la cuenta',
    access: 'account',
    reply: factors,
  }),
  startProof: defineCall({
    ...own,
    name: 'startProof',
    summary: 'Pide lo que una llave de acceso debe firmar para confirmar un cambio',
    reply: browserOptions,
  }),
  startPasskey: defineCall({
    ...own,
    name: 'startPasskey',
    summary: 'Empieza a agregar una llave de acceso',
    body: proven,
    reply: browserOptions,
  }),
  addPasskey: defineCall({
    ...own,
    name: 'addPasskey',
    summary: 'Agrega la llave de acceso que creó el navegador',
    body: z.strictObject({ name, passkey: madePasskey }),
    reply: added,
    status: 201,
  }),
  renamePasskey: defineCall({
    ...own,
    name: 'renamePasskey',
    summary: 'Cambia el nombre de una llave de acceso',
    params: pathId,
    body: z.strictObject({ name }),
    reply: z.object({ name: z.string() }),
  }),
  removePasskey: defineCall({
    ...own,
    name: 'removePasskey',
    summary: 'Quita una llave de acceso',
    params: pathId,
    body: proven,
    reply: z.object({ removed: z.literal(true) }),
  }),
  startCodeApp: defineCall({
    ...own,
    name: 'startCodeApp',
    summary: 'Crea el secreto que lee la app de códigos; se activa con su primer código',
    body: proven,
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmCodeApp: defineCall({
    ...own,
    name: 'confirmCodeApp',
    summary: 'Activa los códigos por app con el primer código',
    body: z.strictObject({ code: z.string().max(20) }),
    reply: added,
  }),
  removeCodeApp: defineCall({
    ...own,
    name: 'removeCodeApp',
    summary: 'Desactiva los códigos por app',
    body: proven,
    reply: z.object({ removed: z.literal(true) }),
  }),
  renewRecoveryCodes: defineCall({
    ...own,
    name: 'renewRecoveryCodes',
    summary: 'Crea diez códigos de recuperación; los anteriores dejan de servir',
    body: proven,
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
};

export type FactorsOfAccount = z.infer<typeof factors>;
