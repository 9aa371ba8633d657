import { aQuestion, aTopic, type Made, makeTopic } from '@matraz/application/testing/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

/** A draft changes which topics of its unit are free. */
const unit = 'Con borradores';

let api: TestApi;
let admin: Client;
let student: Client;
/** A topic that the student has studied, and that is a draft again. */
let draft: Made;

beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
  student = await api.account({ premiumDays: 30 });
  draft = await makeTopic(admin, { unit, title: 'A medias', lessons: 2, questions: 2, videos: 1 });
  await student.post(`/api/questions/${draft.questions[0]}/answer`, { selectedAnswer: 0 });
  await put({ status: 'draft' });
});
afterAll(() => api.close());

const put = (fields: object) =>
  admin.put(`/api/admin/topics/${draft.id}`, aTopic({ unit, title: 'A medias', ...fields }));
const statusFor = async (client: Client) =>
  (await client.get('/api/topics')).body.find(({ id }: { id: string }) => id === draft.id)?.status;

describe('a draft topic', () => {
  test('is in the lists of administrators only', async () => {
    expect(await statusFor(admin)).toBe('draft');
    expect(await statusFor(student)).toBeUndefined();
    expect((await student.get('/api/dashboard')).text).not.toContain('A medias');
    expect((await admin.get('/api/dashboard')).text).toContain('A medias');
  });

  test.each([
    ['the topic', () => `/api/topics/${draft.id}`],
    ['its lessons', () => `/api/lessons?topicId=${draft.id}`],
    ['its questions', () => `/api/questions?topicId=${draft.id}`],
    ['its videos', () => `/api/videos?topicId=${draft.id}`],
    ['its figures', () => `/api/topics/${draft.id}/stats`],
    ['its next lesson', () => `/api/topics/${draft.id}/next-lesson`],
    ['its lesson progress', () => `/api/topics/${draft.id}/lesson-progress`],
    ['its question progress', () => `/api/topics/${draft.id}/question-progress`],
  ])('does not exist for students: %s', async (_, urlOf) => {
    const { status, body } = await student.get(urlOf());
    expect([status, body.code]).toEqual([404, 'topic_not_found']);
    expect((await admin.get(urlOf())).status).toBe(200);
  });

  test('cannot be studied', async () => {
    const answer = await student.post(`/api/questions/${draft.questions[1]}/answer`, { selectedAnswer: 1 });
    expect([answer.status, answer.body.code]).toEqual([404, 'question_not_found']);
    const lesson = await student.post(`/api/lessons/${draft.lessons[0]}/complete`, { topicId: draft.id });
    expect([lesson.status, lesson.body.code]).toEqual([404, 'lesson_not_found']);
  });

  test('is not reviewed', async () => {
    expect((await student.get('/api/review')).body).toEqual({ mistakes: [], due: [] });
    expect((await student.get('/api/review/mistakes')).body).toEqual({ total: 0, questions: [] });
    expect((await student.get('/api/review/due')).body).toMatchObject({ total: 0, questions: [] });
  });

  test('gives no question to a test exam', async () => {
    await makeTopic(admin, { questions: 1 });
    await admin.post('/api/admin/questions', aQuestion(draft.id, { question: '<p>Solo en el borrador</p>' }));
    const { body: exam } = await admin.post('/api/admin/create-test-exam', { totalQuestions: 500 });
    const { body, text } = await admin.get(`/api/exams/${exam.id}`);
    expect(body.questions).not.toEqual([]);
    expect(text).not.toContain('Solo en el borrador');
  });

  test('stays a draft in a change that does not name its state', async () => {
    const { body } = await put({ description: 'Otra' });
    expect(body).toMatchObject({ description: 'Otra', status: 'draft' });
    expect(await statusFor(student)).toBeUndefined();
  });

  test('stays a draft when an older version of it is restored', async () => {
    const { version } = (await admin.get(`/api/topics/${draft.id}`)).body;
    const url = `/api/admin/history/topic/${draft.id}`;
    expect((await admin.get(`${url}/1`)).body.content.status).toBe('published');
    expect((await admin.post(`${url}/restore`, { version: 1, expectedVersion: version })).status).toBe(200);
    expect(await statusFor(admin)).toBe('draft');
  });

  test('is there for students once it is published, with what they did before', async () => {
    expect((await put({ status: 'published' })).body.status).toBe('published');
    expect(await statusFor(student)).toBe('published');
    const { body } = await student.get(`/api/topics/${draft.id}`);
    expect(body.progress).toMatchObject({ questionsAnswered: 1 });
    expect((await student.get('/api/review/mistakes')).body.total).toBe(1);
  });
});

describe('the free places of a unit', () => {
  const free = async (reader: Client, id: string) =>
    (await reader.get(`/api/topics/${id}`)).body.videos[0].locked === false;

  test('are not taken by a draft', async () => {
    const unit = 'Con un borrador antes';
    const place = (orderIndex: number, fields = {}) =>
      makeTopic(admin, { unit, orderIndex, lessons: 2, questions: 6, videos: 1, ...fields });
    const hidden = await place(2);
    const [third, fourth] = [await place(3), await place(4)];
    const reader = await api.account();
    expect([await free(reader, hidden.id), await free(reader, third.id)]).toEqual([true, false]);

    await admin.put(`/api/admin/topics/${hidden.id}`, aTopic({ unit, orderIndex: 2, status: 'draft' }));
    expect([await free(reader, third.id), await free(reader, fourth.id)]).toEqual([true, false]);
    const { body } = await reader.get('/api/topics');
    const shown = body.filter((topic: { unit: string }) => topic.unit === unit);
    expect(shown.map(({ orderIndex, place }: Record<string, number>) => [orderIndex, place])).toEqual([
      [3, 2],
      [4, 3],
    ]);
    const last = async ({ lessons, questions }: Made, topicId: string) => {
      const lesson = await reader.post(`/api/lessons/${lessons[1]}/complete`, { topicId });
      const answer = await reader.post(`/api/questions/${questions[5]}/answer`, { selectedAnswer: 1 });
      return [lesson.status, answer.status];
    };
    expect(await last(third, third.id)).toEqual([200, 200]);
    expect(await last(fourth, fourth.id)).toEqual([403, 403]);
    expect((await reader.get(`/api/topics/${third.id}/next-lesson`)).body).toEqual({ nextLessonIndex: 0 });
  });
});

test('a new topic is published unless the call says otherwise', async () => {
  expect((await admin.post('/api/admin/topics', aTopic())).body.status).toBe('published');
  expect((await admin.post('/api/admin/topics', aTopic({ unit, status: 'draft' }))).body.status).toBe('draft');
});

test('a copy of a topic is a draft', async () => {
  const original = await makeTopic(admin, { unit, lessons: 1 });
  const { body } = await admin.post(`/api/admin/topics/${original.id}/duplicate`, {});
  expect(body.status).toBe('draft');
});
