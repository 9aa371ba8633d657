import { streamOf } from '@matraz/contracts/streams';
import { classroom } from '@matraz/domain/classes/classroom';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import type { Staff } from './class-staff.ts';

export interface ClassChange {
  name?: string | undefined;
  year?: number | undefined;
  isArchived?: boolean | undefined;
}

/** Changes what is given. @throws DomainError class_not_found, also for a teacher of other classes */
export const changeClass = async (
  { handle }: { handle: Handle },
  { classId, staff, change }: { classId: string; staff: Staff; change: ClassChange },
  context: CommandContext,
): Promise<void> => {
  const command = { type: 'ChangeClass', data: { classId, ...staff, ...change } } as const;
  await handle(classroom, streamOf.classroom(classId), command, context);
};
