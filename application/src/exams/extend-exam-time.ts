import type { StaffDecision } from '@matraz/domain/exams/room-decisions';
import type { CommandContext } from '../command-handler/command.ts';
import { type RoomDeps, sendToAttempt } from './room-command.ts';

/**
 * Gives a running attempt more time, also after its deadline while it is open.
 *
 * @throws DomainError attempt_not_found, attempt_completed, too_much_time, idempotency_key_reused
 */
export const extendExamTime = (
  deps: RoomDeps,
  attemptId: string,
  data: StaffDecision & { seconds: number },
  context: CommandContext,
): Promise<void> => sendToAttempt(deps, attemptId, { type: 'ExtendExamTime', data }, 'ExamTimeExtended', context);
