import { streamOf } from '@matraz/contracts/streams';
import { assignment, type Conditions } from '@matraz/domain/assignments/assignment';
import { DomainError } from '@matraz/domain/errors';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Staff } from '../classes/class-staff.ts';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import { requireClassOfStaff } from './class-of-staff.ts';

interface Deps {
  handle: Handle;
  store: Pick<EventStore, 'readStream'>;
}

interface Asked {
  classId: string;
  assignmentId: string;
  staff: Staff;
}

/** Attempts that run keep their conditions. @throws DomainError class_not_found, class_archived, assignment_not_found, impossible_times */
export const changeAssignment = async (
  { handle, store }: Deps,
  { classId, assignmentId, staff, conditions }: Asked & { conditions: Conditions },
  context: CommandContext,
): Promise<void> => {
  const { isArchived } = await requireClassOfStaff({ store }, classId, staff);
  if (isArchived) throw new DomainError('class_archived');
  const data = { assignmentId, classId, by: staff.by, conditions };
  const command = { type: 'ChangeAssignment', data, now: context.now } as const;
  await handle(assignment, streamOf.assignment(assignmentId), command, context);
};

/**
 * Also in an archived class. Else its results could never be shown.
 *
 * @throws DomainError class_not_found, assignment_not_found
 */
export const endAssignment = async (
  { handle, store }: Deps,
  { classId, assignmentId, staff, type }: Asked & { type: 'ReleaseAssignmentResults' | 'WithdrawAssignment' },
  context: CommandContext,
): Promise<void> => {
  await requireClassOfStaff({ store }, classId, staff);
  const data = { assignmentId, classId, by: staff.by };
  await handle(assignment, streamOf.assignment(assignmentId), { type, data, now: context.now }, context);
};
