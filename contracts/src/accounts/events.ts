import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';

const account = z.strictObject({ userId: entityId });

/** Who wanted it: the person herself, an operator for a request on paper, or the platform because the e-mail was never confirmed. */
const erasureReasons = ['own-request', 'paper-request', 'unconfirmed'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** Events hold only opaque ids. Names, e-mails and pictures are in the accounts tables, where they can be deleted (Ley 21.719). */
export const accountEvents = {
  AccountOpened: defineEvent(account),
  AdminGranted: defineEvent(account),
  AdminRevoked: defineEvent(account),
  TeacherGranted: defineEvent(account),
  TeacherRevoked: defineEvent(account),
  /** The teacher shows her own exams to all students, without an administrator. It ends with TeacherRevoked. */
  PublishingAllowed: defineEvent(account),
  PublishingWithdrawn: defineEvent(account),
  /** The account accepted the texts of this version. `needsGuardian`: it says that its person is younger than `guardianAge`. */
  ConsentGiven: defineEvent(account.extend({ version: z.iso.date(), needsGuardian: z.boolean() })),
  /** The guardian of the person agreed to the texts of this version. The guardian's address is in no event. */
  GuardianConsentGiven: defineEvent(account.extend({ version: z.iso.date() })),
  /** The last event of an account. What is personal is deleted after it. */
  AccountErased: defineEvent(account.extend({ reason: z.enum(erasureReasons) })),
};

export type AccountEvent = EventOf<typeof accountEvents>;
