import { z } from 'zod';
import { accessWordLength } from '../assignments/limits.ts';
import { defineCall } from '../call.ts';
import { entityId, pathId } from '../ids.ts';
import { correctionOutcome, examQuestion, examSummary } from './http.ts';
import { mostExamQuestions, mostReplacedAnswers } from './limits.ts';

const amount = z.int().nonnegative();
const percent = z.int().min(0).max(100);
const score = z.int().min(100).max(1000);
const time = z.iso.datetime();
/** Zero-based option index. Null: no answer. */
const selectedAnswer = amount.nullable();

const attempt = z.object({ id: entityId, examId: entityId, startedAt: time, deadline: time });
const running = {
  isCompleted: z.literal(false),
  /** Since then the time stands still: on resuming, the deadline moves by the length of the pause. Null: the time runs. */
  pausedAt: time.nullable(),
};

/** What staff did to the time of an attempt. `seconds`: the time that was added; for `resumed`, the length of the pause. */
const timeChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['extended', 'resumed']), at: time, seconds: amount, reason: z.string() }),
  z.object({ kind: z.literal('paused'), at: time, reason: z.string() }),
]);
const timeChanges = {
  timeChanges: z.array(timeChange),
  /** Percent of the duration that the student had more from the start. It is in the deadline. */
  extraTime: amount,
};
/** A message of staff. `number` counts the messages of an attempt from 1. */
const roomMessage = z.object({ number: z.int().positive(), text: z.string(), at: time });

/** The result of a completed attempt. */
const result = z.object({
  isCompleted: z.literal(true),
  reason: z.enum(['submitted', 'time-expired', 'auto-answered', 'ended-by-staff', 'paper']),
  finishedAt: time,
  /** Seconds, by the server's clock, without the pauses. */
  timeElapsed: amount,
  paesScore: score,
  /** Among the scored questions. */
  correct: amount,
  scored: amount,
  percentage: percent,
  /** Among all questions, pilots included. */
  answered: amount,
  total: amount,
  pilotCorrect: amount,
  pilotAnswered: amount,
  pilotTotal: amount,
  pilotPercentage: percent,
});

/** A completed attempt of which a teacher shows the result later. It has no key, no score and no figure that depends on them. */
const withheld = z.object({
  isCompleted: z.literal(true),
  isWithheld: z.literal(true),
  reason: result.shape.reason,
  finishedAt: time,
  answered: amount,
  total: amount,
  /** Null: when a teacher releases them. */
  resultsFrom: time.nullable(),
});

/** The order of this student. Null: that of the exam. The other fields name questions and options by their place in the exam. */
const order = z
  .object({
    /** Places in `exam.questions`, in the order to show. */
    questions: z.array(amount),
    /** For each of `exam.questions`: its options, in the order to show. */
    options: z.array(z.array(amount)),
  })
  .nullable();

/** The exam as it was when the attempt started. */
const heldExam = examSummary.omit({ isPublished: true, author: true });
const answer = z.object({ questionId: entityId, selectedAnswer, savedAt: time });

/** Fields of a question that a student gets with the result. The name of a topic may hint at an answer. */
const untilCompletion = {
  correctAnswer: true,
  explanation: true,
  correction: true,
  topicId: true,
  skill: true,
  area: true,
} as const;

/**
 * A running attempt has no key, no explanation, no `isCorrect` and no score. `isVoided`: the question was voided in the exam's
 * version of this attempt. A later voiding does not change a running attempt.
 */
export const runningAttempt = attempt.extend({
  ...running,
  /** When the student's break is over at the latest. Null: no break, or a pause of staff. */
  breakEndsAt: time.nullable(),
  /** Seconds of breaks that the student may still take. */
  breakLeft: amount,
  ...timeChanges,
  order,
  messages: z.array(roomMessage),
  /** The server's clock when it made this reply. The page sets its countdown by it. */
  serverTime: time,
  exam: heldExam.extend({
    questions: z.array(examQuestion.omit(untilCompletion)),
  }),
  answers: z.array(answer),
});

/** The questions and the own answers without anything that tells which are right. */
export const withheldAttempt = attempt.extend({
  ...withheld.shape,
  ...timeChanges,
  endedBecause: z.string().nullable(),
  order,
  serverTime: time,
  exam: runningAttempt.shape.exam,
  answers: z.array(answer),
});

/** Only a withheld attempt has `isWithheld`. */
const shown = { isWithheld: z.never().optional() };

/** A change of the score after completion. */
const rescoring = z.object({
  at: time,
  reason: z.enum(['question-voided', 'question-corrected']),
  questionIds: z.array(entityId),
  /** The same questions: how each counts since then, and why. `own-key`: a correction was taken back. An old voiding has no reason. */
  questions: z.array(z.object({ id: entityId, outcome: correctionOutcome, reason: z.string() })),
  previousScore: score,
  paesScore: score,
});

export const completedAttempt = attempt.extend({
  ...result.shape,
  ...shown,
  ...timeChanges,
  order,
  /** Why staff ended it. Null: staff did not. */
  endedBecause: z.string().nullable(),
  serverTime: time,
  /** `isVoided`: the question does not count for this score. */
  exam: heldExam.extend({ questions: z.array(examQuestion) }),
  /** The answers at completion, without cleared ones. */
  answers: z.array(answer.extend({ isCorrect: z.boolean() })),
  /** The first changes of answers, in order, at most `mostShownChanges`. */
  timeline: z.array(z.object({ questionId: entityId, selectedAnswer, at: time })),
  /** The number of changes that the timeline does not show. */
  laterChanges: z.int().nonnegative(),
  rescorings: z.array(rescoring),
});

/** The questions that the student marked to see again. */
const flags = z.object({ flagged: z.array(entityId) });

const examAttempt = z.union([runningAttempt, withheldAttempt, completedAttempt]);

const listed = { examTitle: z.string(), ordinal: z.int().positive() };
export const examAttemptItem = z.union([
  attempt.extend({ ...listed, ...running }),
  attempt.extend({ ...listed, ...withheld.omit({ answered: true, total: true, resultsFrom: true }).shape }),
  attempt.extend({ ...listed, ...result.shape, ...shown }),
]);

/** The reply to completing an attempt. Completing again gives the same reply. */
const scoredResult = attempt.extend({ ...result.shape, ...shown });
const examResult = z.union([attempt.extend(withheld.shape), scoredResult]);

export const examAttemptCalls = {
  startExam: defineCall({
    name: 'startExam',
    summary: 'Comenzar un ensayo, o retomar el que está en curso',
    access: 'session',
    params: pathId,
    /** The word of the assignment, as the student typed it. */
    body: z.strictObject({ accessWord: z.string().max(accessWordLength).optional() }).nullish(),
    reply: attempt.extend({ ...running, serverTime: time }),
  }),
  listExamAttempts: defineCall({
    name: 'listExamAttempts',
    summary: 'Los intentos propios, el más reciente primero',
    access: 'session',
    reply: z.array(examAttemptItem),
  }),
  getExamAttempt: defineCall({
    name: 'getExamAttempt',
    summary: 'Un intento propio: en curso o retenido sin clave ni puntaje, completo con todo',
    access: 'session',
    params: pathId,
    reply: examAttempt,
    conditional: { format: 10 },
  }),
  saveExamAnswer: defineCall({
    name: 'saveExamAnswer',
    summary: 'Guardar, cambiar o borrar una respuesta',
    access: 'session',
    params: pathId,
    body: z.strictObject({
      questionId: entityId,
      selectedAnswer,
      /** When the student chose it, by the server's clock. Absent: now. A later choice that the server has is not replaced. */
      chosenAt: time.optional(),
      /** The idempotency keys of answers that this one replaces and that may still arrive. */
      replaces: z.array(z.string().min(1).max(200)).max(mostReplacedAnswers).optional(),
    }),
    /** The answer that the attempt has now. It is another one when the student chose another one later. */
    reply: answer.extend({
      serverTime: time,
      /** A page without the stream of updates learns by them that staff changed its time. */
      deadline: time,
      pausedAt: time.nullable(),
    }),
    waitsForReadModels: false,
  }),
  takeExamBreak: defineCall({
    name: 'takeExamBreak',
    summary: 'Comenzar o terminar un descanso propio en un ensayo',
    access: 'session',
    params: pathId,
    body: z.strictObject({ ends: z.boolean() }),
    reply: z.object({}),
    waitsForReadModels: false,
  }),
  tellExamContact: defineCall({
    name: 'tellExamContact',
    summary: 'La página de un intento en curso sigue ahí',
    access: 'session',
    params: pathId,
    body: z.strictObject({
      /** Answers that the page has not sent yet. */
      pending: z.int().min(0).max(mostExamQuestions),
      /** The student leaves the page or hides it, so it is not lost when it is not heard of. */
      isAway: z.boolean(),
    }),
    reply: z.object({}),
    waitsForReadModels: false,
  }),
  getExamFlags: defineCall({
    name: 'getExamFlags',
    summary: 'Las preguntas marcadas de un intento propio',
    access: 'session',
    params: pathId,
    reply: flags,
  }),
  changeExamFlags: defineCall({
    name: 'changeExamFlags',
    summary: 'Marcar y desmarcar preguntas de un intento propio',
    access: 'session',
    params: pathId,
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ questionId: entityId, isFlagged: z.boolean() }))
        .min(1)
        .max(mostExamQuestions),
    }),
    reply: flags,
    waitsForReadModels: false,
  }),
  completeExamAttempt: defineCall({
    name: 'completeExamAttempt',
    summary: 'Entregar un ensayo',
    access: 'session',
    params: pathId,
    body: z.strictObject({
      /** Ignored: the server's clock decides. */
      timeElapsed: z.unknown().optional(),
      /**
       * The page submits because this deadline has passed. When the attempt has another deadline meanwhile or is paused, it goes on:
       * 409 `time_extended`. Absent: the student submits.
       */
      passedDeadline: time.optional(),
    }),
    reply: examResult,
  }),
  autoAnswerExamAttempt: defineCall({
    name: 'autoAnswerExamAttempt',
    summary: 'Responder al azar lo que falta y entregar',
    access: 'admin',
    params: pathId,
    reply: scoredResult,
  }),
};

export type ExamAttempt = z.infer<typeof examAttempt>;
export type RunningAttempt = z.infer<typeof runningAttempt>;
export type WithheldAttempt = z.infer<typeof withheldAttempt>;
export type CompletedAttempt = z.infer<typeof completedAttempt>;
export type ExamAttemptItem = z.infer<typeof examAttemptItem>;
export type ExamResult = z.infer<typeof scoredResult>;
export type WithheldResult = z.infer<typeof withheld>;
export type TimeChange = z.infer<typeof timeChange>;
export type RoomMessage = z.infer<typeof roomMessage>;
export type Rescoring = z.infer<typeof rescoring>;
