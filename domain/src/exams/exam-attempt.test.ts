import type { ExtraTime } from '@matraz/contracts/classes/accommodations';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { mostAnswerChanges } from '@matraz/contracts/exams/limits';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import type { AnswerKey } from './answer-key.ts';
import { autoAnswers } from './answer-key.ts';
import { type ExamAttemptCommand, examAttempt, type GivenAnswer } from './exam-attempt.ts';

const given = deciderSpec(examAttempt);
const at = (seconds: number) => new Date(Date.parse('2026-11-23T12:00:00.000Z') + seconds * 1000);
const iso = (seconds: number) => at(seconds).toISOString();

/** Two scored questions and a pilot, with four options each. Option 1 is always correct. Ten minutes. */
const question = (questionId: string, isPilot = false) =>
  [questionId, { questionId, options: ['a', 'b', 'c', 'd'], correctAnswer: 1, isPilot }] as const;
const answerKey: AnswerKey = {
  examId: 'quimica',
  examVersion: 7,
  title: 'Química 1',
  duration: 600,
  questions: new Map([question('q1'), question('q2'), question('p1', true)]),
};
const ids = { attemptId: 'a1', userId: 'ana', examId: 'quimica' };
const nothing = new Set<string>();
const corrected = new Map();

const started: ExamAttemptEvent = {
  type: 'ExamAttemptStarted',
  data: { ...ids, examVersion: 7, ordinal: 1, startedAt: iso(0), deadline: iso(600) },
};
const saved = (questionId: string, selectedAnswer: number | null, second = 60): ExamAttemptEvent => ({
  type: 'ExamAnswerSaved',
  data: { ...ids, questionId, selectedAnswer, savedAt: iso(second) },
});
/** Each with the second of its first choice, which is 60 seconds after the start. */
const collected = (
  ...answers: [questionId: string, selectedAnswer: number | null, second?: number][]
): ExamAttemptEvent => ({
  type: 'ExamAnswersCollected',
  data: {
    ...ids,
    examVersion: 7,
    ordinal: 1,
    answers: {
      questionIds: answers.map(([questionId]) => questionId),
      selectedAnswers: answers.map(([, selectedAnswer]) => selectedAnswer),
      firstChosenAfter: answers.map(([, , second = 60]) => 1_000 * second),
    },
  },
});
type AnswerSaved = Extract<ExamAttemptEvent, { type: 'ExamAnswerSaved' }>;
type Late = Pick<GivenAnswer, 'keyHash' | 'replaces'>;

const figures = {
  paesScore: 100,
  correct: 0,
  scored: 2,
  answered: 0,
  total: 3,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 1,
  voided: [] as string[],
  corrections: [],
};
type Completed = Extract<ExamAttemptEvent, { type: 'ExamAttemptCompleted' }>;
const completed = (change: Partial<Completed['data']> = {}): Completed => ({
  type: 'ExamAttemptCompleted',
  data: {
    ...ids,
    examTitle: 'Química 1',
    reason: 'submitted',
    finishedAt: iso(300),
    timeElapsed: 300,
    ...figures,
    ...change,
  },
});
const expired = (change: Partial<Completed['data']> = {}) =>
  completed({ reason: 'time-expired', finishedAt: iso(600), timeElapsed: 600, ...change });

const start = (second = 0, of = answerKey, extraTime: ExtraTime = 0): ExamAttemptCommand => ({
  type: 'StartExamAttempt',
  now: at(second),
  data: { attemptId: 'a1', userId: 'ana', ordinal: 1, answerKey: of, extraTime },
});
const save = (questionId: string, selectedAnswer: number | null, second = 60, userId = 'ana'): ExamAttemptCommand => ({
  type: 'SaveExamAnswer',
  now: at(second),
  data: { userId, questionId, selectedAnswer, answerKey },
});
const submit = (second = 300, voided = nothing, userId = 'ana'): ExamAttemptCommand => ({
  type: 'SubmitExamAttempt',
  now: at(second),
  data: { userId, answerKey, voided, corrected },
});
const autoAnswer = (picks: [string, number][], second = 300, userId = 'ana'): ExamAttemptCommand => ({
  type: 'AutoAnswerExamAttempt',
  now: at(second),
  data: { userId, answerKey, voided: nothing, corrected, picks: new Map(picks) },
});
const expire = (second: number): ExamAttemptCommand => ({
  type: 'ExpireExamAttempt',
  now: at(second),
  data: { answerKey, voided: nothing, corrected },
});
const rescore = (...voided: string[]): ExamAttemptCommand => ({
  type: 'RescoreExamAttempt',
  now: at(9000),
  data: { answerKey, voided: new Set(voided), corrected },
});

describe('starting', () => {
  test('the time runs from the start', () => given([]).when(start()).then([started]));
  test('a second start of an open attempt changes nothing', () => given([started]).when(start(30)).thenNothing());
  test('a completed attempt is not started again', () => {
    given([started, completed()]).when(start()).thenRefused('attempt_completed');
  });
  test('an exam without questions cannot be started', () => {
    given([])
      .when(start(0, { ...answerKey, questions: new Map() }))
      .thenRefused('exam_without_questions');
  });
});

describe('an attempt under an assignment', () => {
  const form = { questions: true, options: false };
  const under = (closing: number, extraTime: ExtraTime = 0, mixes = form): ExamAttemptCommand => ({
    type: 'StartExamAttempt',
    now: at(0),
    data: {
      attemptId: 'a1',
      userId: 'ana',
      ordinal: 1,
      answerKey,
      extraTime,
      assigned: { assignmentId: 'g1', closesAt: iso(closing), form: mixes },
    },
  });
  const begun = (deadline: number, more: object): ExamAttemptEvent => ({
    type: 'ExamAttemptStarted',
    data: { ...ids, examVersion: 7, ordinal: 1, startedAt: iso(0), deadline: iso(deadline), ...more },
  });

  test.each([
    ['ends when its time is over', 900, 0, 600],
    ['ends at the closing', 400, 0, 400],
    ['has all of the extra time after the closing', 400, 50, 700],
    ['has its time with the extra time before the closing', 900, 50, 900],
  ] as const)('%s', (_, closing, extraTime, deadline) => {
    given([])
      .when(under(closing, extraTime))
      .then([begun(deadline, { ...(extraTime > 0 && { extraTime }), assignmentId: 'g1', form })]);
  });

  test('without an order of its own has no form', () => {
    given([])
      .when(under(900, 0, { questions: false, options: false }))
      .then([begun(600, { assignmentId: 'g1' })]);
  });
});

describe('a student with more time', () => {
  const longer = (extraTime: ExtraTime, deadline: string): ExamAttemptEvent => ({
    type: 'ExamAttemptStarted',
    data: { ...ids, examVersion: 7, ordinal: 1, startedAt: iso(0), deadline, extraTime },
  });

  test.each([
    [25, 750],
    [33, 798],
    [50, 900],
    [100, 1_200],
  ] as const)('%i %% more of ten minutes end after %i seconds', (extraTime, seconds) => {
    given([])
      .when(start(0, answerKey, extraTime))
      .then([longer(extraTime, iso(seconds))]);
  });

  test('a running attempt keeps its time when the accommodations change', () => {
    given([longer(50, iso(900))])
      .when(start(60, answerKey, 100))
      .thenNothing();
    given([started])
      .when(start(60, answerKey, 100))
      .thenNothing();
  });

  test('answers count until the later deadline', () => {
    given([longer(50, iso(900))])
      .when(save('q1', 1, 900))
      .then([saved('q1', 1, 900)]);
    given([longer(50, iso(900))])
      .when(save('q1', 1, 903))
      .thenRefused('deadline_passed');
  });
});

describe('answering', () => {
  test('an answer is saved', () =>
    given([started])
      .when(save('q1', 2))
      .then([saved('q1', 2)]));
  test('an answer can be changed', () =>
    given([started, saved('q1', 2)])
      .when(save('q1', 1))
      .then([saved('q1', 1)]));
  test('an answer can be cleared', () => {
    given([started, saved('q1', 2)])
      .when(save('q1', null))
      .then([saved('q1', null)]);
  });
  test('a pilot question is answered like others', () =>
    given([started])
      .when(save('p1', 0))
      .then([saved('p1', 0)]));
  test('the same answer again changes nothing', () =>
    given([started, saved('q1', 2)])
      .when(save('q1', 2, 90))
      .thenNothing());
  test('going back to an earlier answer is a change', () => {
    given([started, saved('q1', 2), saved('q1', 1)])
      .when(save('q1', 2))
      .then([saved('q1', 2)]);
  });
  test.each([[[]], [[saved('q1', 2), saved('q1', null)]]])('what is empty stays empty', (before) => {
    given([started, ...before])
      .when(save('q1', null))
      .thenNothing();
  });

  test.each([599.999, 600, 600.001, 602])('second %d of 600 is in time', (second) => {
    given([started])
      .when(save('q1', 2, second))
      .then([saved('q1', 2, second)]);
  });
  test.each([602.001, 660, 100_000])('second %d of 600 is too late', (second) => {
    given([started])
      .when(save('q1', 2, second))
      .thenRefused('deadline_passed');
  });

  describe('that arrives late, while the server has a later choice,', () => {
    /** Chosen at `chosen`, arrived at `second`. */
    const saveLate = (selectedAnswer: number | null, chosen: number, second: number, late: Late = {}) => {
      const command = save('q1', selectedAnswer, second);
      return { ...command, data: { ...command.data, chosenAt: at(chosen), ...late } } as ExamAttemptCommand;
    };
    const savedLate = (selectedAnswer: number | null, chosen: number, second: number, replaces?: string[]) => {
      const { type, data } = saved('q1', selectedAnswer, second) as AnswerSaved;
      return { type, data: { ...data, chosenAt: iso(chosen), ...(replaces && { replaces }) } };
    };

    test('does not replace it', () =>
      given([started, saved('q1', 2, 80)])
        .when(saveLate(1, 60, 90))
        .thenNothing());
    test('does not undo a clearing', () => {
      given([started, saved('q1', 2, 50), saved('q1', null, 80)])
        .when(saveLate(1, 60, 90))
        .thenNothing();
    });
    test('counts when that choice arrived earlier but was made earlier too', () => {
      given([started, savedLate(2, 40, 80)])
        .when(saveLate(1, 60, 90))
        .then([savedLate(1, 60, 90)]);
    });
    test('counts when both were chosen within three seconds, because clocks differ', () => {
      given([started, saved('q1', 2, 63)])
        .when(saveLate(1, 60, 90))
        .then([savedLate(1, 60, 90)]);
      given([started, saved('q1', 2, 63.001)])
        .when(saveLate(1, 60, 90))
        .thenNothing();
    });
    test('does not matter for another question', () => {
      given([started, saved('q2', 2, 80)])
        .when(saveLate(1, 60, 90))
        .then([savedLate(1, 60, 90)]);
    });
    test('a time of choice in the future is now', () => {
      given([started])
        .when(saveLate(1, 500, 90))
        .then([saved('q1', 1, 90)]);
    });
    test('without a time of choice it was chosen now', () => {
      given([started, saved('q1', 2, 80)])
        .when(save('q1', 1, 90))
        .then([saved('q1', 1, 90)]);
    });

    test('after the server’s clock was set back, what arrives next is a later choice, and its time does not go back', () => {
      given([started, saved('q1', 2, 200)])
        .when(save('q1', 1, 90))
        .then([saved('q1', 1, 200)]);
      given([started, saved('q1', 2, 200)])
        .when(saveLate(1, 200.001, 90))
        .then([saved('q1', 1, 200)]);
      given([started, saved('q1', 2, 200)])
        .when(saveLate(1, 60, 90))
        .thenNothing();
    });

    test('the answer that it was replaced by names it, so it changes nothing, however soon it was replaced', () => {
      given([started, savedLate(2, 61, 76, ['first'])])
        .when(saveLate(1, 60, 90, { keyHash: 'first' }))
        .thenNothing();
      given([started, savedLate(2, 61, 76, ['first'])])
        .when(saveLate(1, 60, 90, { keyHash: 'another' }))
        .then([savedLate(1, 60, 90)]);
    });
    test('going back to the saved answer is a change when it replaces one on its way', () => {
      given([started, saved('q1', 2, 40)])
        .when(saveLate(2, 61, 76, { replaces: ['first'] }))
        .then([savedLate(2, 61, 76, ['first'])]);
      given([started, savedLate(2, 61, 76, ['first'])])
        .when(saveLate(2, 61, 80, { replaces: ['first'] }))
        .thenNothing();
    });
  });

  test('a question of another exam is refused', () =>
    given([started]).when(save('q9', 0)).thenRefused('question_not_found'));
  test.each([-1, 4, 99])('option %i of four', (option) => {
    given([started]).when(save('q1', option)).thenRefused('answer_out_of_range');
  });
  test('an attempt that was not started is refused', () =>
    given([]).when(save('q1', 0)).thenRefused('attempt_not_found'));
  test("another student's attempt is not found", () => {
    given([started])
      .when(save('q1', 0, 60, 'luz'))
      .thenRefused('attempt_not_found');
  });
  test('after the maximum number of changes answers are refused, and the attempt can be submitted', () => {
    const changes = Array.from({ length: mostAnswerChanges }, (_, i) => saved('q1', i % 2));
    given([started, ...changes.slice(1)])
      .when(save('q2', 1))
      .then([saved('q2', 1)]);
    given([started, ...changes])
      .when(save('q2', 1))
      .thenRefused('too_many_changes');
    given([started, ...changes])
      .when(submit())
      .then([collected(['q1', 1]), completed({ correct: 1, answered: 1, paesScore: 527 })]);
  });
  test('an answer after completion is refused, also before the deadline', () => {
    given([started, completed()])
      .when(save('q1', 1, 301))
      .thenRefused('attempt_completed');
    given([started, expired()])
      .when(save('q1', 1, 601))
      .thenRefused('attempt_completed');
  });
});

describe('submitting', () => {
  test('the latest answers are scored', () => {
    given([started, saved('q1', 2), saved('q1', 1), saved('q2', 1), saved('q2', null), saved('p1', 1)])
      .when(submit())
      .then([
        collected(['q1', 1], ['q2', null], ['p1', 1]),
        completed({ paesScore: 527, correct: 1, answered: 2, pilotCorrect: 1, pilotAnswered: 1 }),
      ]);
  });
  test('the answers are collected with the times of the first choices, by the clock of the choice', () => {
    const late: ExamAttemptEvent = {
      type: 'ExamAnswerSaved',
      data: { ...ids, questionId: 'p1', selectedAnswer: 3, savedAt: iso(200), chosenAt: iso(95.5) },
    };
    const early: ExamAttemptEvent = {
      type: 'ExamAnswerSaved',
      data: { ...ids, questionId: 'q2', selectedAnswer: 0, savedAt: iso(201), chosenAt: iso(-1) },
    };
    given([started, saved('q1', 2, 40), late, saved('q1', 1, 130), early])
      .when(submit())
      .then([
        collected(['q1', 1, 40], ['p1', 3, 95.5], ['q2', 0, 0]),
        completed({ paesScore: 527, correct: 1, answered: 3, pilotAnswered: 1 }),
      ]);
  });
  test('a question that is voided by now does not count', () => {
    given([started, saved('q1', 1)])
      .when(submit(300, new Set(['q2', 'other'])))
      .then([collected(['q1', 1]), completed({ paesScore: 1000, correct: 1, scored: 1, answered: 1, voided: ['q2'] })]);
  });
  test('submitting exactly at the deadline is in time', () => {
    given([started])
      .when(submit(600))
      .then([completed({ finishedAt: iso(600), timeElapsed: 600 })]);
  });
  test('the elapsed time is in whole seconds', () => {
    given([started])
      .when(submit(0.999))
      .then([completed({ finishedAt: iso(0.999), timeElapsed: 0 })]);
  });
  test.each([602.15, 603, 9000])('at second %d of 600 time has expired, and the deadline is the end', (second) => {
    given([started]).when(submit(second)).then([expired()]);
  });
  test.each([600.001, 601, 602, 602.149])(
    'at second %d of 600 an answer sent in time may still be on its way',
    (second) => {
      given([started]).when(submit(second)).thenNothing();
    },
  );
  test.each([
    ['submitted', completed()],
    ['expired', expired()],
  ])('once %s, nothing more happens', (_, end) => {
    given([started, saved('q1', 1), end])
      .when(submit(400))
      .thenNothing();
  });
  test('an attempt that was not started is refused', () => given([]).when(submit()).thenRefused('attempt_not_found'));
  test("another student's attempt is not found, open or completed", () => {
    given([started])
      .when(submit(300, nothing, 'luz'))
      .thenRefused('attempt_not_found');
    given([started, completed()])
      .when(submit(300, nothing, 'luz'))
      .thenRefused('attempt_not_found');
  });
});

describe('expiring', () => {
  test.each([300, 600, 601.999])('at second %d of 600 an answer may still come', (second) => {
    given([started]).when(expire(second)).thenNothing();
  });
  test.each([602, 603, 1_000_000])('at second %d of 600 it is over, since the deadline', (second) => {
    given([started, saved('q1', 1), saved('q2', 0, 601)])
      .when(expire(second))
      .then([collected(['q1', 1], ['q2', 0, 601]), expired({ paesScore: 527, correct: 1, answered: 2 })]);
  });
  test('a submitted attempt does not expire', () => given([started, completed()]).when(expire(700)).thenNothing());
  test('a second expiry changes nothing', () => given([started, expired()]).when(expire(700)).thenNothing());
});

describe('the Auto-Responder', () => {
  test('answers the open questions and completes', () => {
    given([started, saved('q1', 0)])
      .when(
        autoAnswer([
          ['q1', 1],
          ['q2', 1],
          ['p1', 3],
        ]),
      )
      .then([
        saved('q2', 1, 300),
        saved('p1', 3, 300),
        collected(['q1', 0], ['q2', 1, 300], ['p1', 3, 300]),
        completed({ reason: 'auto-answered', paesScore: 527, correct: 1, answered: 3, pilotAnswered: 1 }),
      ]);
  });
  test('answers also exactly at the deadline', () => {
    given([started])
      .when(autoAnswer([['q1', 0]], 600))
      .then([
        saved('q1', 0, 600),
        collected(['q1', 0, 600]),
        completed({ reason: 'auto-answered', finishedAt: iso(600), timeElapsed: 600, answered: 1 }),
      ]);
  });
  test('after the deadline it only completes', () => {
    given([started])
      .when(autoAnswer([['q1', 1]], 601))
      .thenNothing();
    given([started])
      .when(autoAnswer([['q1', 1]], 603))
      .then([expired()]);
  });
  test('a completed attempt does not change', () => {
    given([started, completed()])
      .when(autoAnswer([['q1', 1]]))
      .thenNothing();
  });
  test("another student's attempt is not found", () => {
    given([started])
      .when(autoAnswer([], 300, 'luz'))
      .thenRefused('attempt_not_found');
  });
  test.each([
    [0, 0],
    [0.5, 2],
    [0.999, 3],
  ])('chance %d of four options picks option %i everywhere', (chance, option) => {
    expect([...autoAnswers(answerKey, () => chance)]).toEqual([
      ['q1', option],
      ['q2', option],
      ['p1', option],
    ]);
  });
});

describe('a question is voided after completion', () => {
  type Rescored = Extract<ExamAttemptEvent, { type: 'ExamAttemptRescored' }>;
  const reason = 'question-voided';
  const rescored = (change: Partial<Rescored['data']>): Rescored => ({
    type: 'ExamAttemptRescored',
    data: {
      ...ids,
      examTitle: 'Química 1',
      reason,
      rescoredAt: iso(9000),
      questionIds: ['q2'],
      previousScore: 100,
      ...figures,
      ...change,
    },
  });
  const half = { paesScore: 527, correct: 1, answered: 2 };
  const done = [started, saved('q1', 1), saved('q2', 0), completed(half)];
  const without2 = { previousScore: 527, paesScore: 1000, correct: 1, scored: 1, answered: 2, voided: ['q2'] };

  test('the event has the old and the new score', () =>
    given(done)
      .when(rescore('q2'))
      .then([rescored(without2)]));
  test('the same voiding again changes nothing', () =>
    given([...done, rescored(without2)])
      .when(rescore('q2'))
      .thenNothing());
  test('a second voiding starts from the new score', () => {
    given([...done, rescored(without2)])
      .when(rescore('q2', 'p1'))
      .then([rescored({ ...without2, questionIds: ['p1'], previousScore: 1000, pilotTotal: 0, voided: ['q2', 'p1'] })]);
  });
  test('a voided pilot is an event with the same score', () => {
    given(done)
      .when(rescore('p1'))
      .then([rescored({ ...half, questionIds: ['p1'], previousScore: 527, pilotTotal: 0, voided: ['p1'] })]);
  });
  test('a question that was voided before completion changes nothing', () => {
    given([started, completed({ scored: 1, voided: ['q2'] })])
      .when(rescore('q2'))
      .thenNothing();
  });
  test('a question that is not in the attempt changes nothing', () => given(done).when(rescore('q0')).thenNothing());
  test('an open attempt has nothing to rescore', () => given([started]).when(rescore('q2')).thenNothing());
  test('a missing attempt is refused', () => given([]).when(rescore('q2')).thenRefused('attempt_not_found'));
});

test.each([
  ['another version', { ...answerKey, examVersion: 8 }],
  ['another exam', { ...answerKey, examId: 'biologia' }],
])('an attempt is scored by its own version of its own exam, not by %s', (_, other) => {
  const command = {
    type: 'SaveExamAnswer',
    now: at(1),
    data: { userId: 'ana', questionId: 'q1', selectedAnswer: 0, answerKey: other },
  } as const;
  const state = [started].reduce(examAttempt.evolve, examAttempt.initialState());
  expect(() => examAttempt.decide(command, state)).toThrow('attempt a1 is held by version 7 of exam quimica');
});

test('an attempt is over when it is completed', () => {
  const isOver = (...events: ExamAttemptEvent[]) =>
    examAttempt.isOver?.(events.reduce(examAttempt.evolve, examAttempt.initialState()));
  expect([isOver(), isOver(started), isOver(started, saved('q1', 1))]).toEqual([false, false, false]);
  expect(isOver(started, completed())).toBe(true);
});

test('the state of an attempt has its answers, the number of changes and the figures', () => {
  const events = [started, saved('q1', 1), saved('q2', 3), saved('q2', null, 70), completed()];
  const chosenAt = [at(60).getTime(), at(70).getTime()];
  const firstChosenAt = [at(60).getTime(), at(60).getTime()];
  expect(events.reduce(examAttempt.evolve, examAttempt.initialState())).toEqual({
    ...ids,
    examVersion: 7,
    ordinal: 1,
    startedAt: iso(0),
    deadline: iso(600),
    answers: { questionIds: ['q1', 'q2'], options: [1, null], chosenAt, firstChosenAt },
    changes: 3,
    replaced: [],
    room: {
      pausedAt: null,
      breakEndsAt: null,
      breakTaken: 0,
      pauses: [],
      extraSeconds: 0,
      messages: 0,
      losses: [],
    },
    status: 'completed',
    reason: 'submitted',
    finishedAt: iso(300),
    timeElapsed: 300,
    figures,
  });
});
