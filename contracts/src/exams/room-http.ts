import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { contactCauses, examTexts, extraTime, mostContactLosses, mostRoomAttempts } from './limits.ts';

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

const time = z.iso.datetime();
const amount = z.int().nonnegative();

/** A time in which the page of a running attempt was not heard of. `lostAt` identifies it. */
const contactLoss = z.object({
  lostAt: time,
  regainedAt: time,
  /** What the attempt lost: without its pauses. */
  seconds: z.int().positive(),
  /** `server`: Matraz was away. `connection`: the student's connection was. */
  cause: z.enum(contactCauses),
  /** Answers that she chose meanwhile: her page worked without a network. */
  answers: amount,
});

/** A student of the room. Her attempt is the last one at this exam. */
const roomStudent = z.object({
  userId: entityId,
  name: z.string(),
  /** `not-begun` only in the room of a class. */
  state: z.enum(['not-begun', 'running', 'paused', 'completed']),
  /** Null, as the other fields of the attempt: she has not begun. */
  attemptId: entityId.nullable(),
  startedAt: time.nullable(),
  deadline: time.nullable(),
  /** Since then the time stands still. Null: it runs, or it is over. */
  pausedAt: time.nullable(),
  /** When her break is over at the latest. Null: no break, or a pause of staff. */
  breakEndsAt: time.nullable(),
  finishedAt: time.nullable(),
  /** Seconds that staff added to a running attempt. */
  extraSeconds: amount,
  answered: amount,
  total: amount,
  /** The place of the question that she answered or cleared last in a running attempt, from 1. Null: none yet. */
  lastPlace: z.int().positive().nullable(),
  /** When she answered or cleared it. */
  lastSavedAt: time.nullable(),
  /** When her page, or an answer, was heard of last. Null: never, or more than a week ago. */
  lastContactAt: time.nullable(),
  /** She left the page, or it is hidden. */
  isAway: z.boolean(),
  /** Answers that her page had not sent yet at its last contact. */
  pending: amount,
  /** The times without contact that staff has not given back yet, in a running attempt. */
  losses: z.array(contactLoss),
});

const examRoom = z.object({
  examId: entityId,
  title: z.string(),
  /** Null: all students of the exam. */
  className: z.string().nullable(),
  serverTime: time,
  /** Sorted by last name. A room without a class has the students of running attempts, and of those that ended within a day. */
  students: z.array(roomStudent),
});

export type ExamRoom = z.infer<typeof examRoom>;
export type RoomLoss = z.infer<typeof contactLoss>;
export type RoomStudent = z.infer<typeof roomStudent>;

/**
 * What staff does to running attempts of one exam. A teacher reaches the attempts of students of her classes, and every other attempt
 * gets the refusal `attempt_not_found`. A repeated request with the same `Idempotency-Key` does nothing twice, also when
 * only a part of the attempts was reached the first time.
 */
export const examRoomCalls = {
  getExamRoom: defineCall({
    name: 'getExamRoom',
    summary: 'Quién rinde un ensayo ahora; una docente nombra uno de sus cursos',
    access: 'teacher',
    params: pathId,
    query: z.strictObject({ classId: z.string().max(64).optional() }),
    reply: examRoom,
  }),
  extendExamTime: defineCall({
    name: 'extendExamTime',
    summary: 'Dar más tiempo a intentos en curso de un ensayo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ ...attempts, ...reason, seconds: z.int().min(extraTime.min).max(extraTime.max) }),
    reply,
  }),
  repairLostTime: defineCall({
    name: 'repairLostTime',
    summary: 'Devolver a intentos en curso de un ensayo el tiempo que perdieron por cortes',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({
      /** The losses of each attempt, by their `lostAt`. One that was given back before is not given again. */
      attempts: z
        .array(z.strictObject({ attemptId: entityId, losses: z.array(time).min(1).max(mostContactLosses) }))
        .min(1)
        .max(mostRoomAttempts),
      ...reason,
    }),
    reply,
  }),
  pauseExamAttempts: defineCall({
    name: 'pauseExamAttempts',
    summary: 'Detener el tiempo de intentos en curso de un ensayo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ ...attempts, ...reason }),
    reply,
  }),
  resumeExamAttempts: defineCall({
    name: 'resumeExamAttempts',
    summary: 'Seguir con intentos en pausa de un ensayo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ ...attempts, ...reason }),
    reply,
  }),
  endExamAttempts: defineCall({
    name: 'endExamAttempts',
    summary: 'Terminar intentos en curso de un ensayo; se puntúan como los demás',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ ...attempts, ...reason }),
    reply,
  }),
  reopenExamAttempts: defineCall({
    name: 'reopenExamAttempts',
    summary:
      'Reabrir intentos entregados de un ensayo asignado, con más tiempo, mientras sus resultados no se muestran',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({
      attempts: z
        .array(
          z.strictObject({
            attemptId: entityId,
            /** Beside the time that was left. */
            seconds: z.int().min(1).max(extraTime.max),
          }),
        )
        .min(1)
        .max(mostRoomAttempts),
      ...reason,
    }),
    reply,
  }),
  sendExamMessage: defineCall({
    name: 'sendExamMessage',
    summary: 'Mandar un mensaje a la página de intentos en curso de un ensayo',
    access: 'teacher',
    params: pathId,
    body: z.strictObject({ ...attempts, text: z.string().trim().min(1).max(examTexts.roomMessage) }),
    reply,
  }),
};
