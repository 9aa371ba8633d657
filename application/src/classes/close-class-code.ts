import { streamOf } from '@matraz/contracts/streams';
import { classroom } from '@matraz/domain/classes/classroom';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import type { Staff } from './class-staff.ts';

/** The code opens nothing more. @throws DomainError class_not_found */
export const closeClassCode = async (
  { handle }: { handle: Handle },
  { classId, staff }: { classId: string; staff: Staff },
  context: CommandContext,
): Promise<void> => {
  const command = { type: 'CloseClassCode', data: { classId, ...staff } } as const;
  await handle(classroom, streamOf.classroom(classId), command, context);
};
