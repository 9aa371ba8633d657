import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { extraTime, mostRoomMessages } from '@matraz/contracts/exams/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { answerKey, at, completed, ids, iso, scoring, started } from '../testing/one-question-exam.ts';
import type { ExamAttempt } from './attempt-state.ts';
import { deadlineAt, hasTimeLeft } from './attempt-time.ts';
import { type ExamAttemptCommand, examAttempt } from './exam-attempt.ts';

const given = deciderSpec(examAttempt);
const by = 'profesora';
const reason = 'Se cortó la luz';
const decision = { examId: 'quimica', by, reason };

const extended = (seconds: number, deadline: number, second: number): ExamAttemptEvent => ({
  type: 'ExamTimeExtended',
  data: { ...ids, by, reason, seconds, deadline: iso(deadline), extendedAt: iso(second) },
});
const paused = (second: number): ExamAttemptEvent => ({
  type: 'ExamPaused',
  data: { ...ids, by, reason, pausedAt: iso(second) },
});
const resumed = (second: number, deadline: number): ExamAttemptEvent => ({
  type: 'ExamResumed',
  data: { ...ids, by, reason, resumedAt: iso(second), deadline: iso(deadline) },
});
const message = (text: string, second: number): ExamAttemptEvent => ({
  type: 'ExamMessageSent',
  data: { ...ids, by, text, sentAt: iso(second) },
});
const extend = (seconds: number, second: number, examId = 'quimica'): ExamAttemptCommand => ({
  type: 'ExtendExamTime',
  now: at(second),
  data: { ...decision, examId, seconds },
});
const pause = (second: number): ExamAttemptCommand => ({ type: 'PauseExamAttempt', now: at(second), data: decision });
const resume = (second: number): ExamAttemptCommand => ({ type: 'ResumeExamAttempt', now: at(second), data: decision });
const send = (text: string, second: number): ExamAttemptCommand => ({
  type: 'SendExamMessage',
  now: at(second),
  data: { examId: 'quimica', by, text },
});
const end = (second: number, examId = 'quimica'): ExamAttemptCommand => ({
  type: 'EndExamAttempt',
  now: at(second),
  data: { ...decision, ...scoring, examId },
});
const submit = (second: number, passedDeadline?: number): ExamAttemptCommand => ({
  type: 'SubmitExamAttempt',
  now: at(second),
  data: {
    userId: 'ana',
    ...scoring,
    ...(passedDeadline !== undefined && { passedDeadline: at(passedDeadline) }),
  },
});
const expire = (second: number): ExamAttemptCommand => ({ type: 'ExpireExamAttempt', now: at(second), data: scoring });
const save = (second: number, chosenAt?: number): ExamAttemptCommand => ({
  type: 'SaveExamAnswer',
  now: at(second),
  data: {
    userId: 'ana',
    questionId: 'q1',
    selectedAnswer: 2,
    answerKey,
    ...(chosenAt !== undefined && { chosenAt: at(chosenAt) }),
  },
});
const saved = (second: number, chosenAt?: number): ExamAttemptEvent => ({
  type: 'ExamAnswerSaved',
  data: {
    ...ids,
    questionId: 'q1',
    selectedAnswer: 2,
    savedAt: iso(second),
    ...(chosenAt !== undefined && { chosenAt: iso(chosenAt) }),
  },
});

describe('more time', () => {
  test.each([0, 300, 599.999, 600, 601.5])('at second %d of 600 moves the deadline', (second) => {
    given([started])
      .when(extend(300, second))
      .then([extended(300, 900, second)]);
  });
  test('counts from the deadline, so when the worker is late it may be over before it is given: then it is refused', () => {
    given([started])
      .when(extend(300, 902))
      .then([extended(300, 900, 902)]);
    given([started]).when(extend(300, 902.15)).thenRefused('deadline_passed');
  });
  test('adds up', () => {
    given([started, extended(300, 900, 10)])
      .when(extend(120, 20))
      .then([extended(120, 1020, 20)]);
  });
  test('is at most a day altogether', () => {
    const { max, total } = extraTime;
    const many = Array.from({ length: total / max }, (_, i) => extended(max, 600 + (i + 1) * max, i));
    given([started, ...many.slice(1)])
      .when(extend(max, 100))
      .then([extended(max, 600 + total + max, 100)]);
    given([started, ...many])
      .when(extend(60, 100))
      .thenRefused('too_much_time');
  });
  test('lets the attempt expire at the new deadline only', () => {
    const events = [started, extended(300, 900, 599)];
    given(events).when(expire(602.15)).thenNothing();
    given(events)
      .when(expire(902.15))
      .then([completed('time-expired', 900, 900)]);
  });
  test('an answer that was chosen in time and arrives late counts until the new deadline', () => {
    const events = [started, extended(300, 900, 601)];
    given(events)
      .when(save(850, 590))
      .then([saved(850, 590)]);
    given(events).when(save(902.001, 590)).thenRefused('deadline_passed');
  });
  test('is refused for a completed attempt, and for an attempt at another exam', () => {
    given([started, completed('submitted', 300, 300)])
      .when(extend(60, 310))
      .thenRefused('attempt_completed');
    given([started])
      .when(extend(60, 10, 'biologia'))
      .thenRefused('attempt_not_found');
    given([]).when(extend(60, 10)).thenRefused('attempt_not_found');
  });
});

describe('a page that submits because the deadline has passed', () => {
  test('ends the attempt when it knows the deadline', () => {
    given([started])
      .when(submit(603, 600))
      .then([completed('time-expired', 600, 600)]);
    given([started, extended(300, 900, 10)])
      .when(submit(903, 900))
      .then([completed('time-expired', 900, 900)]);
  });
  test('does not end an attempt that got more time, or that is paused', () => {
    given([started, extended(300, 900, 601)])
      .when(submit(602.15, 600))
      .thenRefused('time_extended');
    given([started, paused(500)])
      .when(submit(602.15, 600))
      .thenRefused('time_extended');
  });
  test('ends it when the new deadline has passed too', () => {
    given([started, extended(300, 900, 10)])
      .when(submit(905, 600))
      .then([completed('time-expired', 900, 900)]);
  });
  test('a student who submits ends it', () => {
    given([started, extended(300, 900, 10)])
      .when(submit(700))
      .then([completed('submitted', 700, 700)]);
  });
});

describe('a pause', () => {
  test.each([300, 600, 602])('can begin at second %d of 600', (second) => {
    given([started])
      .when(pause(second))
      .then([paused(second)]);
  });
  test('cannot begin when the time is over', () => {
    given([started]).when(pause(602.15)).thenRefused('deadline_passed');
  });
  test('a second pause, a second resumption and a resumption without a pause change nothing', () => {
    given([started, paused(300)])
      .when(pause(310))
      .thenNothing();
    given([started, paused(300), resumed(400, 700)])
      .when(resume(410))
      .thenNothing();
    given([started]).when(resume(300)).thenNothing();
  });
  test('across the deadline does not expire', () => {
    given([started, paused(599)])
      .when(expire(100_000))
      .thenNothing();
  });
  test('its end moves the deadline by its length, to the millisecond', () => {
    given([started, paused(300.001)])
      .when(resume(1234.567))
      .then([resumed(1234.567, 1534.566)]);
    given([started, paused(300), resumed(400, 700), paused(650)])
      .when(resume(750))
      .then([resumed(750, 800)]);
  });
  test('takes more time at once, and its end adds its length', () => {
    given([started, paused(300)])
      .when(extend(60, 350))
      .then([extended(60, 660, 350)]);
    given([started, paused(300), extended(60, 660, 350)])
      .when(resume(400))
      .then([resumed(400, 760)]);
  });
  test('accepts answers, also after the deadline that an offline page knows', () => {
    given([started, paused(599)])
      .when(save(5_000, 590))
      .then([saved(5_000, 590)]);
  });
  test('accepts a submission; the pause is no time of the attempt', () => {
    given([started, paused(300)])
      .when(submit(5_000))
      .then([completed('submitted', 5_000, 300)]);
    given([started, paused(300), resumed(400, 700)])
      .when(submit(650))
      .then([completed('submitted', 650, 550)]);
  });
  test('is no time before a choice, for the times by question', () => {
    given([started, paused(100), resumed(400, 900), saved(450)])
      .when(submit(500))
      .then([
        {
          type: 'ExamAnswersCollected',
          data: {
            ...ids,
            examVersion: 7,
            ordinal: 1,
            answers: { questionIds: ['q1'], selectedAnswers: [2], firstChosenAfter: [150_000] },
          },
        },
        completed('submitted', 500, 200, { answered: 1 }),
      ]);
  });
  test('in the grace leaves nothing: the attempt expires at its end', () => {
    given([started, paused(601)])
      .when(submit(700))
      .then([completed('time-expired', 699, 600)]);
    given([started, paused(601), resumed(700, 699)])
      .when(expire(702))
      .then([completed('time-expired', 699, 600)]);
  });
  test('after the clock was set back its length is nothing, never less', () => {
    given([started, paused(300)])
      .when(resume(200))
      .then([resumed(200, 600)]);
    given([started, paused(300)])
      .when(submit(200))
      .then([completed('submitted', 200, 200)]);
  });
});

describe('the end by staff', () => {
  test('scores the answers, and tells who and why', () => {
    given([started])
      .when(end(300))
      .then([completed('ended-by-staff', 300, 300, { by, why: reason })]);
  });
  test('ends a paused attempt', () => {
    given([started, paused(300)])
      .when(end(900))
      .then([completed('ended-by-staff', 900, 300, { by, why: reason })]);
  });
  test('waits for answers on their way when the deadline has just passed; later the attempt has expired', () => {
    given([started]).when(end(601)).thenNothing();
    given([started])
      .when(end(603))
      .then([completed('time-expired', 600, 600)]);
  });
  test('of a completed attempt changes nothing; of an attempt at another exam is refused', () => {
    given([started, completed('submitted', 100, 100)])
      .when(end(300))
      .thenNothing();
    given([started]).when(end(300, 'biologia')).thenRefused('attempt_not_found');
  });
});

describe('a message', () => {
  test('is sent to a running attempt, also twice', () => {
    given([started, message('Quedan 10 minutos', 20)])
      .when(send('Quedan 10 minutos', 30))
      .then([message('Quedan 10 minutos', 30)]);
  });
  test('is refused after the end, and after the maximum number', () => {
    given([started, completed('submitted', 100, 100)])
      .when(send('Hola', 200))
      .thenRefused('attempt_completed');
    const many = Array.from({ length: mostRoomMessages }, (_, i) => message('Hola', i));
    given([started, ...many])
      .when(send('Hola', 200))
      .thenRefused('too_many_messages');
  });
});

test('an attempt has time left until its closing time, and always in a pause', () => {
  const state = (...events: ExamAttemptEvent[]) =>
    events.reduce(examAttempt.evolve, examAttempt.initialState()) as Exclude<ExamAttempt, { status: 'none' }>;
  expect([602.149, 602.15].map((second) => hasTimeLeft(state(started), at(second)))).toEqual([true, false]);
  expect(hasTimeLeft(state(started, paused(599)), at(9_000))).toBe(true);
  expect(deadlineAt(state(started, paused(599)), at(9_000))).toBe(iso(9_001));
});

/**
 * A model of the rule that shares no code with it: it counts the milliseconds that are left, one command after the other, instead of
 * moving a deadline.
 */
const createModel = () => {
  let left = 600_000;
  let clock = 0;
  let isPaused = false;
  let extra = 0;
  const isOver = () => !isPaused && left <= -2_150;
  return {
    pass(ms: number) {
      clock += ms;
      if (!isPaused) left -= ms;
    },
    extend(seconds: number) {
      if (extra + seconds > 86_400) return;
      if (!isPaused && left + seconds * 1_000 <= -2_150) return;
      extra += seconds;
      left += seconds * 1_000;
    },
    pause() {
      if (!isOver()) isPaused = true;
    },
    resume() {
      isPaused = false;
    },
    /** The deadline if the time runs from now on. */
    deadline: () => clock + left,
    /** Whether the worker ends it now. */
    isExpired: () => !isPaused && left <= -2_000,
  };
};

test('for any commands at any times the deadline is that of a model', () => {
  const action = fc.oneof(
    fc.integer({ min: 60, max: 7_200 }).map((seconds) => ({ name: 'extend', seconds }) as const),
    fc.constant({ name: 'pause' } as const),
    fc.constant({ name: 'resume' } as const),
    fc.constant({ name: 'message' } as const),
    fc.constant({ name: 'expire' } as const),
  );
  const step = fc.tuple(fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 900_000 })), action);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const model = createModel();
      let state = examAttempt.evolve(examAttempt.initialState(), started);
      let ms = 0;
      for (const [wait, { name, ...more }] of steps) {
        ms += wait;
        model.pass(wait);
        const second = ms / 1_000;
        const command = {
          extend: () => extend('seconds' in more ? more.seconds : 60, second),
          pause: () => pause(second),
          resume: () => resume(second),
          message: () => send('Hola', second),
          expire: () => expire(second),
        }[name]();
        let events: ExamAttemptEvent[] = [];
        try {
          events = examAttempt.decide(command, state);
        } catch (error) {
          expect(['too_much_time', 'deadline_passed', 'too_many_messages']).toContain((error as Error).message);
        }
        if (name === 'extend') model.extend('seconds' in more ? more.seconds : 60);
        if (name === 'pause') model.pause();
        if (name === 'resume') model.resume();
        state = events.reduce(examAttempt.evolve, state);
        if (state.status === 'none') throw new Error('the attempt is gone');
        if (name === 'expire') expect(state.status).toBe(model.isExpired() ? 'completed' : 'open');
        if (state.status === 'completed') {
          expect(state.finishedAt).toBe(iso(model.deadline() / 1_000));
          return;
        }
        expect(deadlineAt(state, at(second))).toBe(iso(model.deadline() / 1_000));
      }
    }),
    { numRuns: 500 },
  );
});
