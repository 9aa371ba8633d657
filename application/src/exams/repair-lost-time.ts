import type { StaffDecision } from '@matraz/domain/exams/room-decisions';
import type { CommandContext } from '../command-handler/command.ts';
import { type RoomDeps, sendToAttempt } from './room-command.ts';

/**
 * Gives a running attempt the time of these losses of contact back. What was given back before is not given again.
 *
 * @throws DomainError attempt_not_found, attempt_completed, deadline_passed, too_much_time, idempotency_key_reused
 */
export const repairLostTime = (
  deps: RoomDeps,
  attemptId: string,
  data: StaffDecision & { losses: readonly string[] },
  context: CommandContext,
): Promise<void> => sendToAttempt(deps, attemptId, { type: 'RepairLostTime', data }, 'ExamTimeExtended', context);
