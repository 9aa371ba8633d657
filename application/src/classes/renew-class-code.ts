import { randomInt } from 'node:crypto';
import { classCode, codeDays } from '@matraz/contracts/classes/limits';
import { streamOf } from '@matraz/contracts/streams';
import { classroom } from '@matraz/domain/classes/classroom';
import { DomainError } from '@matraz/domain/errors';
import type { CommandContext, Handle } from '../command-handler/command.ts';
import type { Staff } from './class-staff.ts';

/** 31 letters at 8 places: a stranger who may try some codes a minute finds none. */
const newCode = (): string =>
  Array.from({ length: classCode.length }, () => classCode.letters[randomInt(classCode.letters.length)]).join('');

/** A new code to join. The code before it ends at once. @throws DomainError class_not_found, class_archived */
export const renewClassCode = async (
  { handle }: { handle: Handle },
  { classId, staff }: { classId: string; staff: Staff },
  context: CommandContext,
): Promise<{ code: string; expiresAt: string }> => {
  const expiresAt = new Date(context.now.getTime() + codeDays * 86_400_000).toISOString();
  const data = { classId, ...staff, code: newCode(), expiresAt };
  const { state } = await handle(classroom, streamOf.classroom(classId), { type: 'RenewClassCode', data }, context);
  // A repeat of an earlier request, after the code was closed.
  if (state.code === null) throw new DomainError('idempotency_key_reused');
  return state.code;
};
