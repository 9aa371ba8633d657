import { aLesson, aQuestion, makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

const foreign = '<p>Mira</p><img src="https://otro.cl/pez.png" alt="Un pez">';
let api: TestApi;
let admin: Client;
let topicId: string;
let examId: string;
beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
  topicId = (await makeTopic(admin)).id;
  examId = (await makeExam(admin)).id;
});
afterAll(() => api.close());

test.each([
  ['a lesson', 'content', () => admin.post('/api/admin/lessons', { ...aLesson(topicId), content: foreign })],
  ['a question', 'question', () => admin.post('/api/admin/questions', { ...aQuestion(topicId), question: foreign })],
  [
    'an option',
    'options.1',
    () => admin.post('/api/admin/questions', { ...aQuestion(topicId), options: ['a', foreign, 'c', 'd'] }),
  ],
  [
    'an explanation',
    'explanation',
    () => admin.post(`/api/admin/exams/${examId}/questions`, anExamQuestion({ explanation: foreign })),
  ],
])('%s with a picture of another site is refused, with the field and the picture', async (_, path, send) => {
  const { status, body } = await send();
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    { path, message: 'La imagen https://otro.cl/pez.png es de otro sitio: guárdala en tu equipo y súbela' },
  ]);
});

test('a picture of this site is stored', async () => {
  const content = '<img src="/uploads/a.webp" alt="" />';
  expect((await admin.post('/api/admin/lessons', { ...aLesson(topicId), content })).status).toBe(201);
});
