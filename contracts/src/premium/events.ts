import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';

export const premiumEvents = {
  /** Given without a purchase: an admin's toggle, or the demo. */
  PremiumGranted: defineEvent(
    1,
    z.strictObject({ userId: entityId, startsAt: z.iso.datetime(), expiresAt: z.iso.datetime() }),
  ),
  PremiumRevoked: defineEvent(1, z.strictObject({ userId: entityId, revokedAt: z.iso.datetime() })),
};

export type PremiumEvent = EventOf<typeof premiumEvents>;
