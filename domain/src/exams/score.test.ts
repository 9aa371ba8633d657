import { paesTable } from '@matraz/contracts/exams/paes-table';
import { describe, expect, test } from 'vitest';
import type { AnswerKey } from './answer-key.ts';
import { paesScore, pilotPercentage, scoreAttempt, scoreBy, scorePercentage } from './score.ts';

test('the published table: 76 values, strictly increasing, from 100 to 1000', () => {
  expect(paesTable).toHaveLength(76);
  expect([paesTable[0], paesTable[75]]).toEqual([100, 1000]);
  expect(paesTable.every((points, i) => i === 0 || points > (paesTable[i - 1] ?? 0))).toBe(true);
});

test('with 75 scored questions the score is the table', () => {
  expect(paesTable.map((_, correct) => paesScore(correct, 75))).toEqual(paesTable);
});

describe('other lengths are interpolated between two rows, rounded half up', () => {
  test.each([
    [0, 20, 100, 'row 0'],
    [20, 20, 1000, 'row 75'],
    [4, 20, 335, 'row 15'],
    [1, 20, 178, 'row 3.75: 163 + 0.75 × 20'],
    [1, 1, 1000, 'row 75'],
    [1, 10, 242, 'row 7.5: 235 + 0.5 × 14'],
    [1, 80, 115, 'row 0.9375: 100 + 0.9375 × 16'],
    [79, 80, 932, 'row 74.0625: 927 + 0.0625 × 73 = 931.5625'],
    [1, 150, 108, 'row 0.5: 100 + 0.5 × 16'],
    [3, 150, 128, 'row 1.5: 116 + 0.5 × 24'],
    [5, 150, 152, 'row 2.5: 140 + 0.5 × 23 = 151.5'],
    [1, 2, 527, 'row 37.5: 522 + 0.5 × 10'],
    [1, 3, 427, 'row 25'],
    [73, 74, 927, 'row 73.99: 905 + 0.99 × 22'],
    [74, 74, 1000, 'one question voided, all others right'],
    [37, 74, 527, 'row 37.5'],
  ])('%i of %i: %i (%s)', (correct, scored, points) => {
    expect(paesScore(correct, scored)).toBe(points);
  });

  test('a score is from 100 to 1000, and one more correct answer never lowers it', () => {
    for (let scored = 1; scored <= 200; scored++) {
      const points = Array.from({ length: scored + 1 }, (_, correct) => paesScore(correct, scored));
      expect([points[0], points[scored]]).toEqual([100, 1000]);
      expect(points.every((score, i) => i === 0 || score >= (points[i - 1] ?? 0))).toBe(true);
    }
  });

  test('without scored questions the score is 100', () => expect(paesScore(0, 0)).toBe(100));
});

const question = (questionId: string, isPilot: boolean) =>
  [questionId, { questionId, options: ['a', 'b', 'c', 'd'], correctAnswer: 1, isPilot }] as const;
/** Four scored questions and two pilots. Option 1 is always correct. */
const answerKey: AnswerKey = {
  examId: 'ensayo',
  examVersion: 3,
  title: 'Ensayo',
  duration: 60,
  questions: new Map([
    ...['q1', 'q2', 'q3', 'q4'].map((id) => question(id, false)),
    ...['p1', 'p2'].map((id) => question(id, true)),
  ]),
};
const score = (answers: Record<string, number>, voided: string[] = []) =>
  scoreAttempt(answerKey, new Map(Object.entries(answers)), { voided: new Set(voided), corrected: new Map() });
const nothing = {
  paesScore: 100,
  correct: 0,
  scored: 4,
  answered: 0,
  total: 6,
  pilotCorrect: 0,
  pilotAnswered: 0,
  pilotTotal: 2,
  voided: [],
  corrections: [],
};

test.each([
  ['nothing answered', score({}), {}],
  ['all right', score({ q1: 1, q2: 1, q3: 1, q4: 1 }), { paesScore: 1000, correct: 4, answered: 4 }],
  ['half right', score({ q1: 1, q2: 1, q3: 0, q4: 0 }), { paesScore: 527, correct: 2, answered: 4 }],
  ['pilots do not count', score({ p1: 1, p2: 0 }), { answered: 2, pilotCorrect: 1, pilotAnswered: 2 }],
  ['an answer to a question that is not in the exam', score({ q9: 1 }), {}],
  [
    'voided and right',
    score({ q1: 1, q2: 1 }, ['q1']),
    { paesScore: 427, correct: 1, scored: 3, answered: 2, voided: ['q1'] },
  ],
  [
    'voided and wrong',
    score({ q1: 0, q2: 1 }, ['q1']),
    { paesScore: 427, correct: 1, scored: 3, answered: 2, voided: ['q1'] },
  ],
  [
    'a voided pilot',
    score({ p1: 1, p2: 1 }, ['p1']),
    { answered: 2, pilotCorrect: 1, pilotAnswered: 1, pilotTotal: 1, voided: ['p1'] },
  ],
  ['voided in another version of the exam', score({ q1: 1 }, ['q0']), score({ q1: 1 })],
  [
    'everything scored is voided',
    score({ q1: 1 }, ['q1', 'q2', 'q3', 'q4']),
    { scored: 0, answered: 1, voided: ['q1', 'q2', 'q3', 'q4'] },
  ],
])('%s', (_, figures, expected) => {
  expect(figures).toEqual({ ...nothing, ...expected });
});

test.each([
  [0, 0, 0],
  [0, 75, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [75, 75, 100],
])('%i of %i scored questions: %i %%', (correct, scored, percentage) => {
  expect(scorePercentage({ correct, scored })).toBe(percentage);
});

test.each([
  ['of the answered pilots', { pilotCorrect: 1, pilotAnswered: 2, pilotTotal: 5 }, 50],
  ['of all pilots when none was answered', { pilotCorrect: 0, pilotAnswered: 0, pilotTotal: 5 }, 0],
  ['without pilots', { pilotCorrect: 0, pilotAnswered: 0, pilotTotal: 0 }, 0],
])('pilot percentage %s', (_, figures, percentage) => {
  expect(pilotPercentage(figures)).toBe(percentage);
});

test.each([
  [0, 2, 100],
  [1, 2, 400],
  [2, 2, 1000],
  [1, 4, 250],
  [3, 4, 700],
  [0, 0, 100],
])('by a table of 0 to 2 correct answers %i of %i are %i points', (correct, scored, points) => {
  expect(scoreBy([100, 400, 1000], correct, scored)).toBe(points);
});
