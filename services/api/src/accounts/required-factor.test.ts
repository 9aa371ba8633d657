import { grantAdmin } from '@matraz/application/accounts/grant-admin';
import { aTopic, makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import { calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { loadConfig } from '@matraz/infra/config/config';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { trackOwnWrites } from '../http/calls/own-writes.ts';
import { publicUrl } from '../testing/test-api.ts';
import { type FactorsApp, type Student, startFactorsApp } from './testing/factors-app.ts';

const closed = loadConfig({ PUBLIC_URL: publicUrl, MATRAZ_DEMO: '0' });
const oidc = {
  issuer: 'https://id.liceo.cl',
  clientId: 'matraz',
  clientSecret: 'x',
  accountUrl: 'https://id.liceo.cl/cuenta',
};
let app: FactorsApp;

beforeAll(async () => {
  app = await startFactorsApp({ config: closed });
});
afterAll(() => app.close());

const admin = async (): Promise<Student> => {
  const student = await app.student();
  const writes = trackOwnWrites(app.deps);
  await grantAdmin(writes, student.userId, { correlationId: newId(), now: app.now() });
  await writes.waitUntilReadable();
  return student;
};
const userOf = async (one: Student) => (await one.get('/api/auth/user')).body;

test('an administrator without a second factor administers nothing outside the demo', async () => {
  const person = await admin();
  expect(await userOf(person)).toMatchObject({ isAdmin: true, lacksFactor: true });
  for (const { name, access } of Object.values(calls)) {
    if (access !== 'admin') continue;
    const [method = '', path = ''] = routes[name].split(' ');
    const url = path.replace(/:\w+/g, newId());
    const { status, body } = await person.request({ method: method as 'GET', url });
    expect([name, status, body.code]).toEqual([name, 403, 'factor_required']);
    expect(body.detail).toContain('agrega una llave de acceso o una app de códigos');
  }
});

test('without it she sees no draft and no correct answer, as a student', async () => {
  const author = await admin();
  await app.addPasskey(author);
  const draft = await makeTopic(author, { questions: 1, lessons: 1 });
  await author.put(`/api/admin/topics/${draft.id}`, aTopic({ status: 'draft' }));
  const open = await makeTopic(author, { title: 'Abierto', questions: 1 });
  const exam = await makeExam(author, { isPublished: false });
  const drafts = new RegExp(`${draft.id}|${exam.id}`);
  const lists = ['/api/topics', '/api/dashboard', '/api/exams'];
  const urls = ['', '/stats', '/next-lesson', '/lesson-progress', '/question-progress'].map(
    (part) => `/api/topics/${draft.id}${part}`,
  );

  const person = await admin();
  for (const url of urls) expect([url, (await person.get(url)).status]).toEqual([url, 404]);
  for (const url of lists) expect((await person.get(url)).text).not.toMatch(drafts);
  for (const url of [`/api/topics/${open.id}`, `/api/questions?topicId=${open.id}`])
    expect((await person.get(url)).text).not.toContain('correctAnswer');
  const answer = await person.post(`/api/questions/${draft.questions[0]}/answer`, { selectedAnswer: 0 });
  const lesson = await person.post(`/api/lessons/${draft.lessons[0]}/complete`, { topicId: draft.id });
  const start = await person.post(`/api/exams/${exam.id}/start`);
  expect([answer.status, lesson.status, start.status]).toEqual([404, 404, 404]);

  await app.addPasskey(person);
  for (const url of urls) expect([url, (await person.get(url)).status]).toEqual([url, 200]);
  for (const url of lists) expect((await person.get(url)).text).toMatch(drafts);
  expect((await person.get(`/api/questions?topicId=${open.id}`)).text).toContain('correctAnswer');
});

test('a student is refused as before', async () => {
  const { body } = await (await app.student()).get('/api/admin/status');
  expect(body.code).toBe('admin_required');
});

test.each([
  ['a passkey', (person: Student) => app.addPasskey(person)],
  ['an app of codes', (person: Student) => app.addCodeApp(person)],
])('with %s she administers at once', async (_, add) => {
  const person = await admin();
  await add(person);
  expect((await person.get('/api/admin/status')).status).toBe(200);
  expect((await userOf(person)).lacksFactor).toBeUndefined();
  expect((await person.get('/api/dashboard')).body.user.lacksFactor).toBeUndefined();
});

test('the first factor ends the other sessions, which had the password alone', async () => {
  const person = await admin();
  const other = app.browser();
  await other.logIn({ email: person.email, ...person.proof });
  expect(await app.whoami(other)).toBe(person.userId);
  await app.addPasskey(person);
  await vi.waitUntil(async () => (await app.whoami(other)) === undefined);
  expect((await person.get('/api/admin/status')).status).toBe(200);
});

test('an app that was not confirmed is no factor', async () => {
  const person = await admin();
  await person.post('/api/user/code-app', { proof: person.proof });
  expect((await person.get('/api/admin/status')).body.code).toBe('factor_required');
});

test.each([
  ['in the demo', { ...closed, demo: true }],
  ['with an external provider, which verifies its accounts itself', { ...closed, oidc }],
])('%s nothing is required', async (_, config) => {
  const open = await startFactorsApp({ config });
  const person = await open.account({ admin: true });
  expect((await person.get('/api/admin/status')).status).toBe(200);
  expect((await person.get('/api/auth/user')).body.lacksFactor).toBeUndefined();
  await open.close();
});

test('with an external provider the page names it', async () => {
  const outside = await startFactorsApp({ config: { ...closed, oidc } });
  const person = await outside.account();
  expect((await person.get('/api/user/factors')).body).toMatchObject({ managedAt: 'https://id.liceo.cl/cuenta' });
  expect((await person.post('/api/user/proof')).body.code).toBe('factors_elsewhere');
  await outside.close();
});
