import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { examTexts, extraTime, mostRoomAttempts } from './limits.ts';

const attempts = { attemptIds: z.array(entityId).min(1).max(mostRoomAttempts) };
/** The student reads it. */
const reason = { reason: z.string().trim().min(1).max(examTexts.roomReason) };

/** What became of the command, for each attempt in the order of the request. A refusal of one attempt does not stop the others. */
const reply = z.object({
  attempts: z.array(
    z.object({
      attemptId: entityId,
      /** The `code` of the refusal. Null: done, or it was so already. */
      refusal: z.string().nullable(),
      /** Spanish text of the refusal, to show. */
      detail: z.string().nullable(),
    }),
  ),
});

/**
 * What staff does to running attempts of one exam. A repeated request with the same `Idempotency-Key` does nothing twice, also when
 * only a part of the attempts was reached the first time.
 */
export const examRoomCalls = {
  extendExamTime: defineCall({
    name: 'extendExamTime',
    summary: 'Dar más tiempo a intentos en curso de un ensayo',
    access: 'admin',
    params: pathId,
    body: z.strictObject({ ...attempts, ...reason, seconds: z.int().min(extraTime.min).max(extraTime.max) }),
    reply,
  }),
  pauseExamAttempts: defineCall({
    name: 'pauseExamAttempts',
    summary: 'Detener el tiempo de intentos en curso de un ensayo',
    access: 'admin',
    params: pathId,
    body: z.strictObject({ ...attempts, ...reason }),
    reply,
  }),
  resumeExamAttempts: defineCall({
    name: 'resumeExamAttempts',
    summary: 'Seguir con intentos en pausa de un ensayo',
    access: 'admin',
    params: pathId,
    body: z.strictObject({ ...attempts, ...reason }),
    reply,
  }),
  endExamAttempts: defineCall({
    name: 'endExamAttempts',
    summary: 'Terminar intentos en curso de un ensayo; se puntúan como los demás',
    access: 'admin',
    params: pathId,
    body: z.strictObject({ ...attempts, ...reason }),
    reply,
  }),
  sendExamMessage: defineCall({
    name: 'sendExamMessage',
    summary: 'Mandar un mensaje a la página de intentos en curso de un ensayo',
    access: 'admin',
    params: pathId,
    body: z.strictObject({ ...attempts, text: z.string().trim().min(1).max(examTexts.roomMessage) }),
    reply,
  }),
};
