import { z } from 'zod';
import { entityId } from '../ids.ts';

/** A hash or a signature in base64. */
const bytes = z.base64();

/** An event as it is in the log. Its position is left out, because it depends on the engine. */
const sealedEvent = z.strictObject({
  stream: z.string().min(1),
  version: z.int().positive(),
  type: z.string().min(1),
  schemaVersion: z.int().positive(),
  data: z.record(z.string(), z.unknown()),
  metadata: z.strictObject({
    eventId: z.string(),
    occurredAt: z.string(),
    userId: z.string().optional(),
    correlationId: z.string(),
    causationId: z.string(),
    idempotencyKeyHash: z.string().optional(),
  }),
});

/** `path`: the inclusion proof of RFC 6962, from the leaf to the root. */
const provenEvent = z.strictObject({ event: sealedEvent, index: z.int().nonnegative(), path: z.array(bytes).max(64) });

/**
 * Proves that the events of an attempt are in the log. `checkpoint` is a signed checkpoint of C2SP (tlog-checkpoint), `publicKey`
 * its key in the format of C2SP (signed-note). It can be checked without the platform.
 */
export const receipt = z.strictObject({
  format: z.literal('matraz-receipt/1'),
  attemptId: entityId,
  publicKey: z.string(),
  checkpoint: z.string(),
  events: z.array(provenEvent).min(1).max(20_000),
});

export type SealedEvent = z.infer<typeof sealedEvent>;
export type ProvenEvent = z.infer<typeof provenEvent>;
export type Receipt = z.infer<typeof receipt>;
