import type { StaffDecision } from '@matraz/domain/exams/room-decisions';
import type { CommandContext } from '../command-handler/command.ts';
import { type RoomDeps, sendToAttempt } from './room-command.ts';

/**
 * Stops the time of a running attempt. Pausing again changes nothing.
 *
 * @throws DomainError attempt_not_found, attempt_completed, deadline_passed, idempotency_key_reused
 */
export const pauseExamAttempt = (
  deps: RoomDeps,
  attemptId: string,
  data: StaffDecision,
  context: CommandContext,
): Promise<void> => sendToAttempt(deps, attemptId, { type: 'PauseExamAttempt', data }, 'ExamPaused', context);
