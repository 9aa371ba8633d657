import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { contact, extraTime, longestPause, mostContactLosses } from '@matraz/contracts/exams/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import type { AnswerKey } from './answer-key.ts';
import type { ExamAttempt } from './attempt-state.ts';
import { type ExamAttemptCommand, examAttempt } from './exam-attempt.ts';

const given = deciderSpec(examAttempt);
const at = (seconds: number) => new Date(Date.parse('2026-11-23T12:00:00.000Z') + Math.round(seconds * 1000));
const iso = (seconds: number) => at(seconds).toISOString();

const ids = { attemptId: 'a1', userId: 'ana', examId: 'quimica' };
const by = 'profesora';
const reason = 'Se cortó internet';
const decision = { examId: 'quimica', by, reason };
const answerKey: AnswerKey = { examId: 'quimica', examVersion: 7, title: 'Q', duration: 600, questions: new Map() };

const started: ExamAttemptEvent = {
  type: 'ExamAttemptStarted',
  data: { ...ids, examVersion: 7, ordinal: 1, startedAt: iso(0), deadline: iso(600) },
};
const lost = (from: number, to: number, seconds = to - from): ExamAttemptEvent => ({
  type: 'ExamContactLost',
  data: { ...ids, lostAt: iso(from), regainedAt: iso(to), seconds, cause: 'connection' },
});
const paused = (second: number): ExamAttemptEvent => ({
  type: 'ExamPaused',
  data: { ...ids, by, reason, pausedAt: iso(second) },
});
const resumed = (second: number, deadline: number): ExamAttemptEvent => ({
  type: 'ExamResumed',
  data: { ...ids, by, reason, resumedAt: iso(second), deadline: iso(deadline) },
});
const repaired = (seconds: number, deadline: number, second: number, ...losses: number[]): ExamAttemptEvent => ({
  type: 'ExamTimeExtended',
  data: {
    ...ids,
    by,
    reason,
    seconds,
    deadline: iso(deadline),
    extendedAt: iso(second),
    repairs: losses.map(iso),
  },
});

const lose = (from: number, to: number, second = to + 1): ExamAttemptCommand => ({
  type: 'NoteContactLoss',
  now: at(second),
  data: { lostAt: iso(from), regainedAt: iso(to), cause: 'connection' },
});
const repair = (second: number, ...losses: number[]): ExamAttemptCommand => ({
  type: 'RepairLostTime',
  now: at(second),
  data: { ...decision, losses: losses.map(iso) },
});
const resume = (second: number): ExamAttemptCommand => ({ type: 'ResumeExamAttempt', now: at(second), data: decision });
const pause = (second: number): ExamAttemptCommand => ({ type: 'PauseExamAttempt', now: at(second), data: decision });
const completed = examAttempt.decide(
  {
    type: 'SubmitExamAttempt',
    now: at(300),
    data: { userId: 'ana', answerKey, voided: new Set(), corrected: new Map() },
  },
  [started].reduce(examAttempt.evolve, examAttempt.initialState()),
);

describe('a loss of contact', () => {
  test('has the seconds between the last contact and the next one', () => {
    given([started])
      .when(lose(100, 300))
      .then([lost(100, 300)]);
  });
  test('shorter than the limit is none', () => {
    given([started])
      .when(lose(100, 100 + contact.lostAfter))
      .then([lost(100, 130)]);
    given([started])
      .when(lose(100, 100 + contact.lostAfter - 0.001))
      .thenNothing();
  });
  test('leaves the pauses in it out, also one that goes on', () => {
    given([started, paused(150), resumed(200, 650)])
      .when(lose(100, 300))
      .then([lost(100, 300, 150)]);
    given([started, paused(150)])
      .when(lose(100, 300))
      .then([lost(100, 300, 50)]);
    given([started, paused(90)])
      .when(lose(100, 300))
      .thenNothing();
  });
  test('counts from the start, and until the deadline', () => {
    given([started])
      .when(lose(-50, 60))
      .then([lost(-50, 60, 60)]);
    given([started])
      .when(lose(500, 601))
      .then([lost(500, 601, 100)]);
  });
  test('is noted once, also when another process knows an earlier contact', () => {
    given([started, lost(100, 300)])
      .when(lose(100, 300))
      .thenNothing();
    given([started, lost(100, 300)])
      .when(lose(99, 301))
      .thenNothing();
    given([started, lost(100, 300)])
      .when(lose(300, 400))
      .then([lost(300, 400)]);
  });
  test('is noted so many times at most', () => {
    const many = Array.from({ length: mostContactLosses }, (_, i) => lost(i, i + 1));
    given([started, ...many.slice(1)])
      .when(lose(100, 200))
      .then([lost(100, 200)]);
    given([started, ...many])
      .when(lose(100, 200))
      .thenNothing();
  });
  test('of a completed attempt is not noted, and none exists without an attempt', () => {
    given([started, ...completed])
      .when(lose(100, 200))
      .thenNothing();
    given([]).when(lose(100, 200)).thenRefused('attempt_not_found');
  });
  test('changes nothing but the list of losses', () => {
    const before = [started].reduce(examAttempt.evolve, examAttempt.initialState());
    const state = examAttempt.evolve(before, lost(100, 200));
    const { room, ...rest } = state as Extract<ExamAttempt, { status: 'open' }>;
    const { room: roomBefore, ...restBefore } = before as Extract<ExamAttempt, { status: 'open' }>;
    expect(rest).toEqual(restBefore);
    expect({ ...room, losses: [] }).toEqual(roomBefore);
  });
});

describe('lost time', () => {
  test('is given back to the second, several losses at once', () => {
    given([started, lost(100, 200), lost(250, 281)])
      .when(repair(400, 100, 250))
      .then([repaired(131, 731, 400, 100, 250)]);
  });
  test('is given back once', () => {
    given([started, lost(100, 200), repaired(100, 700, 300, 100)])
      .when(repair(310, 100))
      .thenNothing();
    given([started, lost(100, 200), repaired(100, 700, 300, 100), lost(320, 360)])
      .when(repair(400, 100, 320))
      .then([repaired(40, 740, 400, 320)]);
  });
  test('that nobody lost is not given', () => {
    given([started, lost(100, 200)])
      .when(repair(300, 101))
      .thenNothing();
  });
  test('counts among the time that staff may give', () => {
    const most: ExamAttemptEvent = {
      type: 'ExamTimeExtended',
      data: { ...ids, by, reason, seconds: extraTime.total, deadline: iso(87_000), extendedAt: iso(10) },
    };
    given([started, most, lost(100, 200)])
      .when(repair(300, 100))
      .thenRefused('too_much_time');
  });
  test('is refused when the attempt is over, or would be over at once', () => {
    given([started, lost(100, 200), ...completed])
      .when(repair(310, 100))
      .thenRefused('attempt_completed');
    given([started, lost(100, 200)])
      .when(repair(703, 100))
      .thenRefused('deadline_passed');
    given([started, lost(100, 200)])
      .when({
        ...repair(300, 100),
        data: { ...decision, examId: 'biologia', losses: [iso(100)] },
      } as ExamAttemptCommand)
      .thenRefused('attempt_not_found');
  });
});

describe('the longest pause', () => {
  const end = (second: number): ExamAttemptCommand => ({ type: 'EndLongPause', now: at(second), data: {} });
  const resumedItself: ExamAttemptEvent = {
    type: 'ExamResumed',
    data: {
      ...ids,
      reason: 'La pausa llegó a su duración máxima',
      resumedAt: iso(100 + longestPause),
      deadline: iso(600 + longestPause),
    },
  };
  test('ends at its length, also when the worker comes later', () => {
    given([started, paused(100)])
      .when(end(100 + longestPause - 1))
      .thenNothing();
    for (const late of [0, 100_000]) {
      given([started, paused(100)])
        .when(end(100 + longestPause + late))
        .then([resumedItself]);
    }
  });
  test('is over when staff ended it or the student handed in', () => {
    given([started, paused(100), resumed(200, 700)])
      .when(end(longestPause * 2))
      .thenNothing();
    given([started, ...completed])
      .when(end(longestPause * 2))
      .thenNothing();
  });
});

/** Counts second by second: what a student lost, what she was given, and where her deadline must be. */
test('any order of losses, pauses and repairs gives each lost second back once', () => {
  const step = fc.record({
    what: fc.constantFrom('lose', 'pause', 'resume', 'repair' as const),
    wait: fc.integer({ min: 0, max: 90 }),
    length: fc.integer({ min: 1, max: 120 }),
    isAgain: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state: ExamAttempt = examAttempt.evolve(examAttempt.initialState(), started);
      let now = 0;
      const isRunningAt: boolean[] = [];
      let isPaused = false;
      let pausedSeconds = 0;
      let owed = 0;
      let given = 0;
      let lastEnd = 0;
      const known: number[] = [];
      const pass = (seconds: number) => {
        for (let second = 0; second < seconds; second++) {
          isRunningAt[now + second] = !isPaused;
          if (isPaused) pausedSeconds++;
        }
        now += seconds;
      };
      const send = (command: ExamAttemptCommand) => {
        const events = examAttempt.decide(command, state);
        state = events.reduce(examAttempt.evolve, state);
        return events;
      };
      const deadline = () => 600 + pausedSeconds + given;
      for (const { what, wait, length, isAgain } of steps) {
        pass(wait);
        if (now > deadline() - 130) return;
        if (what === 'pause') {
          send(pause(now));
          isPaused = true;
        }
        if (what === 'resume') {
          send(resume(now));
          isPaused = false;
        }
        if (what === 'lose') {
          const from = now;
          pass(length);
          const seconds = isRunningAt.slice(from, now).filter(Boolean).length;
          const isLoss = seconds >= contact.lostAfter && from >= lastEnd;
          expect(send(lose(from, now, now)).length).toBe(isLoss ? 1 : 0);
          if (isAgain) expect(send(lose(from, now, now))).toEqual([]);
          if (isLoss) {
            owed += seconds;
            lastEnd = now;
            known.push(from);
          }
        }
        if (what === 'repair') {
          const events = send(repair(now, ...known));
          expect(events.length).toBe(owed > 0 ? 1 : 0);
          given += owed;
          owed = 0;
          expect(send(repair(now, ...known))).toEqual([]);
        }
        if (state.status === 'none') throw new Error('no attempt');
        expect(state.room.extraSeconds).toBe(given);
        if (!isPaused) expect(state.deadline).toBe(iso(deadline()));
      }
    }),
    { numRuns: 300 },
  );
});
