import { makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { queriesOf } from '../../testing/queries-of.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let student: Client;
let topicId: string;
let questions: string[];
let examId: string;
let attemptId: string;
let finishedId: string;
beforeAll(async () => {
  api = await startSharedTestApi({ clock: () => new Date('2026-11-20T12:00:00Z') });
  const admin = await api.account({ admin: true });
  student = await api.account();
  const topic = await makeTopic(admin, { lessons: 3, questions: 3 });
  topicId = topic.id;
  const exam = await makeExam(admin);
  examId = exam.id;
  questions = exam.questions;
  await student.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });
  finishedId = (await student.post(`/api/exams/${exam.id}/start`)).body.id;
  await student.post(`/api/exam-attempts/${finishedId}/complete`);
  attemptId = (await student.post(`/api/exams/${exam.id}/start`)).body.id;
});
afterAll(() => api.close());

test.each([
  ['the start page', () => '/api/dashboard'],
  ['the path', () => '/api/path'],
  ['the goals', () => '/api/goals'],
  ['the user', () => '/api/auth/user'],
  ['the statistics', () => '/api/user/stats'],
  ['the topics', () => '/api/topics'],
  ['the review', () => '/api/review'],
  ['a topic', () => `/api/topics/${topicId}`],
  ['the lessons of a topic', () => `/api/lessons?topicId=${topicId}`],
  ['the questions of a topic', () => `/api/questions?topicId=${topicId}`],
  ['the lesson progress', () => `/api/topics/${topicId}/lesson-progress`],
  ['the question progress', () => `/api/topics/${topicId}/question-progress`],
  ['the statistics of a topic', () => `/api/topics/${topicId}/stats`],
  ['the activity', () => '/api/user/activity'],
  ['the payments', () => '/api/payments'],
  ['an exam', () => `/api/exams/${examId}`],
  ['the seal', () => '/api/seal'],
  ['the own reports', () => '/api/user/reports'],
  ['the assigned work', () => '/api/assigned-work'],
  ['the own classes', () => '/api/user/classes'],
  ['the videos of a topic', () => `/api/videos?topicId=${topicId}`],
  ['the mistakes', () => '/api/review/mistakes'],
  ['the due reviews', () => '/api/review/due'],
  ['the mastery', () => '/api/mastery'],
  ['the recommended practice', () => '/api/practice/recommended'],
  ['the diagnostic', () => '/api/diagnostic'],
  ['the next lesson', () => `/api/topics/${topicId}/next-lesson`],
  ['the list of exams', () => '/api/exams'],
  ['the statistics of an exam', () => `/api/exams/${examId}/stats`],
  ['the list of attempts', () => '/api/exam-attempts'],
  ['a running attempt', () => `/api/exam-attempts/${attemptId}`],
  ['an attempt that was handed in', () => `/api/exam-attempts/${finishedId}`],
])('%s needs one query', async (_, url) => {
  expect((await student.get(url())).status).toBe(200);
  const queries = await queriesOf(async () => expect((await student.get(url())).status).toBe(200));
  expect(queries).toEqual([expect.stringContaining('select')]);
});

test('a search needs two: what is found, and the texts of what is shown', async () => {
  const search = async () => expect((await student.get('/api/search?q=pregunta')).status).toBe(200);
  await search();
  expect(await queriesOf(search)).toHaveLength(2);
});

test('a payment needs one query', async () => {
  const queries = await queriesOf(async () => expect((await student.get(`/api/payments/${newId()}`)).status).toBe(404));
  expect(queries).toEqual([expect.stringContaining('from read.payment')]);
});

test('the report of an attempt needs two: the end of its stream, and what is the student’s', async () => {
  const read = async () => expect((await student.get(`/api/exam-attempts/${finishedId}/report`)).status).toBe(200);
  await read();
  expect(await queriesOf(read)).toHaveLength(2);
});

test('the courses need none', async () => {
  expect(await queriesOf(async () => expect((await student.get('/api/courses')).status).toBe(200))).toEqual([]);
});

test('saving, changing and clearing an answer need one query each: the append', async () => {
  const save = async (selectedAnswer: number | null) =>
    expect(
      (await student.post(`/api/exam-attempts/${attemptId}/answers`, { questionId: questions[0], selectedAnswer }))
        .status,
    ).toBe(200);
  await save(0);
  for (const selectedAnswer of [1, 2, null])
    expect(await queriesOf(() => save(selectedAnswer))).toEqual([expect.stringContaining('es.append')]);
});

test('handing in needs as many queries after many answers as after one', async () => {
  const handIn = async (answers: number) => {
    const own = await api.account();
    const { id } = (await own.post(`/api/exams/${examId}/start`)).body;
    const withKey = () => ({ 'Idempotency-Key': newId() });
    for (let n = 0; n < answers; n++) {
      const answer = { questionId: questions[0], selectedAnswer: n % 2 };
      expect((await own.post(`/api/exam-attempts/${id}/answers`, answer, withKey())).status).toBe(200);
    }
    return queriesOf(async () =>
      expect((await own.post(`/api/exam-attempts/${id}/complete`, {}, withKey())).status).toBe(200),
    );
  };
  const queries = await handIn(1);
  expect(await handIn(12)).toEqual(queries);
});
