import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import type { RoomCommand } from '@matraz/domain/exams/room-decisions';
import type { CommandContext } from '../command-handler/command.ts';
import type { AttemptDeps } from './exam-deps.ts';

/** Dependencies of the commands of the live room. */
export type RoomDeps = Pick<AttemptDeps, 'handle'>;

/** @throws DomainError idempotency_key_reused: the key belongs to another command of the same attempt */
export const requireOwnEvent = (
  { replayed, events }: { replayed: boolean; events: readonly ExamAttemptEvent[] },
  type: ExamAttemptEvent['type'],
): void => {
  if (replayed && events.every((event) => event.type !== type)) throw new DomainError('idempotency_key_reused');
};

/** Sends a command of staff to one attempt. @param type the event that it makes */
export const sendToAttempt = async (
  { handle }: RoomDeps,
  attemptId: string,
  command: RoomCommand,
  type: ExamAttemptEvent['type'],
  context: CommandContext,
): Promise<void> => {
  const timed = { ...command, now: context.now };
  requireOwnEvent(await handle(examAttempt, streamOf.attempt(attemptId), timed, context), type);
};
