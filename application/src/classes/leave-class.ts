import { streamOf } from '@matraz/contracts/streams';
import { classroom } from '@matraz/domain/classes/classroom';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/** A student leaves. Her teachers see nothing of her from then on. @throws DomainError class_not_found */
export const leaveClass = async (
  { handle }: { handle: Handle },
  data: { classId: string; userId: string },
  context: CommandContext,
): Promise<void> => {
  await handle(classroom, streamOf.classroom(data.classId), { type: 'LeaveClass', data }, context);
};
