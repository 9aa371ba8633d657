import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import type { AnswerKey } from '../exams/answer-key.ts';

/** A time of the attempt. @param seconds since its start */
export const at = (seconds: number): Date =>
  new Date(Date.parse('2026-11-23T12:00:00.000Z') + Math.round(seconds * 1000));
export const iso = (seconds: number): string => at(seconds).toISOString();

/** One question with four options; option 1 is correct. Ten minutes. */
export const answerKey: AnswerKey = {
  examId: 'quimica',
  examVersion: 7,
  title: 'Química 1',
  duration: 600,
  questions: new Map([['q1', { questionId: 'q1', options: ['a', 'b', 'c', 'd'], correctAnswer: 1, isPilot: false }]]),
};
export const ids = { attemptId: 'a1', userId: 'ana', examId: 'quimica' };
export const scoring = { answerKey, voided: new Set<string>(), corrected: new Map() };

export type Started = Extract<ExamAttemptEvent, { type: 'ExamAttemptStarted' }>;
export type Completed = Extract<ExamAttemptEvent, { type: 'ExamAttemptCompleted' }>;

export const started: Started = {
  type: 'ExamAttemptStarted',
  data: { ...ids, examVersion: 7, ordinal: 1, startedAt: iso(0), deadline: iso(600) },
};

/** The sheet is empty. A test gives in `change` what differs. */
export const completed = (
  reason: Completed['data']['reason'],
  finished: number,
  timeElapsed: number,
  change: Partial<Completed['data']> = {},
): Completed => ({
  type: 'ExamAttemptCompleted',
  data: {
    ...ids,
    examTitle: 'Química 1',
    reason,
    finishedAt: iso(finished),
    timeElapsed,
    paesScore: 100,
    correct: 0,
    scored: 1,
    answered: 0,
    total: 1,
    pilotCorrect: 0,
    pilotAnswered: 0,
    pilotTotal: 0,
    voided: [],
    corrections: [],
    ...change,
  },
});
