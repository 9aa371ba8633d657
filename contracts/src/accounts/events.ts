import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';

const account = z.strictObject({ userId: entityId });

/** Only opaque ids: names, e-mails and pictures live in the accounts tables, outside the log (Ley 21.719). */
export const accountEvents = {
  AccountOpened: defineEvent(1, account),
  AdminGranted: defineEvent(1, account),
  AdminRevoked: defineEvent(1, account),
};

export type AccountEvent = EventOf<typeof accountEvents>;
