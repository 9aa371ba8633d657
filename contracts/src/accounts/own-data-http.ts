import { z } from 'zod';
import { defineCall } from '../call.ts';
import { personalData } from './personal-data.ts';
import { signedByPasskey } from './proof.ts';

/** After this time a person without a password here logs in again before she erases her account. */
export const freshLoginMinutes = 10;

export const ownDataCalls = {
  exportOwnData: defineCall({
    name: 'exportOwnData',
    summary:
      'Una copia de los datos de la cuenta: JSON, o con `Accept: application/zip` un zip que además trae páginas para leer',
    access: 'account',
    reply: personalData,
    isFile: true,
  }),
  getErasureTerms: defineCall({
    name: 'getErasureTerms',
    summary: 'Qué pide el borrado de la cuenta propia, y si ahora se puede',
    access: 'account',
    reply: z.object({
      needsPassword: z.boolean(),
      /** Why it would be refused now, in Spanish. Null: it would not, with the right password. */
      refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
    }),
  }),
  eraseOwnAccount: defineCall({
    name: 'eraseOwnAccount',
    summary:
      'Borra la cuenta y lo personal. Sin contraseña propia (otro proveedor), hasta 10 minutos después de entrar',
    access: 'account',
    /** A proof; neither: the account has no password here. */
    body: z.strictObject({ password: z.string().max(200).optional(), passkey: signedByPasskey.optional() }),
    reply: z.object({ isErased: z.literal(true) }),
    waitsForReadModels: false,
  }),
};
