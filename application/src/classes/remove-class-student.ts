import { streamOf } from '@matraz/contracts/streams';
import { classroom } from '@matraz/domain/classes/classroom';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import type { Staff } from './class-staff.ts';

/** A teacher takes a student out of the class. With a code or a new invitation she may join again. @throws DomainError class_not_found */
export const removeClassStudent = async (
  { handle }: { handle: Handle },
  { classId, userId, staff }: { classId: string; userId: string; staff: Staff },
  context: CommandContext,
): Promise<void> => {
  const command = { type: 'RemoveClassStudent', data: { classId, userId, ...staff } } as const;
  await handle(classroom, streamOf.classroom(classId), command, context);
};
