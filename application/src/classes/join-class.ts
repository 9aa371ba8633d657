import { streamOf } from '@matraz/contracts/streams';
import { classroom } from '@matraz/domain/classes/classroom';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/**
 * A student joins a class. Joining again changes nothing.
 *
 * @param code in capital letters, without the hyphen; null: the caller has checked that her e-mail is invited
 * @throws DomainError class_not_found, class_code_unknown, class_archived, class_full
 */
export const joinClass = async (
  { handle }: { handle: Handle },
  data: { classId: string; userId: string; code: string | null },
  context: CommandContext,
): Promise<void> => {
  const command = { type: 'JoinClass', data, now: context.now } as const;
  await handle(classroom, streamOf.classroom(data.classId), command, context);
};
