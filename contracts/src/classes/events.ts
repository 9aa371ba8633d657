import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';
import { breakMinutes, extraTimes } from './accommodations.ts';

const group = z.strictObject({ classId: entityId });
/** A teacher of the class or an administrator did it. */
const byStaff = group.extend({ by: entityId });
const details = { name: z.string(), year: z.int() };

/** A class of a school. The names of its people are in the accounts tables only. */
export const classEvents = {
  /** Who creates a class is its first teacher. */
  ClassCreated: defineEvent(byStaff.extend(details)),
  ClassChanged: defineEvent(byStaff.extend(details)),
  /** The class is over. Its teachers still see it, but students cannot join. */
  ClassArchived: defineEvent(byStaff),
  ClassReopened: defineEvent(byStaff),
  ClassTeacherAdded: defineEvent(byStaff.extend({ teacherId: entityId })),
  ClassTeacherRemoved: defineEvent(byStaff.extend({ teacherId: entityId })),
  /** The code lets students join until `expiresAt`. An earlier code ends. */
  ClassCodeRenewed: defineEvent(byStaff.extend({ code: z.string(), expiresAt: z.iso.datetime() })),
  ClassCodeClosed: defineEvent(byStaff),
  /** The student joined by herself. `how` says what let her in. */
  ClassJoined: defineEvent(group.extend({ userId: entityId, how: z.enum(['code', 'invitation']) })),
  ClassLeft: defineEvent(group.extend({ userId: entityId })),
  ClassStudentRemoved: defineEvent(byStaff.extend({ userId: entityId })),
};

/** What a student gets in every ensayo. The time of one that runs does not change. It replaces what was set before. No reason is stored. */
export const accommodationEvents = {
  AccommodationsSet: defineEvent(
    z.strictObject({
      userId: entityId,
      /** A teacher of the student, or an administrator. */
      by: entityId,
      /** Percent of the duration. */
      extraTime: z.literal(extraTimes),
      /** Larger text on the page of the ensayo. */
      largeText: z.boolean(),
      /** No timer in sight while the ensayo runs. */
      hidesTimer: z.boolean(),
      /** Minutes of breaks in each ensayo. Absent: none. */
      breaks: z.literal(breakMinutes).optional(),
    }),
  ),
};

export type ClassEvent = EventOf<typeof classEvents>;
export type AccommodationsSet = EventOf<typeof accommodationEvents>;
