import type { StaffDecision } from '@matraz/domain/exams/room-decisions';
import type { CommandContext } from '../command-handler/command.ts';
import { type RoomDeps, sendToAttempt } from './room-command.ts';

/**
 * Ends the pause of an attempt: its deadline moves by the length of the pause. Without a pause nothing changes.
 *
 * @throws DomainError attempt_not_found, attempt_completed, idempotency_key_reused
 */
export const resumeExamAttempt = (
  deps: RoomDeps,
  attemptId: string,
  data: StaffDecision,
  context: CommandContext,
): Promise<void> => sendToAttempt(deps, attemptId, { type: 'ResumeExamAttempt', data }, 'ExamResumed', context);
