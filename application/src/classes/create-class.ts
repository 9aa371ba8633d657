import { streamOf } from '@matraz/contracts/streams';
import { classroom } from '@matraz/domain/classes/classroom';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/** Creates a class, whose first teacher is who creates it. A repeat with the same key creates no second one. @returns its id */
export const createClass = async (
  { handle }: { handle: Handle },
  { by, ...details }: { by: string; name: string; year: number },
  context: CommandContext,
): Promise<string> => {
  const classId = idFrom({ ...context, userId: by, kind: 'class' });
  const command = { type: 'CreateClass', data: { classId, by, ...details } } as const;
  await handle(classroom, streamOf.classroom(classId), command, context);
  return classId;
};
