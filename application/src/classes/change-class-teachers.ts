import { streamOf } from '@matraz/contracts/streams';
import { classroom } from '@matraz/domain/classes/classroom';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import type { Staff } from './class-staff.ts';

interface Change {
  classId: string;
  teacherId: string;
  staff: Staff;
}

/** @param teacherId an account that may teach: the caller has looked it up @throws DomainError class_not_found, class_full */
export const addClassTeacher = async (
  { handle }: { handle: Handle },
  { staff, ...change }: Change,
  context: CommandContext,
): Promise<void> => {
  const command = { type: 'AddClassTeacher', data: { ...change, ...staff } } as const;
  await handle(classroom, streamOf.classroom(change.classId), command, context);
};

/** @throws DomainError class_not_found, last_teacher */
export const removeClassTeacher = async (
  { handle }: { handle: Handle },
  { staff, ...change }: Change,
  context: CommandContext,
): Promise<void> => {
  const command = { type: 'RemoveClassTeacher', data: { ...change, ...staff } } as const;
  await handle(classroom, streamOf.classroom(change.classId), command, context);
};
