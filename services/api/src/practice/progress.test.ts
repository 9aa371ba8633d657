import { makeTopic } from '@matraz/application/testing/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;

beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

test('in the results of a topic, accuracy counts the latest answer and XP the first one', async () => {
  const student = await api.account();
  const { id, questions } = await makeTopic(admin, { questions: 4 });
  const [one, two, three] = questions;
  for (const [question, selectedAnswer] of [
    [one, 1],
    [two, 0],
    [three, 0],
    [three, 1],
  ] as const) {
    await student.post(`/api/questions/${question}/answer`, { selectedAnswer });
  }
  expect((await student.get(`/api/topics/${id}/stats`)).body).toEqual({
    accuracy: 67,
    xpEarned: 10,
    questionsCorrect: 2,
    questionsAnswered: 3,
    totalQuestions: 4,
  });
  expect((await student.get(`/api/topics/${id}/question-progress`)).body).toEqual(
    questions.map((questionId, place) => ({
      questionId,
      isAnswered: place < 3,
      isCorrect: [true, false, true][place] ?? null,
    })),
  );
});

test('a later wrong answer lowers accuracy but not XP', async () => {
  const student = await api.account();
  const { id, questions } = await makeTopic(admin, { questions: 2 });
  const answer = (place: number, selectedAnswer: number) =>
    student.post(`/api/questions/${questions[place]}/answer`, { selectedAnswer });
  const results = async () => (await student.get(`/api/topics/${id}/stats`)).body;
  for (const place of [0, 1]) await answer(place, 1);
  expect(await results()).toMatchObject({ accuracy: 100, questionsCorrect: 2, xpEarned: 20 });
  await answer(0, 3);
  expect(await results()).toMatchObject({ accuracy: 50, questionsCorrect: 1, xpEarned: 20 });
  expect((await student.get('/api/user/stats')).body).toMatchObject({ questionsAnswered: 2, accuracy: 50 });
  expect((await student.get(`/api/topics/${id}`)).body.progress).toMatchObject({ questionsCorrect: 1 });
});

test('before the first answer everything is 0', async () => {
  const student = await api.account();
  const { id } = await makeTopic(admin, { lessons: 0, questions: 2 });
  expect((await student.get(`/api/topics/${id}/stats`)).body).toEqual({
    accuracy: 0,
    xpEarned: 0,
    questionsCorrect: 0,
    questionsAnswered: 0,
    totalQuestions: 2,
  });
  expect((await student.get(`/api/topics/${id}/next-lesson`)).body).toEqual({ nextLessonIndex: 0 });
  expect((await student.get(`/api/topics/${id}/lesson-progress`)).body).toEqual([]);
});

test('the next lesson is the first open one that is not completed, and 0 when all are', async () => {
  const student = await api.account();
  const premium = await api.account({ premiumDays: 1 });
  const { id, lessons } = await makeTopic(admin, { orderIndex: 3, lessons: 4 });
  const next = async (client: Client) => (await client.get(`/api/topics/${id}/next-lesson`)).body.nextLessonIndex;
  const complete = (client: Client, place: number) =>
    client.post(`/api/lessons/${lessons[place]}/complete`, { topicId: id });

  await complete(student, 1);
  expect(await next(student)).toBe(0);
  await complete(student, 0);
  expect(await next(student)).toBe(0); // two of four lessons are open, both are completed
  for (const place of [0, 1]) await complete(premium, place);
  expect(await next(premium)).toBe(2);
  for (const place of [2, 3]) await complete(premium, place);
  expect(await next(premium)).toBe(0);
});

test('a deleted question does not count; a completed topic stays completed', async () => {
  const student = await api.account();
  const { id, questions } = await makeTopic(admin, { questions: 2 });
  for (const question of questions) await student.post(`/api/questions/${question}/answer`, { selectedAnswer: 1 });
  await admin.delete(`/api/admin/questions/${questions[0]}`);
  const { body } = await student.get(`/api/topics/${id}`);
  expect(body.progress).toEqual({ questionsAnswered: 1, questionsCorrect: 1, isCompleted: true });
  expect((await student.get('/api/user/stats')).body).toMatchObject({ topicsCompleted: 1, questionsAnswered: 2 });
});
