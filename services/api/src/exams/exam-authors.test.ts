import { anExam, anExamQuestion, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

type Person = Client & TestAccount;

let api: TestApi;
let admin: Person;
let teacher: Person;
let colleague: Person;
let student: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
  teacher = await api.account({ teacher: true });
  colleague = await api.account({ teacher: true });
  student = await api.account();
});
afterAll(() => api.close());

const titlesOf = async (person: Person) =>
  ((await person.get('/api/exams')).body as { title: string }[]).map(({ title }) => title);

/** What a teacher may do with an exam, as calls of its author. */
const changesOf = ({ id, questions }: MadeExam) =>
  [
    ['PUT', `/api/admin/exams/${id}`, { title: 'Otro título' }],
    ['POST', `/api/admin/exams/${id}/questions`, anExamQuestion()],
    ['POST', `/api/admin/exams/${id}/questions/bulk`, { questions: [anExamQuestion()] }],
    ['PUT', `/api/admin/exam-questions/${questions[0]}`, anExamQuestion({ question: '<p>¿Otra?</p>' })],
    ['POST', `/api/admin/exams/${id}/questions/${questions[0]}/correction/preview`, { decision: { kind: 'void' } }],
    ['DELETE', `/api/admin/exam-questions/${questions[0]}`, undefined],
    ['DELETE', `/api/admin/exams/${id}`, undefined],
  ] as const;

const send = (person: Person, [method, url, body]: ReturnType<typeof changesOf>[number]) => {
  if (method === 'DELETE') return person.delete(url);
  return method === 'PUT' ? person.put(url, body) : person.post(url, body);
};

test('a teacher writes an exam: only she and administrators see it, with its author and its key', async () => {
  const exam = await makeExam(teacher, { title: 'Mi borrador', isPublished: false });
  for (const reader of [teacher, admin]) {
    const { body } = await reader.get(`/api/exams/${exam.id}`);
    expect(body).toMatchObject({
      author: teacher.userId,
      isPublished: false,
      questions: [{ correctAnswer: 1 }, {}, {}, {}, {}, {}],
    });
    expect(await titlesOf(reader)).toContain('Mi borrador');
  }
  for (const other of [colleague, student]) {
    expect((await other.get(`/api/exams/${exam.id}`)).body.code).toBe('exam_not_found');
    expect(await titlesOf(other)).not.toContain('Mi borrador');
  }
});

test("a colleague can change nothing of a teacher's exam, and a teacher nothing of the administrators'", async () => {
  const hers = await makeExam(teacher, { isPublished: false });
  const theirs = await makeExam(admin, { isPublished: true });
  for (const change of changesOf(hers)) expect((await send(colleague, change)).body).toMatchObject({ status: 404 });
  for (const change of changesOf(theirs)) expect((await send(teacher, change)).body).toMatchObject({ status: 404 });
  expect((await teacher.get(`/api/exams/${hers.id}`)).body.questions).toHaveLength(6);
});

test('its author makes every change of a draft', async () => {
  const draft = await makeExam(teacher, { isPublished: false });
  for (const change of changesOf(draft)) {
    const { status } = await send(teacher, change);
    expect([change[1], status < 300]).toEqual([change[1], true]);
  }
});

test('an administrator publishes the exam of a teacher, and then only administrators change it', async () => {
  const exam = await makeExam(teacher, { isPublished: false });
  const publish = { isPublished: true, allowIncomplete: true };
  expect((await teacher.put(`/api/admin/exams/${exam.id}`, publish)).body.code).toBe('publishing_not_allowed');
  expect((await admin.put(`/api/admin/exams/${exam.id}`, publish)).status).toBe(200);
  for (const change of changesOf(exam)) expect((await send(teacher, change)).body.code).toBe('exam_is_published');
  const { body } = await student.get(`/api/exams/${exam.id}`);
  expect(body).toMatchObject({ isPublished: true });
  expect(body).not.toHaveProperty('author');
});

test('a teacher cannot create an exam that all students see', async () => {
  const created = await teacher.post('/api/admin/exams', anExam({ isPublished: true }));
  expect(created).toMatchObject({ status: 403, body: { code: 'publishing_not_allowed' } });
});

test('a teacher makes her own exam from a published one, and not from the draft of a colleague', async () => {
  const published = await makeExam(admin, { isPublished: true });
  const { body: copy } = await teacher.post(`/api/admin/exams/${published.id}/duplicate`);
  expect(copy).toMatchObject({ author: teacher.userId, isPublished: false, questionCount: 6 });
  const draft = await makeExam(teacher, { isPublished: false });
  expect((await colleague.post(`/api/admin/exams/${draft.id}/duplicate`)).body.code).toBe('exam_not_found');
});

test('the author tries her own draft', async () => {
  const draft = await makeExam(teacher, { isPublished: false });
  const { status, body } = await teacher.post(`/api/exams/${draft.id}/start`);
  expect(status).toBe(200);
  const page = await teacher.get(`/api/exam-attempts/${body.id}`);
  expect(page).toMatchObject({ status: 200, body: { exam: { id: draft.id } } });
  expect((await teacher.post(`/api/exam-attempts/${body.id}/complete`)).status).toBe(200);
  expect((await teacher.get(`/api/exam-attempts/${body.id}`)).body).toMatchObject({ isCompleted: true });
  expect((await colleague.post(`/api/exams/${draft.id}/start`)).body.code).toBe('exam_not_found');
});

test('a teacher publishes her own exams where an administrator allows it', async () => {
  const exam = await makeExam(teacher, { isPublished: false });
  const publish = { isPublished: true, allowIncomplete: true };
  const allow = (isAllowed: boolean, by = admin, whom = teacher) =>
    by.put(`/api/admin/teachers/${whom.userId}/publishing`, { isAllowed });
  expect((await allow(true, teacher)).status).toBe(403);
  expect(await allow(true, admin, student)).toMatchObject({ status: 404, body: { code: 'teacher_not_found' } });
  expect((await allow(true)).status).toBe(200);
  expect((await teacher.get('/api/auth/user')).body.mayPublish).toBe(true);
  expect((await admin.get('/api/admin/teachers')).body.teachers).toContainEqual(
    expect.objectContaining({ userId: teacher.userId, mayPublish: true }),
  );

  expect((await teacher.put(`/api/admin/exams/${exam.id}`, publish)).status).toBe(200);
  expect((await student.get(`/api/exams/${exam.id}`)).status).toBe(200);
  const page = (await teacher.get(`/api/exams/${exam.id}`)).body;
  expect(page.questions[0]).toMatchObject({ correctAnswer: 1 });
  expect(page.version).toBeGreaterThan(0);
  expect((await teacher.put(`/api/admin/exams/${exam.id}`, { title: 'Otro título' })).status).toBe(200);
  const theirs = await makeExam(admin, { isPublished: false });
  expect((await teacher.put(`/api/admin/exams/${theirs.id}`, publish)).status).toBe(404);

  expect((await allow(false)).status).toBe(200);
  expect((await teacher.put(`/api/admin/exams/${exam.id}`, { title: 'Tercero' })).body.code).toBe('exam_is_published');
  expect((await student.get(`/api/exams/${exam.id}`)).status).toBe(200);
});
