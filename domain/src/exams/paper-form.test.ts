import { paperForms } from '@matraz/contracts/exams/limits';
import { expect, test } from 'vitest';
import { examForm, type FormQuestion, paperForm } from './paper-form.ts';

const questions = (count: number, change: Partial<FormQuestion> = {}): FormQuestion[] =>
  Array.from({ length: count }, (_, number) => ({
    questionId: `q${number}`,
    options: ['uno', 'dos', 'tres', 'cuatro'],
    ...change,
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
  expect(examForm('exam', 'form-B', questions(4))).toEqual(examForm('exam', 'form-B', questions(4)));
  expect(paperForm('exam', 'B', questions(5))).toMatchInlineSnapshot(`
    [
      {
        "options": [
          2,
          3,
          0,
          1,
        ],
        "questionId": "q1",
      },
      {
        "options": [
          3,
          0,
          2,
          1,
        ],
        "questionId": "q0",
      },
      {
        "options": [
          3,
          0,
          2,
          1,
        ],
        "questionId": "q4",
      },
      {
        "options": [
          1,
          2,
          3,
          0,
        ],
        "questionId": "q3",
      },
      {
        "options": [
          3,
          0,
          1,
          2,
        ],
        "questionId": "q2",
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

test('the questions of an area stay together and in the place of the area', () => {
  const biology = questions(10, { area: 'Biology' });
  const physics = questions(10, { area: 'Physics' }).map((one) => ({ ...one, questionId: `p${one.questionId}` }));
  const ids = idsOf(examForm('exam', 'seed', [...biology, ...physics]));
  expect(ids.slice(0, 10).sort()).toEqual(idsOf(biology).sort());
  expect(ids).not.toEqual(idsOf([...biology, ...physics]));
});

test.each(['Todas las anteriores', '<p>Ninguna de las <b>anteriores</b>.</p>', 'A y C', 'La alternativa B'])(
  'the options stay where they are when one of them names others: %s',
  (text) => {
    for (const { options } of examForm('exam', 'seed', questions(10, { options: ['uno', 'dos', 'tres', text] }))) {
      expect(options).toEqual([0, 1, 2, 3]);
    }
  },
);

test('options that only combine statements are put in another order', () => {
  const placed = examForm('exam', 'seed', questions(10, { options: ['Solo I', 'Solo II', 'I y II', 'I, II y III'] }));
  expect(placed.some(({ options }) => options.join() !== '0,1,2,3')).toBe(true);
});

test('an exam without questions has an empty form', () => {
  expect(examForm('exam', 'seed', [])).toEqual([]);
});
