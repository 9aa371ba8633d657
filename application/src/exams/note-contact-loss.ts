import { streamOf } from '@matraz/contracts/streams';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import type { NoteContactLoss } from '@matraz/domain/exams/note-contact-loss';
import { newId } from '@matraz/infra/ids';
import type { RoomDeps } from './room-command.ts';

/**
 * Notes that the page of an attempt was not heard of. Two processes may note the same loss: the log has it once.
 *
 * @throws DomainError attempt_not_found
 */
export const noteContactLoss = async (
  { handle }: RoomDeps,
  attemptId: string,
  data: NoteContactLoss['data'],
  now: Date,
): Promise<void> => {
  const context = { correlationId: newId(), idempotencyKey: `contact-lost-${data.lostAt}`, now };
  await handle(examAttempt, streamOf.attempt(attemptId), { type: 'NoteContactLoss', data, now }, context);
};
