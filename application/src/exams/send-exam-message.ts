import type { CommandContext } from '../command-handler/command.ts';
import { type RoomDeps, sendToAttempt } from './room-command.ts';

/**
 * Shows a message on the page of a running attempt.
 *
 * @throws DomainError attempt_not_found, attempt_completed, too_many_messages, idempotency_key_reused
 */
export const sendExamMessage = (
  deps: RoomDeps,
  attemptId: string,
  data: { examId: string; by: string; text: string },
  context: CommandContext,
): Promise<void> => sendToAttempt(deps, attemptId, { type: 'SendExamMessage', data }, 'ExamMessageSent', context);
