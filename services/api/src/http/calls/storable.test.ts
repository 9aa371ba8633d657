import { anExam, anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['account']>>;
beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

test.each([
  ['a null character', 'a\u0000b'],
  ['the first half of a pair', 'a\ud83d'],
  ['the second half of a pair', '\ude00a'],
])('%s cannot be stored as text and is refused in every field', async (_, text) => {
  const { id } = await makeExam(admin, { scored: 0, pilots: 0 });
  const url = `/api/admin/exams/${id}/questions`;
  for (const answer of [
    await admin.post('/api/admin/exams', anExam({ title: text })),
    await admin.post(url, anExamQuestion({ explanation: text })),
    await admin.post(`${url}/bulk`, { questions: [anExamQuestion(), anExamQuestion({ options: ['a', text] })] }),
  ]) {
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'malformed_request' });
  }
});

test('whole surrogate pairs are stored, and numeric HTML entities cannot create half of one', async () => {
  const { body } = await admin.post('/api/admin/exams', anExam({ title: 'Ensayo 😀' }));
  expect(body.title).toBe('Ensayo 😀');
  const question = anExamQuestion({ question: '<p>a&#0;b&#xD83D;</p>' });
  expect((await admin.post(`/api/admin/exams/${body.id}/questions`, question)).status).toBe(201);
});

test('a very deep body is checked', async () => {
  const payload = `{"title":${'['.repeat(300_000)}${']'.repeat(300_000)}}`;
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/admin/exams',
    headers: { cookie: admin.cookie, 'content-type': 'application/json' },
    payload,
  });
  expect(statusCode).toBe(400);
});
