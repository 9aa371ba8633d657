import { streamOf } from '@matraz/contracts/streams';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import type { CommandContext } from '../command-handler/command.ts';
import { type RoomDeps, requireOwnEvent } from './room-command.ts';

/**
 * Begins or ends a break of the student in a running attempt. Doing it again changes nothing.
 *
 * @throws DomainError attempt_not_found, attempt_completed, deadline_passed, no_break_left, idempotency_key_reused
 */
export const takeExamBreak = async (
  { handle }: RoomDeps,
  attemptId: string,
  { userId, ends }: { userId: string; ends: boolean },
  context: CommandContext,
): Promise<void> => {
  const command = { type: ends ? 'EndBreak' : 'TakeBreak', data: { userId }, now: context.now } as const;
  const handled = await handle(examAttempt, streamOf.attempt(attemptId), command, context);
  requireOwnEvent(handled, ends ? 'ExamResumed' : 'ExamPaused');
};
