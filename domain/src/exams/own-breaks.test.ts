import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import {
  answerKey,
  at,
  ids,
  iso,
  type Started,
  scoring,
  started as withoutBreaks,
} from '../testing/one-question-exam.ts';
import { type ExamAttemptCommand, examAttempt } from './exam-attempt.ts';
import { breakLeft } from './own-breaks.ts';

const given = deciderSpec(examAttempt);
/** Ten minutes with five minutes of breaks. */
const started: Started = { ...withoutBreaks, data: { ...withoutBreaks.data, breakSeconds: 300 } };
const resting = (second: number, until: number): ExamAttemptEvent => ({
  type: 'ExamPaused',
  data: { ...ids, reason: 'Descanso', pausedAt: iso(second), until: iso(until) },
});
const back = (second: number, deadline: number): ExamAttemptEvent => ({
  type: 'ExamResumed',
  data: { ...ids, reason: 'Fin del descanso', resumedAt: iso(second), deadline: iso(deadline) },
});
const paused = (second: number): ExamAttemptEvent => ({
  type: 'ExamPaused',
  data: { ...ids, by: 'profesora', reason: 'Se cortó la luz', pausedAt: iso(second) },
});
const saved = (second: number, chosenAt?: number): ExamAttemptEvent => ({
  type: 'ExamAnswerSaved',
  data: {
    ...ids,
    questionId: 'q1',
    selectedAnswer: 1,
    savedAt: iso(second),
    ...(chosenAt !== undefined && { chosenAt: iso(chosenAt) }),
  },
});

const take = (second: number, userId = 'ana'): ExamAttemptCommand => ({
  type: 'TakeBreak',
  now: at(second),
  data: { userId },
});
const end = (second: number): ExamAttemptCommand => ({ type: 'EndBreak', now: at(second), data: { userId: 'ana' } });
const answer = (second: number, chosenAt?: number): ExamAttemptCommand => ({
  type: 'SaveExamAnswer',
  now: at(second),
  data: {
    userId: 'ana',
    answerKey,
    questionId: 'q1',
    selectedAnswer: 1,
    ...(chosenAt !== undefined && { chosenAt: at(chosenAt) }),
  },
});
const clock = (second: number): ExamAttemptCommand => ({ type: 'EndLongPause', now: at(second), data: {} });
const expire = (second: number): ExamAttemptCommand => ({ type: 'ExpireExamAttempt', now: at(second), data: scoring });
const stateAfter = (...events: ExamAttemptEvent[]) => {
  const state = events.reduce(examAttempt.evolve, examAttempt.initialState());
  if (state.status === 'none') throw new Error('not started');
  return state;
};

test('an attempt starts with the breaks of its student, and its deadline does not have them', () => {
  given([])
    .when({
      type: 'StartExamAttempt',
      now: at(0),
      data: { attemptId: 'a1', userId: 'ana', ordinal: 1, answerKey, extraTime: 0, breaks: 5 },
    })
    .then([started]);
});

describe('a break', () => {
  test('stops the time for as long as the student has breaks', () => {
    given([started])
      .when(take(100))
      .then([resting(100, 400)]);
  });

  test('moves the deadline by its length', () => {
    given([started, resting(100, 400)])
      .when(end(220))
      .then([back(220, 720)]);
  });

  test('leaves what was not used for the next one', () => {
    expect(breakLeft(stateAfter(started, resting(100, 400), back(220, 720)))).toBe(180);
    given([started, resting(100, 400), back(220, 720)])
      .when(take(300))
      .then([resting(300, 480)]);
  });

  test('counts as one minute at least', () => {
    expect(breakLeft(stateAfter(started, resting(100, 400), back(101, 601)))).toBe(240);
  });

  test.each([400, 401, 5_000])('ends at its longest length, also when the worker comes after %i s', (second) => {
    given([started, resting(100, 400)])
      .when(clock(second))
      .then([back(400, 900)]);
  });

  test('is not over before its time', () => {
    given([started, resting(100, 400)])
      .when(clock(399))
      .thenNothing();
  });

  test('is refused when all of it was taken', () => {
    given([started, resting(100, 400), back(400, 900)])
      .when(take(500))
      .thenRefused('no_break_left');
  });

  test('is refused without breaks, after the deadline, after the end and to another student', () => {
    given([withoutBreaks]).when(take(100)).thenRefused('no_break_left');
    given([started]).when(take(620)).thenRefused('deadline_passed');
    given([started]).when(take(100, 'eva')).thenRefused('attempt_not_found');
  });

  test('begins once and ends once', () => {
    given([started, resting(100, 400)])
      .when(take(110))
      .thenNothing();
    given([started]).when(end(110)).thenNothing();
    given([started, paused(100)])
      .when(end(110))
      .thenNothing();
    given([started, paused(100)])
      .when(take(110))
      .thenNothing();
  });
});

describe('an answer in a break', () => {
  test('ends it when it was chosen in it', () => {
    given([started, resting(100, 400)])
      .when(answer(150))
      .then([back(150, 650), saved(150)]);
  });

  test('is only saved when it was chosen before it', () => {
    given([started, resting(100, 400)])
      .when(answer(150, 90))
      .then([saved(150, 90)]);
  });

  test('gets no time of a break that was over long ago', () => {
    given([started, resting(100, 400)])
      .when(answer(950))
      .thenRefused('deadline_passed');
    given([started, resting(100, 400)])
      .when(answer(850))
      .then([back(400, 900), saved(850)]);
  });
});

test('a pause of staff in a break takes nothing of it', () => {
  given([started, resting(100, 400)])
    .when({
      type: 'PauseExamAttempt',
      now: at(160),
      data: { examId: 'quimica', by: 'profesora', reason: 'Se cortó la luz' },
    })
    .then([back(160, 660), paused(160)]);
  expect(breakLeft(stateAfter(started, resting(100, 400), back(160, 660), paused(160)))).toBe(240);
});

test('an attempt whose break and time are over ends at its deadline', () => {
  const [first, completed] = examAttempt.decide(expire(1_000), stateAfter(started, resting(100, 400)));
  expect(first).toEqual(back(400, 900));
  expect(completed).toMatchObject({
    type: 'ExamAttemptCompleted',
    data: { reason: 'time-expired', finishedAt: iso(900), timeElapsed: 600 },
  });
});
