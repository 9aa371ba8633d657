import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import type { AnswerKey } from './answer-key.ts';
import { examAttempt } from './exam-attempt.ts';

const given = deciderSpec(examAttempt);
const at = (seconds: number) => new Date(Date.parse('2026-11-23T12:00:00.000Z') + seconds * 1000);
const iso = (seconds: number) => at(seconds).toISOString();
const question = (questionId: string) =>
  [questionId, { questionId, options: ['a', 'b', 'c'], correctAnswer: 1, isPilot: false }] as const;
const answerKey: AnswerKey = {
  examId: 'quimica',
  examVersion: 7,
  title: 'Química 1',
  duration: 600,
  questions: new Map([question('q1'), question('q2')]),
};
const ids = { attemptId: 'a1', userId: 'ana', examId: 'quimica' };
const start = { ...ids, examVersion: 7, ordinal: 1, startedAt: iso(0), deadline: iso(900) };
const sheet = {
  attemptId: 'a1',
  userId: 'ana',
  ordinal: 1,
  by: 'profe',
  form: 'B',
  satAt: at(0),
  seconds: 900,
  answers: new Map([['q2', 1]]),
  answerKey,
  voided: new Set<string>(),
  corrected: new Map(),
} as const;
const record = (change: Partial<Omit<typeof sheet, 'answers'>> & { answers?: Map<string, number> } = {}, now = 5000) =>
  ({ type: 'RecordPaperAttempt', data: { ...sheet, ...change }, now: at(now) }) as const;
const figures = {
  examTitle: 'Química 1',
  paesScore: 527,
  correct: 1,
  scored: 2,
  answered: 1,
  total: 2,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 0,
  voided: [],
  corrections: [],
};
const recorded: ExamAttemptEvent[] = [
  { type: 'ExamAttemptStarted', data: { ...start, paper: { by: 'profe', form: 'B' } } },
  {
    type: 'ExamAnswerSaved',
    data: { ...ids, questionId: 'q2', selectedAnswer: 1, savedAt: iso(5000), chosenAt: iso(900) },
  },
  {
    type: 'ExamAnswersCollected',
    data: {
      ...ids,
      examVersion: 7,
      ordinal: 1,
      answers: { questionIds: ['q2'], selectedAnswers: [1], firstChosenAfter: [900_000] },
      isPaper: true,
    },
  },
  {
    type: 'ExamAttemptCompleted',
    data: { ...ids, ...figures, reason: 'paper', finishedAt: iso(900), timeElapsed: 900 },
  },
];

describe('an answer sheet', () => {
  test('is a whole attempt: start, answers and result', () => {
    given([]).when(record()).then(recorded);
  });

  test('without an answer has a result too', () => {
    const events = examAttempt.decide(record({ answers: new Map() }), examAttempt.initialState());
    expect(events.map(({ type }) => type)).toEqual(['ExamAttemptStarted', 'ExamAttemptCompleted']);
    expect(events.at(-1)?.data).toMatchObject({ answered: 0, paesScore: 100 });
  });

  test('can be recorded in the second in which the sitting ends, and not before', () => {
    expect(examAttempt.decide(record({}, 900), examAttempt.initialState())).toHaveLength(4);
    given([]).when(record({}, 899)).thenRefused('sitting_not_over');
  });

  test('that is recorded already changes nothing', () => {
    given(recorded).when(record({}, 9000)).thenNothing();
  });

  test('of the same sitting is refused when it has other answers or another form', () => {
    given(recorded)
      .when(record({ answers: new Map([['q2', 0]]) }))
      .thenRefused('paper_recorded');
    given(recorded)
      .when(record({ answers: new Map() }))
      .thenRefused('paper_recorded');
    given(recorded)
      .when(record({ form: 'A' as 'B' }))
      .thenRefused('paper_recorded');
  });

  test('of another sitting is the next attempt', () => {
    given(recorded)
      .when(record({ satAt: at(60) }))
      .thenRefused('attempt_completed');
  });

  test('waits while the student takes the exam on the platform', () => {
    given([{ type: 'ExamAttemptStarted', data: start }])
      .when(record())
      .thenRefused('attempt_running');
  });

  test('of an attempt that was answered on the platform is the next attempt', () => {
    const own = recorded.map((event) =>
      event.type === 'ExamAttemptStarted' ? ({ type: event.type, data: start } as const) : event,
    );
    given(own).when(record()).thenRefused('attempt_completed');
  });

  test('with an unknown question or option is refused', () => {
    given([])
      .when(record({ answers: new Map([['q9', 0]]) }))
      .thenRefused('question_not_found');
    for (const option of [-1, 3])
      given([])
        .when(record({ answers: new Map([['q1', option]]) }))
        .thenRefused('answer_out_of_range');
    const empty = { ...answerKey, questions: new Map() };
    given([])
      .when(record({ answerKey: empty, answers: new Map() }))
      .thenRefused('exam_without_questions');
  });

  test('is scored again as any other attempt when a question is corrected', () => {
    const { voided: _, ...data } = sheet;
    const events = examAttempt.decide(
      { type: 'RescoreExamAttempt', data: { ...data, voided: new Set(['q1']) }, now: at(9000) },
      recorded.reduce(examAttempt.evolve, examAttempt.initialState()),
    );
    expect(events[0]?.data).toMatchObject({ correct: 1, scored: 1, paesScore: 1000 });
  });
});
