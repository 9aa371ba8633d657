import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { extraTime, longestReopening } from '@matraz/contracts/exams/limits';
import { expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import {
  answerKey,
  started as anyStarted,
  at,
  type Completed,
  completed as completedBy,
  ids,
  iso,
  type Started,
  scoring,
} from '../testing/one-question-exam.ts';
import { type ExamAttemptCommand, examAttempt } from './exam-attempt.ts';

const given = deciderSpec(examAttempt);
const decision = { examId: 'quimica', by: 'profesora', reason: 'Entregó sin querer' };

const started: Started = { ...anyStarted, data: { ...anyStarted.data, assignmentId: 'g1' } };
const completed = (finished: number, timeElapsed = finished, change: Partial<Completed['data']> = {}): Completed =>
  completedBy('submitted', finished, timeElapsed, change);
const reopened = (second: number, deadline: number, seconds: number, finished: number): ExamAttemptEvent => ({
  type: 'ExamAttemptReopened',
  data: {
    ...ids,
    by: decision.by,
    reason: decision.reason,
    reopenedAt: iso(second),
    deadline: iso(deadline),
    seconds,
    finishedAt: iso(finished),
    answered: 0,
  },
});
const paused = (second: number): ExamAttemptEvent => ({
  type: 'ExamPaused',
  data: { ...ids, by: decision.by, reason: decision.reason, pausedAt: iso(second) },
});
const reopen = (second: number, seconds = 60, examId = 'quimica'): ExamAttemptCommand => ({
  type: 'ReopenExamAttempt',
  now: at(second),
  data: { ...decision, examId, seconds },
});
const submit = (second: number, passedDeadline?: number): ExamAttemptCommand => ({
  type: 'SubmitExamAttempt',
  now: at(second),
  data: { userId: 'ana', ...scoring, ...(passedDeadline !== undefined && { passedDeadline: at(passedDeadline) }) },
});
const saveAnswer = (second: number): ExamAttemptCommand => ({
  type: 'SaveExamAnswer',
  now: at(second),
  data: { userId: 'ana', questionId: 'q1', selectedAnswer: 1, answerKey },
});
const saved = (second: number): ExamAttemptEvent => ({
  type: 'ExamAnswerSaved',
  data: { ...ids, questionId: 'q1', selectedAnswer: 1, savedAt: iso(second) },
});

test('the student gets the time that was left, and what staff gives: the time since the end is a pause', () => {
  given([started, completed(200)])
    .when(reopen(1_000, 120))
    .then([reopened(1_000, 1_520, 120, 200)]);
});

test('after the deadline only what staff gives is left', () => {
  given([started, completed(600, 600, { reason: 'time-expired' })])
    .when(reopen(1_000, 120))
    .then([reopened(1_000, 1_120, 120, 600)]);
});

test('an attempt that ended in a pause stood still since the pause began', () => {
  given([started, paused(100), completed(300, 100)])
    .when(reopen(1_000, 60))
    .then([reopened(1_000, 1_560, 60, 300)]);
});

test('it goes on: answers are saved, it expires at the new deadline, and the time since its first end does not count', () => {
  const events = [started, completed(200), reopened(1_000, 1_520, 120, 200)];
  given(events)
    .when(saveAnswer(1_100))
    .then([saved(1_100)]);
  given(events)
    .when(submit(1_100))
    .then([completed(1_100, 300)]);
  const expire = (second: number): ExamAttemptCommand => ({
    type: 'ExpireExamAttempt',
    now: at(second),
    data: scoring,
  });
  given(events).when(expire(1_521)).thenNothing();
  given(events)
    .when(expire(1_523))
    .then([completed(1_520, 720, { reason: 'time-expired' })]);
});

test('the time of the first choice leaves the time since the first end out', () => {
  const events = [started, completed(200), reopened(1_000, 1_520, 120, 200), saved(1_100)];
  const decided = examAttempt.decide(submit(1_110), events.reduce(examAttempt.evolve, examAttempt.initialState()));
  expect(decided).toMatchObject([
    { type: 'ExamAnswersCollected', data: { answers: { questionIds: ['q1'], firstChosenAfter: [300_000] } } },
    { type: 'ExamAttemptCompleted', data: { timeElapsed: 310, correct: 1 } },
  ]);
});

test('a page that submits because the old deadline has passed is told that the attempt goes on', () => {
  given([started, completed(600, 600, { reason: 'time-expired' }), reopened(1_000, 1_120, 120, 600)])
    .when(submit(1_010, 600))
    .thenRefused('time_extended');
});

test('it can be reopened again, and all given time is at most a day', () => {
  const again = [started, completed(200), reopened(1_000, 1_520, 120, 200), completed(1_100, 300)];
  given(again)
    .when(reopen(2_000, 60))
    .then([reopened(2_000, 2_480, 60, 1_100)]);
  given(again).when(reopen(2_000, extraTime.total)).thenRefused('too_much_time');
});

test('a running attempt stays as it is', () => {
  given([started]).when(reopen(100)).thenNothing();
  given([started, completed(200), reopened(1_000, 1_520, 120, 200)])
    .when(reopen(1_001))
    .thenNothing();
});

test('without an assignment the student has seen the key', () => {
  const { assignmentId: _, ...free } = started.data;
  given([{ ...started, data: free }, completed(200)])
    .when(reopen(300))
    .thenRefused('results_seen');
});

test('is refused for another exam, on paper, after a week, and when less than a minute would be left', () => {
  given([started, completed(200)])
    .when(reopen(300, 60, 'biologia'))
    .thenRefused('attempt_not_found');
  given([]).when(reopen(300)).thenRefused('attempt_not_found');
  given([{ ...started, data: { ...started.data, paper: { by: 'profesora', form: 'A' } } }, completed(600)])
    .when(reopen(700))
    .thenRefused('attempt_on_paper');
  given([started, completed(200)])
    .when(reopen(200 + longestReopening, 60))
    .then([reopened(200 + longestReopening, 660 + longestReopening, 60, 200)]);
  given([started, completed(200)])
    .when(reopen(201 + longestReopening, 60))
    .thenRefused('attempt_too_old');
  given([started, completed(600, 600, { reason: 'time-expired' })])
    .when(reopen(700, 59))
    .thenRefused('too_little_time');
});

test('of a loss of contact from before only the time since the reopening is noted: the other was given with it', () => {
  const loss = (lostAt: number, regainedAt: number): ExamAttemptCommand => ({
    type: 'NoteContactLoss',
    now: at(regainedAt),
    data: { lostAt: iso(lostAt), regainedAt: iso(regainedAt), cause: 'connection' },
  });
  const events = [started, completed(600, 600, { reason: 'time-expired' }), reopened(1_000, 1_400, 400, 600)];
  given(events).when(loss(200, 1_005)).thenNothing();
  given(events)
    .when(loss(200, 1_060))
    .then([
      {
        type: 'ExamContactLost',
        data: { ...ids, lostAt: iso(1_000), regainedAt: iso(1_060), seconds: 60, cause: 'connection' },
      },
    ]);
  given(events)
    .when(loss(1_010, 1_050))
    .then([
      {
        type: 'ExamContactLost',
        data: { ...ids, lostAt: iso(1_010), regainedAt: iso(1_050), seconds: 40, cause: 'connection' },
      },
    ]);
});
