import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';

export const premiumEvents = {
  /** Granted without a purchase: by an administrator's toggle or for a demo account. */
  PremiumGranted: defineEvent(
    1,
    z.strictObject({ userId: entityId, startsAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  ),
  PremiumRevoked: defineEvent(1, z.strictObject({ userId: entityId, revokedAt: z.iso.datetime() })),
};

export type PremiumEvent = EventOf<typeof premiumEvents>;
