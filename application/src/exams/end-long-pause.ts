import { streamOf } from '@matraz/contracts/streams';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import type { CommandContext } from '../command-handler/command.ts';
import type { RoomDeps } from './room-command.ts';

/**
 * Lets the time of an attempt run again after its longest pause. Before that nothing changes.
 *
 * @throws DomainError attempt_not_found
 */
export const endLongPause = async ({ handle }: RoomDeps, attemptId: string, context: CommandContext): Promise<void> => {
  const command = { type: 'EndLongPause', data: {}, now: context.now } as const;
  await handle(examAttempt, streamOf.attempt(attemptId), command, context);
};
