import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { entityId } from '../ids.ts';
import { accessWordLength, mostAssignedAttempts, resultRules } from './limits.ts';

/** A teacher of the class or an administrator did it. */
const byStaff = z.strictObject({ assignmentId: entityId, classId: entityId, by: entityId });

/** What differs between the attempts of two students. All false: everybody has the order of the exam. */
export const examForm = z.strictObject({ questions: z.boolean(), options: z.boolean() });

const conditions = {
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** Absent: a student may start until the closing. */
  lastStartAt: z.iso.datetime().optional(),
  attempts: z.int().min(1).max(mostAssignedAttempts),
  results: z.enum(resultRules),
  /** Small letters, without spaces around it. It is no secret of a person: a teacher writes it on the wall. Absent: none. */
  accessWord: z.string().min(1).max(accessWordLength).optional(),
  form: examForm,
};

/** An ensayo or a topic that a teacher assigns to a class. */
export const assignmentEvents = {
  AssignmentMade: defineEvent(
    byStaff.extend({
      work: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('exam'), examId: entityId }),
        z.strictObject({ kind: z.literal('topic'), topicId: entityId }),
      ]),
      ...conditions,
    }),
  ),
  /** All conditions as they are from now. Attempts that run keep theirs. */
  AssignmentChanged: defineEvent(byStaff.extend(conditions)),
  /** From now students see results and keys. The conditions count no more. */
  AssignmentResultsReleased: defineEvent(byStaff.extend({ releasedAt: z.iso.datetime() })),
  /** No student starts under it any more, and the results of those who did are shown. */
  AssignmentWithdrawn: defineEvent(byStaff),
};

export type AssignmentEvent = EventOf<typeof assignmentEvents>;
export type ExamForm = z.infer<typeof examForm>;
