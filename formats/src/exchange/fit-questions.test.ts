import { describe, expect, test } from 'vitest';
import { toExamQuestions, toPracticeQuestions } from './fit-questions.ts';
import { type ImportedItem, type ImportProblem, type ImportResult, noKey } from './import-result.ts';

const item = (number: number, options: number, more: Partial<ImportedItem> = {}): ImportedItem => ({
  number,
  line: 10 * number,
  question: `¿${number}?`,
  options: Array.from({ length: options }, (_, index) => `${index}`),
  correctAnswer: 0,
  explanation: 'porque sí',
  ...more,
});
const problem = (number: number | null, text: string): ImportProblem => ({
  number,
  line: null,
  isLeftOut: false,
  text,
});
const resultOf = (items: ImportedItem[], problems: ImportProblem[] = []): ImportResult => ({
  items,
  problems,
  pictures: new Map(),
});

describe('practice', () => {
  test('takes the texts, the options, the key and the points of a question', () => {
    expect(toPracticeQuestions(resultOf([item(1, 3, { correctAnswer: 2, xpReward: 25 })]))).toEqual({
      questions: [
        { question: '¿1?', options: ['0', '1', '2'], correctAnswer: 2, explanation: 'porque sí', xpReward: 25 },
      ],
      suggestions: new Map(),
      problems: [],
    });
  });

  test('knows the option that may be the key of a question, by its place among those that are taken', () => {
    const items = [item(1, 1), item(2, 2, { correctAnswer: noKey, suggestedAnswer: 1 })];
    const { questions, suggestions } = toPracticeQuestions(resultOf(items));
    expect(questions[0]?.correctAnswer).toBe(noKey);
    expect([...suggestions]).toEqual([[0, 1]]);
  });

  test('takes from two to ten options and leaves out the others', () => {
    const { questions, problems } = toPracticeQuestions(resultOf([item(1, 1), item(2, 2), item(3, 10), item(4, 11)]));
    expect(questions.map(({ question }) => question)).toEqual(['¿2?', '¿3?']);
    expect(problems).toEqual([
      {
        number: 1,
        line: 10,
        isLeftOut: true,
        text: 'se omitió porque tiene 1 alternativas; la práctica admite de 2 a 10',
      },
      {
        number: 4,
        line: 40,
        isLeftOut: true,
        text: 'se omitió porque tiene 11 alternativas; la práctica admite de 2 a 10',
      },
    ]);
  });

  test.each([
    [undefined, 10],
    [0, 1],
    [1, 1],
    [1_000, 1_000],
    [9_999, 1_000],
  ])('%s points of the file count as %s', (xpReward, points) => {
    const given = xpReward === undefined ? {} : { xpReward };
    expect(toPracticeQuestions(resultOf([item(1, 2, given)])).questions[0]?.xpReward).toBe(points);
  });

  test('has no pilots: a pilot of the file is a normal question, and that is noted', () => {
    const { questions, problems } = toPracticeQuestions(
      resultOf([item(1, 2, { isPilot: true }), item(2, 2, { isPilot: false })]),
    );
    expect(questions).toHaveLength(2);
    expect(problems).toEqual([
      {
        number: 1,
        line: 10,
        isLeftOut: false,
        text: 'la práctica no tiene preguntas piloto; quedó como una normal',
      },
    ]);
  });
});

describe('an exam', () => {
  test('takes the texts, the options, the key and the mark of a pilot', () => {
    const items = [item(1, 2, { correctAnswer: 1, isPilot: true, xpReward: 25 }), item(2, 2)];
    expect(toExamQuestions(resultOf(items))).toEqual({
      questions: [
        { question: '¿1?', options: ['0', '1'], correctAnswer: 1, explanation: 'porque sí', isPilot: true },
        { question: '¿2?', options: ['0', '1'], correctAnswer: 0, explanation: 'porque sí', isPilot: false },
      ],
      suggestions: new Map(),
      problems: [],
    });
  });

  test('takes from one to five options and leaves out the others', () => {
    const { questions, problems } = toExamQuestions(resultOf([item(1, 1), item(2, 5), item(3, 6)]));
    expect(questions.map(({ question }) => question)).toEqual(['¿1?', '¿2?']);
    expect(problems).toEqual([
      {
        number: 3,
        line: 30,
        isLeftOut: true,
        text: 'se omitió porque tiene 6 alternativas; un ensayo admite de 1 a 5',
      },
    ]);
  });
});

test('problems are in the order of the questions; those about the file are last', () => {
  const problems = [problem(null, 'archivo'), problem(3, 'tres'), problem(null, 'nombres'), problem(1, 'uno')];
  expect(toExamQuestions(resultOf([item(2, 6), item(3, 7)], problems)).problems.map(({ text }) => text)).toEqual([
    'uno',
    'se omitió porque tiene 6 alternativas; un ensayo admite de 1 a 5',
    'tres',
    'se omitió porque tiene 7 alternativas; un ensayo admite de 1 a 5',
    'archivo',
    'nombres',
  ]);
});
