import { type Made, makeTopic } from '@matraz/application/testing/content';
import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

type Person = Client & TestAccount;

let api: TestApi;
let admin: Person;
let teacher: Person;
let topic: Made;
/** Minutes by which the clock of this api is ahead. */
let ahead = 0;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(Date.now() + ahead * 60_000) });
  admin = await api.account({ admin: true });
  teacher = await api.account({ teacher: true });
  topic = await makeTopic(admin, { lessons: 0, questions: 2, videos: 0 });
});
afterAll(() => api.close());

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const conditions = (fields: object = {}) => ({
  opensAt: later(-5),
  closesAt: later(180),
  lastStartAt: null,
  attempts: 1,
  results: 'when-released',
  form: { questions: false, options: false },
  accessWord: null,
  ...fields,
});

/** A class with one student. */
const openClass = async (by: Person = teacher) => {
  const { classId } = (await by.post('/api/classes', { name: '4°B', year: 2026 })).body;
  const { code } = (await by.post(`/api/classes/${classId}/code`)).body;
  const student = await api.account();
  await student.post('/api/user/classes', { code });
  return { classId: classId as string, code: code as string, student };
};

const assign = async (classId: string, exam: MadeExam, fields: object = {}): Promise<string> => {
  const body = { kind: 'exam', workId: exam.id, ...conditions(fields) };
  const made = await teacher.post(`/api/classes/${classId}/assignments`, body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.assignmentId;
};

const start = (student: Client, exam: MadeExam, body?: object) => student.post(`/api/exams/${exam.id}/start`, body);
const complete = (student: Client, id: string) => student.post(`/api/exam-attempts/${id}/complete`, {});
const minutesOf = ({ startedAt, deadline }: { startedAt: string; deadline: string }) =>
  Math.round((Date.parse(deadline) - Date.parse(startedAt)) / 60_000);

describe('only a teacher of the class', () => {
  test('assigns, changes, releases and withdraws', async () => {
    const exam = await makeExam(admin);
    const { classId, student } = await openClass();
    const assignmentId = await assign(classId, exam);
    const other = await api.account({ teacher: true });
    const path = `/api/classes/${classId}/assignments`;
    const foreign = { status: 404, body: { code: 'class_not_found' } };
    expect(await other.get(path)).toMatchObject(foreign);
    expect(await other.post(path, { kind: 'exam', workId: exam.id, ...conditions() })).toMatchObject(foreign);
    expect(await other.put(`${path}/${assignmentId}`, conditions())).toMatchObject(foreign);
    expect(await other.post(`${path}/${assignmentId}/release`)).toMatchObject(foreign);
    expect(await other.delete(`${path}/${assignmentId}`)).toMatchObject(foreign);
    expect(await other.get(`${path}/${assignmentId}/progress`)).toMatchObject(foreign);
    expect((await student.get(path)).status).toBe(403);

    // Her own class does not make a foreign assignment hers.
    const { classId: own } = await openClass(other);
    const missing = { status: 404, body: { code: 'assignment_not_found' } };
    expect(await other.put(`/api/classes/${own}/assignments/${assignmentId}`, conditions())).toMatchObject(missing);
    expect(await other.delete(`/api/classes/${own}/assignments/${assignmentId}`)).toMatchObject(missing);
    expect(await other.get(`/api/classes/${own}/assignments/${assignmentId}/progress`)).toMatchObject(missing);
  });

  test('in a class that is not archived, with possible times and what students see', async () => {
    const exam = await makeExam(admin);
    const draft = await makeExam(admin, { isPublished: false });
    const { classId } = await openClass();
    const path = `/api/classes/${classId}/assignments`;
    const ask = (fields: object) => teacher.post(path, { kind: 'exam', workId: exam.id, ...conditions(), ...fields });
    expect(await ask({ closesAt: later(-10) })).toMatchObject({ status: 400, body: { code: 'impossible_times' } });
    expect(await ask({ lastStartAt: later(181) })).toMatchObject({ status: 400, body: { code: 'impossible_times' } });
    expect(await ask({ workId: draft.id })).toMatchObject({ status: 404, body: { code: 'exam_not_found' } });
    expect(await ask({ kind: 'topic' })).toMatchObject({ status: 404, body: { code: 'topic_not_found' } });
    expect((await ask({ attempts: 0 })).status).toBe(400);
    await teacher.put(`/api/classes/${classId}`, { isArchived: true });
    expect(await ask({})).toMatchObject({ status: 409, body: { code: 'class_archived' } });
  });

  test('makes one assignment with a repeated request', async () => {
    const exam = await makeExam(admin);
    const { classId } = await openClass();
    const path = `/api/classes/${classId}/assignments`;
    const body = { kind: 'exam', workId: exam.id, ...conditions() };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [await teacher.post(path, body, headers), await teacher.post(path, body, headers)];
    expect(two.body).toEqual(one.body);
    expect((await teacher.get(path)).body.assignments).toHaveLength(1);
  });
});

test('a browser that sends no body starts an exam', async () => {
  const exam = await makeExam(admin);
  const student = await api.account();
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const sent = await fetch(`${url}/api/exams/${exam.id}/start`, {
    method: 'POST',
    headers: { cookie: student.cookie },
  });
  expect(sent.status).toBe(200);
});

describe('a student of the class', () => {
  test('starts only inside the window, and others as before', async () => {
    const exam = await makeExam(admin);
    const { classId, student } = await openClass();
    const id = await assign(classId, exam, { opensAt: later(60) });
    const change = (fields: object) => teacher.put(`/api/classes/${classId}/assignments/${id}`, conditions(fields));
    expect(await start(student, exam)).toMatchObject({ status: 409, body: { code: 'assignment_not_open' } });
    expect((await start(await api.account(), exam)).status).toBe(200);

    await change({ opensAt: later(-60), lastStartAt: later(-30) });
    expect(await start(student, exam)).toMatchObject({ status: 409, body: { code: 'too_late_to_start' } });
    await change({});
    expect((await start(student, exam)).status).toBe(200);
  });

  test('has the attempts that her teacher gave', async () => {
    const exam = await makeExam(admin);
    const { classId, student } = await openClass();
    await assign(classId, exam, { attempts: 2, results: 'at-once' });
    const ids = [];
    for (const _ of [1, 2]) {
      const { id } = (await start(student, exam)).body;
      ids.push(id);
      expect((await start(student, exam)).body.id).toBe(id);
      expect((await complete(student, id)).body).toHaveProperty('paesScore');
    }
    expect(new Set(ids).size).toBe(2);
    expect(await start(student, exam)).toMatchObject({ status: 409, body: { code: 'no_attempts_left' } });
    expect((await student.get('/api/assigned-work')).body).toMatchObject([{ used: 2, attempts: 2, isDone: true }]);
  });

  test('gives the access word, and may not guess for long', async () => {
    const exam = await makeExam(admin);
    const { classId, student } = await openClass();
    await assign(classId, exam, { accessWord: 'Átomo' });
    const wrong = { status: 403, body: { code: 'wrong_access_word' } };
    expect(await start(student, exam)).toMatchObject(wrong);
    expect((await student.get('/api/assigned-work')).text).not.toMatch(/átomo/i);
    for (const guess of Array.from({ length: 30 }, (_, number) => `palabra ${number}`))
      expect(await start(student, exam, { accessWord: guess })).toMatchObject(wrong);
    expect((await start(student, exam, { accessWord: 'átomo' })).status).toBe(429);

    const { classId: second, student: friend } = await openClass();
    await assign(second, exam, { accessWord: 'Átomo' });
    const { status, body } = await start(friend, exam, { accessWord: ' ÁTOMO ' });
    expect(status).toBe(200);
    // The page asks again after it was closed.
    expect((await start(friend, exam)).body.id).toBe(body.id);
  });

  test('ends at the closing, and with extra time later by all of it', async () => {
    const exam = await makeExam(admin, { duration: 3_600 });
    const { classId, code, student } = await openClass();
    const slower = await api.account();
    await slower.post('/api/user/classes', { code });
    const given = { extraTime: 50, largeText: false, hidesTimer: false, breaks: 0 };
    await teacher.put(`/api/class-students/${slower.userId}/accommodations`, given);
    await assign(classId, exam, { closesAt: later(20) });
    expect(minutesOf((await start(student, exam)).body)).toBe(20);
    expect(minutesOf((await start(slower, exam)).body)).toBe(50);

    const { classId: long, student: early } = await openClass();
    await assign(long, exam);
    expect(minutesOf((await start(early, exam)).body)).toBe(60);
  });

  test('starts an exam that is not published, only inside the window', async () => {
    const exam = await makeExam(admin);
    const { classId, student } = await openClass();
    await assign(classId, exam);
    await admin.put(`/api/admin/exams/${exam.id}`, { isPublished: false });
    expect(await start(await api.account(), exam)).toMatchObject({ status: 404 });
    expect((await teacher.get(`/api/admin/exams/${exam.id}/room?classId=${classId}`)).status).toBe(200);
    expect((await student.get(`/api/exams/${exam.id}`)).status).toBe(200);
    expect((await student.get(`/api/exams/${exam.id}/stats`)).status).toBe(200);
    expect((await start(student, exam)).status).toBe(200);
  });

  test('takes an ordinary exam again after the closing, when results are shown', async () => {
    const exam = await makeExam(admin);
    const { classId, student } = await openClass();
    const id = await assign(classId, exam);
    const { id: attempt } = (await start(student, exam)).body;
    await complete(student, attempt);
    ahead = 200;
    const refused = await start(student, exam);
    await teacher.post(`/api/classes/${classId}/assignments/${id}/release`);
    const free = await start(student, exam);
    ahead = 0;
    expect(refused).toMatchObject({ status: 409, body: { code: 'assignment_closed' } });
    expect(free.status).toBe(200);
  });

  test('cannot leave the class to see the key by a free attempt', async () => {
    const exam = await makeExam(admin);
    const { classId, student } = await openClass();
    await assign(classId, exam);
    await complete(student, (await start(student, exam)).body.id);
    await student.delete(`/api/user/classes/${classId}`);
    expect(await start(student, exam)).toMatchObject({ status: 409, body: { code: 'assignment_closed' } });
  });

  test('starts freely after the assignment was withdrawn, and sees her results', async () => {
    const exam = await makeExam(admin);
    const { classId, student } = await openClass();
    const id = await assign(classId, exam);
    const { id: attempt } = (await start(student, exam)).body;
    await complete(student, attempt);
    expect((await student.get(`/api/exam-attempts/${attempt}`)).body).toMatchObject({ isWithheld: true });
    await teacher.delete(`/api/classes/${classId}/assignments/${id}`);
    expect((await student.get(`/api/exam-attempts/${attempt}`)).body).toHaveProperty('paesScore');
    expect((await student.get('/api/assigned-work')).body).toEqual([]);
    expect((await start(student, exam)).status).toBe(200);
  });
});

test('two students have other orders, each always the same, and the answers count by the key of the exam', async () => {
  const exam = await makeExam(admin, { scored: 8, pilots: 0 });
  const { classId, code, student } = await openClass();
  const friend = await api.account();
  await friend.post('/api/user/classes', { code });
  await assign(classId, exam, { form: { questions: true, options: true }, results: 'at-once' });
  const orders = [];
  for (const one of [student, friend]) {
    const { id } = (await start(one, exam)).body;
    const page = async () => (await one.get(`/api/exam-attempts/${id}`)).body;
    const { order, exam: shown } = await page();
    expect((await page()).order).toEqual(order);
    expect(shown.questions.map((question: { id: string }) => question.id)).toEqual(exam.questions);
    for (const questionId of exam.questions)
      await one.post(`/api/exam-attempts/${id}/answers`, { questionId, selectedAnswer: 1 });
    expect((await complete(one, id)).body).toMatchObject({ correct: 8, paesScore: 1000 });
    expect((await page()).order).toEqual(order);
    orders.push(order);
  }
  expect(orders[0].questions).not.toEqual(orders[1].questions);
  expect(orders[0].options).not.toEqual(orders[1].options);
});

test('results that were withheld are shown with another tag once they are released', async () => {
  const exam = await makeExam(admin);
  const { classId, student } = await openClass();
  const assignmentId = await assign(classId, exam);
  const { id } = (await start(student, exam)).body;
  const url = `/api/exam-attempts/${id}`;
  expect((await complete(student, id)).body).toMatchObject({ isWithheld: true, resultsFrom: null });
  const { headers } = await student.get(url);
  const again = () => student.request({ method: 'GET', url, headers: { 'if-none-match': String(headers.etag) } });
  expect((await again()).status).toBe(304);
  expect(await student.get(`${url}/report`)).toMatchObject({ status: 409, body: { code: 'results_withheld' } });
  expect(await student.get(`${url}/receipt`)).toMatchObject({ status: 409, body: { code: 'results_withheld' } });
  const [question] = exam.questions;
  const review = () => student.post(`/api/exam-questions/${question}/review`, { selectedAnswer: 1 });
  expect(await review()).toMatchObject({ status: 409, body: { code: 'results_withheld' } });
  expect((await student.get('/api/review')).text).not.toContain(exam.id);

  // Her teachers see the result at once.
  expect((await teacher.get(`/api/class-students/${student.userId}`)).body.results).toMatchObject([{ correct: 0 }]);
  expect((await teacher.get(`/api/classes/${classId}/gradebook`)).body.students[0].results).toHaveLength(1);

  await teacher.post(`/api/classes/${classId}/assignments/${assignmentId}/release`);
  expect((await again()).body).toHaveProperty('paesScore');
  expect((await student.get('/api/exam-attempts')).body).toMatchObject([{ id, correct: 0 }]);
  expect((await student.get(`${url}/report`)).status).toBe(200);
  expect((await review()).status).toBe(200);
});

test('an exam that a class may still start is not deleted', async () => {
  const exam = await makeExam(admin);
  const { classId } = await openClass();
  const assignmentId = await assign(classId, exam);
  expect((await admin.delete(`/api/admin/exams/${exam.id}`)).body.code).toBe('exam_is_assigned');
  await teacher.delete(`/api/classes/${classId}/assignments/${assignmentId}`);
  expect((await admin.delete(`/api/admin/exams/${exam.id}`)).status).toBe(200);
});

test('results at the closing wait for who still writes with time that her teacher gave', async () => {
  const exam = await makeExam(admin);
  const { classId, code, student } = await openClass();
  const slow = await api.account();
  await slow.post('/api/user/classes', { code });
  const assignmentId = await assign(classId, exam, { results: 'at-closing' });
  const { id } = (await start(student, exam)).body;
  const { id: slowId } = (await start(slow, exam)).body;
  await complete(student, id);
  const closesAt = new Date(Date.now() + 1_000).toISOString();
  const body = conditions({ results: 'at-closing', closesAt });
  expect((await teacher.put(`/api/classes/${classId}/assignments/${assignmentId}`, body)).status).toBe(200);
  await expect.poll(() => new Date().toISOString() > closesAt).toBe(true);

  expect((await student.get(`/api/exam-attempts/${id}`)).body).toMatchObject({ isWithheld: true });
  expect((await student.get('/api/exam-attempts')).body).toMatchObject([{ isWithheld: true }]);
  expect((await start(student, exam)).body.code).toBe('assignment_closed');

  await complete(slow, slowId);
  expect((await student.get(`/api/exam-attempts/${id}`)).body).toMatchObject({ isCompleted: true, scored: 4 });
  expect((await student.get('/api/exam-attempts')).body).toMatchObject([{ scored: 4 }]);
});

test('a teacher sees who did the exam and the topic', async () => {
  const exam = await makeExam(admin);
  const { classId, code, student } = await openClass();
  const friend = await api.account();
  await friend.post('/api/user/classes', { code });
  const examWork = await assign(classId, exam);
  const path = `/api/classes/${classId}/assignments`;
  const body = { kind: 'topic', workId: topic.id, ...conditions({ results: 'at-once' }) };
  const topicWork = (await teacher.post(path, body)).body.assignmentId;
  await complete(student, (await start(student, exam)).body.id);
  await start(friend, exam);
  await student.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });

  const { assignments } = (await teacher.get(path)).body;
  const of = (id: string) => assignments.find((one: { id: string }) => one.id === id);
  expect(of(examWork)).toMatchObject({ students: 2, started: 2, done: 1, showsResults: false });
  expect(of(topicWork)).toMatchObject({ kind: 'topic', students: 2, started: 1, done: 0 });
  const progress = async (id: string) => (await teacher.get(`${path}/${id}/progress`)).body.students;
  expect(await progress(examWork)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ userId: student.userId, state: 'done', count: 1 }),
      expect.objectContaining({ userId: friend.userId, state: 'started', count: 1 }),
    ]),
  );
  expect(await progress(topicWork)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ userId: student.userId, state: 'started', count: 1 }),
      expect.objectContaining({ userId: friend.userId, state: 'none', count: 0 }),
    ]),
  );
});
