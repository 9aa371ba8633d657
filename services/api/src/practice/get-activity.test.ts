import { type Made, makeTopic } from '@matraz/application/testing/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let now = new Date('2026-03-10T18:00:00Z');
let api: TestApi;
let topic: Made;
let student: Client;

beforeAll(async () => {
  api = await startSharedTestApi({ clock: () => now });
  const admin = await api.account({ admin: true });
  topic = await makeTopic(admin, { questions: 3, lessons: 2 });
  student = await api.account();
});
afterAll(() => api.close());

const answer = (place: number, selectedAnswer: number) =>
  student.post(`/api/questions/${topic.questions[place]}/answer`, { selectedAnswer });
const complete = (place: number) =>
  student.post(`/api/lessons/${topic.lessons[place]}/complete`, { topicId: topic.id });
const activity = async (query = '') => (await student.get(`/api/user/activity${query}`)).body;

test('visitors are refused; a new student has no days', async () => {
  expect(await api.visitor.get('/api/user/activity')).toMatchObject({ status: 401 });
  const { body, headers } = await (await api.account()).get('/api/user/activity');
  expect(body).toEqual({ from: '2025-12-17', to: '2026-03-10', days: [] });
  expect(headers['cache-control']).toBe('no-store');
});

test('each day (in Chile) has answers, correct answers, first answers, lessons and XP', async () => {
  await answer(0, 1);
  await answer(1, 0);
  await complete(0);
  now = new Date('2026-03-12T02:59:59Z'); // the last second of the 11th
  await answer(1, 1);
  now = new Date('2026-03-12T03:00:00Z');
  await answer(2, 1);
  await complete(1);
  await complete(1);
  const days = [
    { day: '2026-03-10', answers: 2, correct: 1, firstAttempts: 2, lessons: 1, exams: 0, xp: 10 },
    { day: '2026-03-11', answers: 1, correct: 1, firstAttempts: 0, lessons: 0, exams: 0, xp: 0 },
    { day: '2026-03-12', answers: 1, correct: 1, firstAttempts: 1, lessons: 1, exams: 0, xp: 10 },
  ];
  expect(await activity()).toEqual({ from: '2025-12-19', to: '2026-03-12', days });
  expect(await activity('?days=2')).toEqual({ from: '2026-03-11', to: '2026-03-12', days: days.slice(1) });
  expect(await activity('?days=1')).toEqual({ from: '2026-03-12', to: '2026-03-12', days: days.slice(2) });
  expect(await activity('?days=371')).toEqual({ from: '2025-03-07', to: '2026-03-12', days });
});

test.each(['0', '372', '-1', '1.5', 'x', ''])('?days=%s is refused', async (days) => {
  expect(await student.get(`/api/user/activity?days=${days}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_fields' },
  });
});
