import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';

const account = z.strictObject({ userId: entityId });

/** Events hold only opaque ids. Names, e-mails and pictures are in the accounts tables, where they can be deleted (Ley 21.719). */
export const accountEvents = {
  AccountOpened: defineEvent(account),
  AdminGranted: defineEvent(account),
  AdminRevoked: defineEvent(account),
};

export type AccountEvent = EventOf<typeof accountEvents>;
