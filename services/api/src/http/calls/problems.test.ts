import { aLesson, aQuestion, aTopic } from '@matraz/application/testing/content';
import { problem } from '@matraz/contracts/call';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let student: Client;

beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
  student = await api.account();
});
afterAll(() => api.close());

const expectProblem = (answer: Reply, status: number, code: string) => {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(problem.strict().parse(answer.body)).toMatchObject({ status, code, type: `urn:matraz:problem:${code}` });
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
};

const json = { 'content-type': 'application/json' };

describe('an error is a problem with a stable code and a Spanish detail', () => {
  test('every invalid field is listed', async () => {
    const answer = await admin.post('/api/admin/topics', {
      ...aTopic(),
      title: '',
      orderIndex: 0,
      color: 'fixed inset-0',
    });
    expectProblem(answer, 400, 'invalid_fields');
    expect(answer.body.detail).toBe('Hay campos con errores');
    expect(answer.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'color',
      'orderIndex',
      'title',
    ]);
    for (const { message } of answer.body.errors)
      expect(message).toMatch(/[Ii]nválid|pequeñ|al menos|esperaba|demasiado/);
  });

  test('a nested field has a path', async () => {
    const answer = await admin.post('/api/admin/questions', { ...aQuestion(newId()), options: ['a', ''] });
    expect(answer.body.errors).toMatchObject([{ path: 'options.1' }]);
  });

  test('HTML that is empty after sanitising is an invalid field', async () => {
    const answer = await admin.post('/api/admin/lessons', aLesson(newId(), { content: '<script>x</script>' }));
    expectProblem(answer, 400, 'invalid_fields');
    expect(answer.body.errors).toEqual([{ path: 'content', message: 'No puede quedar vacío' }]);
  });

  test.each(['{', '[', 'null', '"x"', '{"a":', ''])('a body that is not an object: %s', async (payload) => {
    const answer = await admin.request({ method: 'POST', url: '/api/admin/topics', headers: json, payload });
    expect(answer.status).toBe(400);
    expect(['malformed_request', 'invalid_fields']).toContain(answer.body.code);
  });

  test('[security 33] a very deep body is refused quickly', async () => {
    const payload = `{"title":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    const from = process.cpuUsage();
    const answer = await admin.request({ method: 'POST', url: '/api/admin/topics', headers: json, payload });
    expect(answer.status).toBe(400);
    const { user, system } = process.cpuUsage(from);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });

  test('[security 33] a body over 1 MB', async () => {
    const payload = JSON.stringify({ title: 'x'.repeat(1024 * 1024) });
    const answer = await admin.request({ method: 'POST', url: '/api/admin/topics', headers: json, payload });
    expectProblem(answer, 413, 'body_too_large');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'a body of type %s',
    async (type) => {
      const answer = await admin.request({
        method: 'POST',
        url: '/api/admin/topics',
        headers: { 'content-type': type },
        payload: JSON.stringify(aTopic()),
      });
      expectProblem(answer, 415, 'unsupported_media_type');
    },
  );

  test('a write without any body', async () => {
    expect((await admin.request({ method: 'POST', url: '/api/admin/topics' })).status).toBe(400);
  });

  test.each(['/api/nada', '/api/topics/x/nada', '/api/', '/api/admin', '/assets/nada.js', '/nada.txt'])(
    'nothing at %s',
    async (url) => {
      const answer = await student.get(url, { accept: 'application/json' });
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('not_found');
    },
  );

  test.each(['/%', '/api/%E0%A4%A', '/api/topics/%'])('a URL that cannot be decoded: %s', async (url) => {
    expectProblem(await student.get(url), 400, 'malformed_request');
  });

  test('an unknown method of a known path', async () => {
    expect((await student.request({ method: 'PATCH', url: '/api/topics' })).status).toBe(404);
  });

  test('an idempotency key of 201 characters, or an empty one', async () => {
    for (const key of ['x'.repeat(201), '']) {
      const answer = await admin.post('/api/admin/topics', aTopic(), { 'idempotency-key': key });
      expectProblem(answer, 400, 'invalid_idempotency_key');
    }
  });
});

describe('an id that does not exist is 404, never 400', () => {
  const ids = [
    'x',
    '1',
    newId(),
    '..%2f',
    '%00',
    "'; drop table read.topic; --",
    'x'.repeat(64),
    'x'.repeat(65),
    '0'.repeat(300),
  ];
  const studentReads = ['', '/stats', '/next-lesson', '/lesson-progress', '/question-progress'];

  test.each(ids)('%s', async (id) => {
    const part = encodeURIComponent(id);
    for (const read of studentReads) expect((await student.get(`/api/topics/${part}${read}`)).status).toBe(404);
    expect((await student.post(`/api/questions/${part}/answer`, { selectedAnswer: 0 })).status).toBe(404);
    expect((await student.post(`/api/lessons/${part}/complete`, { topicId: newId() })).status).toBe(404);
    for (const kind of ['topics', 'lessons', 'questions', 'videos']) {
      expect((await admin.delete(`/api/admin/${kind}/${part}`)).status).toBe(404);
    }
    expect((await admin.put(`/api/admin/topics/${part}`, aTopic())).status).toBe(404);
  });

  test('lists of a topic that does not exist', async () => {
    for (const kind of ['lessons', 'questions', 'videos']) {
      expectProblem(await student.get(`/api/${kind}?topicId=${newId()}`), 404, 'topic_not_found');
      expectProblem(await student.get(`/api/${kind}?topicId=x`), 404, 'topic_not_found');
    }
  });

  test('the texts are those of the specification', async () => {
    expect((await student.get(`/api/topics/${newId()}`)).body.detail).toBe('Tema no encontrado');
  });
});

test('content of a topic that does not exist is not created', async () => {
  expectProblem(await admin.post('/api/admin/lessons', aLesson(newId())), 404, 'topic_not_found');
  expectProblem(await admin.post('/api/admin/topics', aTopic({ courseId: 9 })), 400, 'course_not_found');
});
