import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { completedAttempt, examAttemptCalls, examAttemptItem, runningAttempt } from './attempt-http.ts';
import { examCalls } from './http.ts';

const id = '0192f0c1-0000-7000-8000-000000000001';
const other = '0192f0c1-0000-7000-8000-000000000002';

/** Every property name of a reply, at any depth. */
const namesIn = (schema: z.ZodType): Set<string> => {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(value)) names.add(name);
      walk(value);
    }
  };
  walk(z.toJSONSchema(schema));
  return names;
};
const telling = [
  'correctAnswer',
  'isCorrect',
  'explanation',
  'correct',
  'paesScore',
  'percentage',
  'pilotCorrect',
  'isVoided',
];

test('a running attempt has no field that shows whether an answer is correct', () => {
  const { startExam, saveExamAnswer } = examAttemptCalls;
  // Only `isVoided` is there: it tells nothing about the answer.
  const pageMaySay = ['isVoided'];
  for (const schema of [runningAttempt, startExam.reply, saveExamAnswer.reply, examAttemptItem.options[0]]) {
    const names = namesIn(schema);
    expect(names.size).toBeGreaterThan(3);
    expect(telling.filter((name) => names.has(name))).toEqual(schema === runningAttempt ? pageMaySay : []);
  }
});

test('a completed attempt has key, explanation and score', () => {
  const names = namesIn(completedAttempt);
  expect(telling.filter((name) => !names.has(name))).toEqual([]);
});

describe('request bodies', () => {
  const accepts = (schema: z.ZodType, body: unknown) => schema.safeParse(body).success;
  const question = { question: '¿Cuál?', options: ['uno', 'dos'], correctAnswer: 1 };
  const { createExam, updateExam, createExamQuestion, createExamQuestions, reorderExamQuestions, createTestExam } =
    examCalls;
  const { saveExamAnswer, completeExamAttempt } = examAttemptCalls;
  const form = { title: 'Ensayo', duration: 1, totalQuestions: 80 };

  test('optional fields of the forms', () => {
    expect(createExam.body.parse(form)).toEqual({ ...form, description: '', subject: 'Biology', isPublished: true });
    expect(updateExam.body.parse({ isPublished: false })).toEqual({ isPublished: false });
    expect(createExamQuestion.body.parse(question)).toEqual({ ...question, explanation: '', isPilot: false });
  });

  test.each<[string, z.ZodType, unknown, boolean]>([
    ['an exam of one second', createExam.body, form, true],
    ['an exam of no time', createExam.body, { ...form, duration: 0 }, false],
    ['half a second', createExam.body, { ...form, duration: 1.5 }, false],
    ['another subject', createExam.body, { ...form, subject: 'Math' }, false],
    ['a blank title', createExam.body, { ...form, title: ' ' }, false],
    ['one option alone', createExamQuestion.body, { ...question, options: ['uno'], correctAnswer: 0 }, false],
    ['six options', createExamQuestion.body, { ...question, options: Array(6).fill('x') }, false],
    ['a key beyond the options', createExamQuestion.body, { ...question, correctAnswer: 2 }, false],
    ['the exam it is for, and its place', createExamQuestion.body, { ...question, examId: id, orderIndex: 3 }, true],
    ['an unknown field', createExamQuestion.body, { ...question, score: 3 }, false],
    [
      'one option in bulk',
      createExamQuestions.body,
      { questions: [{ ...question, options: ['uno'], correctAnswer: 0 }] },
      true,
    ],
    ['no questions in bulk', createExamQuestions.body, { questions: [] }, false],
    [
      'an order',
      reorderExamQuestions.body,
      {
        questionsOrder: [
          { id, orderIndex: 2 },
          { id: other, orderIndex: 1 },
        ],
      },
      true,
    ],
    [
      'a question named twice',
      reorderExamQuestions.body,
      {
        questionsOrder: [
          { id, orderIndex: 2 },
          { id, orderIndex: 1 },
        ],
      },
      false,
    ],
    ['a test exam', createTestExam.body, {}, true],
    ['a test exam of 20', createTestExam.body, { totalQuestions: 20 }, true],
    ['an answer', saveExamAnswer.body, { questionId: id, selectedAnswer: 4 }, true],
    ['no answer', saveExamAnswer.body, { questionId: id, selectedAnswer: null }, true],
    ['a negative answer', saveExamAnswer.body, { questionId: id, selectedAnswer: -1 }, false],
    ['an answer and when', saveExamAnswer.body, { questionId: id, selectedAnswer: 1, savedAt: 'ayer' }, false],
    ...[{}, ...[-1, 0, 1e9, '12', null].map((timeElapsed) => ({ timeElapsed }))].map(
      (body): [string, z.ZodType, unknown, boolean] => [
        `completing with ${JSON.stringify(body)}`,
        completeExamAttempt.body,
        body,
        true,
      ],
    ),
    ['completing with a score', completeExamAttempt.body, { timeElapsed: 1, paesScore: 1000 }, false],
  ])('%s', (_, schema, body, accepted) => {
    expect(accepts(schema, body)).toBe(accepted);
  });
});

test('a reply with other fields needs another format, so that browsers do not keep the old reply', () => {
  const { conditional, reply } = examAttemptCalls.getExamAttempt;
  const shape = createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(reply)))
    .digest('hex')
    .slice(0, 8);
  // When only the shape differs, raise the format in attempt-http.ts, then change both here.
  expect({ ...conditional, shape }).toEqual({ format: 10, shape: 'a8aff6d3' });
});
