import { paperForms } from '@matraz/contracts/exams/limits';
import { expect, test } from 'vitest';
import type { FormQuestion } from './exam-form.ts';
import { paperForm } from './paper-form.ts';

const questions = (count: number): FormQuestion[] =>
  Array.from({ length: count }, (_, number) => ({
    questionId: `q${number}`,
    options: ['uno', 'dos', 'tres', 'cuatro'],
  }));

const idsOf = (form: readonly { questionId: string }[]) => form.map(({ questionId }) => questionId);
const sorted = (items: readonly number[]) => [...items].sort((a, b) => a - b);

test('form A is the exam itself', () => {
  expect(paperForm('exam', 'A', questions(2))).toEqual([
    { questionId: 'q0', options: [0, 1, 2, 3] },
    { questionId: 'q1', options: [0, 1, 2, 3] },
  ]);
});

test('the same exam and seed give the same form: printed papers stay valid', () => {
  expect(paperForm('exam', 'B', questions(5))).toMatchInlineSnapshot(`
    [
      {
        "options": [
          3,
          1,
          2,
          0,
        ],
        "questionId": "q1",
      },
      {
        "options": [
          2,
          3,
          0,
          1,
        ],
        "questionId": "q0",
      },
      {
        "options": [
          0,
          1,
          2,
          3,
        ],
        "questionId": "q3",
      },
      {
        "options": [
          1,
          2,
          0,
          3,
        ],
        "questionId": "q2",
      },
      {
        "options": [
          1,
          2,
          3,
          0,
        ],
        "questionId": "q4",
      },
    ]
  `);
});

test('the forms of an exam differ, and those of another exam too', () => {
  const forms = paperForms.map((form) => JSON.stringify(paperForm('exam', form, questions(20))));
  expect(new Set([...forms, JSON.stringify(paperForm('other', 'B', questions(20)))]).size).toBe(5);
});

test('each form has every question and every option once', () => {
  for (const form of paperForms) {
    const placed = paperForm('exam', form, questions(30));
    expect(idsOf(placed).sort()).toEqual(idsOf(questions(30)).sort());
    for (const { options } of placed) expect(sorted(options)).toEqual([0, 1, 2, 3]);
  }
});

test('an exam without questions has an empty form', () => {
  expect(paperForm('exam', 'B', [])).toEqual([]);
});
