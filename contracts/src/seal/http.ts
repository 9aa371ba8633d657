import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pathId } from '../ids.ts';
import { receipt } from './receipt.ts';

export const sealCalls = {
  getReceipt: defineCall({
    name: 'getReceipt',
    summary: 'El comprobante de un intento propio y completo, que se verifica sin la plataforma',
    access: 'session',
    params: pathId,
    reply: receipt,
  }),
  getSeal: defineCall({
    name: 'getSeal',
    summary: 'Las claves públicas y el último sello del registro',
    access: 'public',
    /** Null: nothing was sealed yet. See `Receipt` for the formats. */
    reply: z.object({
      seal: z
        .object({
          publicKey: z.string(),
          checkpoint: z.string(),
          /** Keys that signed before `publicKey`, the latest first. Their receipts stay valid. Absent: there was no other key. */
          olderKeys: z.array(z.object({ publicKey: z.string(), usedUntil: z.iso.datetime() })).optional(),
        })
        .nullable(),
    }),
  }),
};
