import { giveConsent } from '@matraz/application/accounts/give-consent';
import { makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import { legalVersion } from '@matraz/contracts/accounts/legal';
import { type Calls, calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let examId: string;
let questionId: string;
beforeAll(async () => {
  api = await startSharedTestApi();
  const admin = await api.account({ admin: true });
  examId = (await makeExam(admin)).id;
  questionId = (await makeTopic(admin, { questions: 1 })).questions[0] as string;
});
afterAll(() => api.close());

const pendingOf = async (student: Client) => (await student.get('/api/auth/user')).body.pending;
const accept = (student: Client, guardianEmail: string | null, version = legalVersion) =>
  student.post('/api/user/consent', { version, guardianEmail });
const names = Object.keys(calls) as (keyof Calls)[];

test('an account without consent is asked once, also on the start page', async () => {
  const student = await api.account();
  expect(await pendingOf(student)).toBe('consent');
  expect((await student.get('/api/dashboard')).body.user.pending).toBe('consent');
  expect((await accept(student, null)).body.pending).toBeNull();
  expect(await pendingOf(student)).toBeNull();
  expect((await accept(student, 'madre@correo.cl')).body.pending).toBeNull();
  expect(await pendingOf(student)).toBeNull();
});

test('an account that accepted an older version is asked again', async () => {
  const student = await api.account();
  const consent = { userId: student.userId, version: '2026-01-01', needsGuardian: false };
  await giveConsent(api.deps, consent, { correlationId: newId(), now: new Date() });
  expect(await pendingOf(student)).toBe('consent');
});

test('an exam that is running comes first', async () => {
  const student = await api.account();
  const { id } = (await student.post(`/api/exams/${examId}/start`)).body;
  expect(await pendingOf(student)).toBeNull();
  await student.post(`/api/exam-attempts/${id}/complete`);
  expect(await pendingOf(student)).toBe('consent');
});

test('a running exam is not locked by a consent that needs a guardian', async () => {
  const student = await api.account();
  const { id } = (await student.post(`/api/exams/${examId}/start`)).body;
  expect(await accept(student, 'madre@correo.cl')).toMatchObject({ status: 409, body: { code: 'exam_running' } });
  expect((await student.get(`/api/exam-attempts/${id}`)).status).toBe(200);
  expect((await accept(student, null)).status).toBe(200);
  await student.post(`/api/exam-attempts/${id}/complete`);
  expect(await pendingOf(student)).toBeNull();
});

test('a version that is not the newest is not accepted', async () => {
  const student = await api.account();
  expect((await accept(student, null, '2026-01-01')).body.code).toBe('legal_texts_changed');
  expect(await pendingOf(student)).toBe('consent');
});

test('a child waits for the guardian: every call of students is refused, and those of the account are not', async () => {
  const child = await api.account();
  expect((await accept(child, 'madre@correo.cl')).body.pending).toBe('guardian');
  for (const name of names.filter((one) => calls[one].access === 'session')) {
    const [method = '', path = ''] = routes[name].split(' ');
    const url = path.replace(/:\w+/g, () => newId());
    const { status, body } = await child.request({ method: method as 'GET', url, payload: '{' });
    expect({ name, status, code: body.code }).toEqual({ name, status: 403, code: 'guardian_required' });
  }
  expect(await pendingOf(child)).toBe('guardian');
  expect((await child.get('/api/user/factors')).status).toBe(200);
  expect((await child.get('/api/user/guardian')).body).toEqual({ address: 'madre@correo.cl', isMailed: true });
});

test('a child who studied before keeps everything, and goes on after the guardian agreed', async () => {
  const child = await api.account();
  expect((await child.post(`/api/questions/${questionId}/answer`, { selectedAnswer: 0 })).status).toBe(200);
  await accept(child, 'padre@correo.cl');
  expect((await child.get('/api/user/stats')).status).toBe(403);
  const { rows } = await api.deps.pool.query("select body from accounts.mails where address = 'padre@correo.cl'");
  const { pathname, search } = new URL(rows[0].body.match(/http\S+/)[0]);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await api.visitor.request({ method: 'POST', url: pathname + search, headers: form, payload: '' });
  await expect.poll(async () => (await child.get('/api/user/stats')).body.questionsAnswered).toBe(1);
  expect(await pendingOf(child)).toBeNull();
});

test('a child can ask again, at another address, a few times', async () => {
  const child = await api.account();
  await accept(child, 'mama@corre.cl');
  const again = (guardianEmail: string) => child.post('/api/user/guardian', { guardianEmail });
  expect((await again('mama@correo.cl')).body).toEqual({ address: 'mama@correo.cl', isMailed: true });
  expect((await again('ana@example.org')).body.code).toBe('own_guardian');
  expect((await again('mama')).status).toBe(400);
  const { rows } = await api.deps.pool.query("select address from accounts.mails where address like 'mama@%'");
  expect(rows).toEqual([{ address: 'mama@correo.cl' }]);
  await again('mama@correo.cl');
  await again('mama@correo.cl');
  expect(await again('mama@correo.cl')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('who waits for nobody cannot write to a stranger', async () => {
  const student = await api.account();
  const asked = await student.post('/api/user/guardian', { guardianEmail: 'vecina@correo.cl' });
  expect(asked.body.code).toBe('guardian_not_needed');
  const { rows } = await api.deps.pool.query("select from accounts.mails where address = 'vecina@correo.cl'");
  expect(rows).toEqual([]);
});

test('a visitor reads whom to ask about personal data', async () => {
  expect((await api.visitor.get('/api/contact')).body).toEqual({ privacyContact: null });
});
