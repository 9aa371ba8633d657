import type { Handle } from '@matraz/application/command';
import { duplicateExam } from '@matraz/application/exams/duplicate-exam';
import { anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client & TestAccount;
beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

const duplicate = (id: string, key = newId()) =>
  admin.request({ method: 'POST', url: `/api/admin/exams/${id}/duplicate`, headers: { 'idempotency-key': key } });

type Question = Record<'id' | 'examId' | 'question', string> & { isVoided: boolean };
const questionsOf = async (id: string) => {
  const { body } = await admin.get(`/api/exams/${id}`);
  return body.questions.map((question: Question) => ({ ...question, id: null, examId: null }));
};

test('a copy has all 80 questions in the same order, and is inactive', async () => {
  const { id } = await makeExam(admin, { scored: 75, pilots: 5, totalQuestions: 80, title: 'Ensayo 1' });
  const { status, body } = await duplicate(id);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'Ensayo 1 (copia)',
    isPublished: false,
    questionCount: 80,
    pilotQuestions: 5,
    totalQuestions: 80,
  });
  expect(await questionsOf(body.id)).toEqual(await questionsOf(id));
});

test('voided questions are not copied', async () => {
  const { id, questions } = await makeExam(admin, { scored: 3, pilots: 0 });
  await admin.post(`/api/admin/exams/${id}/questions/${questions[1]}/void`);
  const { body } = await duplicate(id);
  const copied: { question: string; orderIndex: number }[] = await questionsOf(body.id);
  expect(copied.map(({ question, orderIndex }) => [question, orderIndex])).toEqual([
    ['<p>Pregunta 1</p>', 1],
    ['<p>Pregunta 3</p>', 2],
  ]);
});

test('corrected keys are copied, and a question with the point for all is not', async () => {
  const { id, questions } = await makeExam(admin, { scored: 4, pilots: 0 });
  const correct = (place: number, decision: object) =>
    admin.post(`/api/admin/exams/${id}/questions/${questions[place]}/correction`, { decision, reason: 'x' });
  await correct(0, { kind: 'accept', accepted: [3] });
  await correct(1, { kind: 'accept', accepted: [0, 1] });
  await correct(2, { kind: 'everyone' });
  const { body } = await duplicate(id);
  const copied: { question: string; correctAnswer: number }[] = await questionsOf(body.id);
  expect(copied.map(({ question, correctAnswer }) => [question, correctAnswer])).toEqual([
    ['<p>Pregunta 1</p>', 3],
    ['<p>Pregunta 2</p>', 1],
    ['<p>Pregunta 4</p>', 1],
  ]);
});

test('a repeated request makes no second copy', async () => {
  const { id } = await makeExam(admin, { scored: 2, pilots: 0 });
  const key = newId();
  const [first, again] = [await duplicate(id, key), await duplicate(id, key)];
  expect(again.body).toEqual(first.body);
  expect(await questionsOf(first.body.id)).toHaveLength(2);
});

describe('an exam that is too large for one append', () => {
  /** 12 questions of 150 kB, in two loads. */
  const makeLargeExam = async () => {
    const { id } = await makeExam(admin, { scored: 0, pilots: 0 });
    const load = (from: number) =>
      Array.from({ length: 6 }, (_, n) => anExamQuestion({ question: `<p>${from + n} ${'a'.repeat(150_000)}</p>` }));
    for (const from of [1, 7]) {
      const { status } = await admin.post(`/api/admin/exams/${id}/questions/bulk`, { questions: load(from) });
      expect(status).toBe(201);
    }
    return id;
  };

  test('is copied in parts, and a copy that was interrupted is completed by a repeat', async () => {
    const id = await makeLargeExam();
    let commands = 0;
    const dying: Handle = (...command) => {
      commands += 1;
      // The first creates the exam, the second adds the first part.
      if (commands > 2) throw new Error('the process dies');
      return api.deps.handle(...command);
    };
    const idempotencyKey = newId();
    const context = { userId: admin.userId, correlationId: newId(), idempotencyKey, now: new Date() };
    await expect(duplicateExam({ ...api.deps, handle: dying }, id, context)).rejects.toThrow('the process dies');
    const { body } = await duplicate(id, idempotencyKey);
    expect(body.questionCount).toBe(12);
    expect(await questionsOf(body.id)).toEqual(await questionsOf(id));
    const { entries } = (await admin.get(`/api/admin/history/exam/${body.id}`)).body;
    expect(entries.at(0).changes).toEqual([{ action: 'questions-added', count: expect.any(Number) }]);
  });
});

test('an exam that does not exist cannot be copied', async () => {
  const { id } = await makeExam(admin, { scored: 1, pilots: 0 });
  await admin.delete(`/api/admin/exams/${id}`);
  for (const missing of [id, newId(), 'nothing']) expect((await duplicate(missing)).status).toBe(404);
});
