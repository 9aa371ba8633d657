import { Writable } from 'node:stream';
import { makeExam } from '@matraz/application/testing/exams';
import { createLogger } from '@matraz/infra/logging/logger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '../../testing/client.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const lines: string[] = [];
let api: TestApi;

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api = await startTestApi({ logger: createLogger('api', destination) });
});
afterAll(() => api.close());

test('[security 36] a request is one line without path, query, cookie or e-mail', async () => {
  const student = await api.account();
  await student.get('/api/auth/user');
  await student.get('/api/lessons?topicId=SECRETO', { 'user-agent': 'SECRETO', referer: 'https://x.test/SECRETO' });
  await api.visitor.get('/api/callback?code=SECRETO&state=SECRETO');
  await api.visitor.get('/api/nada/SECRETO');
  const log = lines.join('');
  expect(log).toContain('"route":"/api/auth/user"');
  expect(log).not.toMatch(/SECRETO|ana@example|127\.0\.0\.1|matraz=/);
  expect(log).not.toContain(student.cookie.split('=')[1]);
});

test('the line of a request names its id, route and status', async () => {
  lines.length = 0;
  await (await api.account()).get('/api/courses');
  const [line] = lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'request');
  expect(line).toEqual({
    name: 'api',
    level: 'info',
    time: expect.any(String),
    pid: expect.any(Number),
    hostname: expect.any(String),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'GET',
    route: '/api/courses',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  });
});

test('an accepted answer is logged once', async () => {
  const exam = await makeExam(await api.account({ admin: true }));
  const student = await api.account();
  const attempt = (await student.post(`/api/exams/${exam.id}/start`)).body.id;
  lines.length = 0;
  const saved = await student.post(`/api/exam-attempts/${attempt}/answers`, {
    questionId: exam.questions[0],
    selectedAnswer: 0,
  });
  expect(saved.status).toBe(200);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'request', route: '/api/exam-attempts/:id/answers', status: 200 }),
  ]);
});

test('the requests of health checks are not logged', async () => {
  lines.length = 0;
  for (const path of ['/healthz', '/readyz', '/api/courses']) await api.visitor.get(path);
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests.map(({ route }) => route)).toEqual(['/api/courses']);
});

test('[security 37] each kind of refused access is logged', async () => {
  const refusedBy = async (request: Promise<Reply>) => {
    lines.length = 0;
    const { status } = await request;
    const { reqId, code } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'access refused') ?? {};
    expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
    return [status, code];
  };
  const student = await api.account();
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect(await refusedBy(api.visitor.get('/api/topics'))).toEqual([401, 'session_required']);
  expect(await refusedBy(student.get('/api/admin/stats'))).toEqual([403, 'admin_required']);
  expect(await refusedBy(student.post('/api/create-payment', {}, elsewhere))).toEqual([403, 'cross_site_request']);
  const form = api.visitor.post('/idp/contrasena', {}, elsewhere);
  // Pages log the status.
  expect(await refusedBy(form)).toEqual([403, undefined]);
});

test('[security 37] refused access is logged; a fault is logged with its request id, and its reply has no details', async () => {
  lines.length = 0;
  const student = await api.account();
  await student.get('/api/admin/stats');
  expect(lines.join('')).toContain('"code":"admin_required"');

  await api.deps.pool.query('alter table read.exam alter column is_published type text');
  const { status, text, body } = await student.get('/api/exams');
  expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal_error' });
  expect(text).not.toMatch(/boolean|argument|select|read\.|at /);
  expect(lines.join('')).toMatch(/"reqId":"[0-9a-f-]{36}".*type boolean/);
  await api.deps.pool.query('alter table read.exam alter column is_published type boolean using is_published::boolean');
});
