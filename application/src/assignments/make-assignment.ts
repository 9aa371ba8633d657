import { streamOf } from '@matraz/contracts/streams';
import { type AssignmentCommand, assignment, type Conditions } from '@matraz/domain/assignments/assignment';
import { DomainError } from '@matraz/domain/errors';
import type { EventStore } from '@matraz/infra/event-store/port';
import { idFrom } from '@matraz/infra/ids';
import type { Staff } from '../classes/class-staff.ts';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { requireClassOfStaff } from './class-of-staff.ts';

interface Asked {
  classId: string;
  staff: Staff;
  work: Extract<AssignmentCommand, { type: 'MakeAssignment' }>['data']['work'];
  conditions: Conditions;
}

/**
 * Assigns an ensayo or a topic. The caller has checked that it exists. A repeat with the same key makes no second one.
 *
 * @throws DomainError class_not_found, class_archived, impossible_times
 */
export const makeAssignment = async (
  { handle, store }: { handle: Handle; store: Pick<EventStore, 'readStream'> },
  { classId, staff, work, conditions }: Asked,
  context: CommandContext,
): Promise<string> => {
  const { isArchived } = await requireClassOfStaff({ store }, classId, staff);
  if (isArchived) throw new DomainError('class_archived');
  const assignmentId = idFrom({ ...context, userId: staff.by, kind: 'assignment' });
  const data = { assignmentId, classId, by: staff.by, work, conditions };
  const command = { type: 'MakeAssignment', data, now: context.now } as const;
  await handle(assignment, streamOf.assignment(assignmentId), command, context);
  return assignmentId;
};
