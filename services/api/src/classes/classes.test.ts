import { type Made, makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

type Person = Client & TestAccount;

let now = new Date('2026-04-10T15:00:00Z');
let api: TestApi;
let admin: Person;
let teacher: Person;
let other: Person;
let topic: Made;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  admin = await api.account({ admin: true });
  teacher = await api.account({ teacher: true, lastName: 'Soto', email: 'soto@liceo.cl' });
  other = await api.account({ teacher: true, lastName: 'Vera', email: 'vera@liceo.cl' });
  topic = await makeTopic(admin, { questions: 14, title: 'El átomo' });
});
afterAll(() => api.close());

const makeClass = async (by: Client = teacher, name = '4°B') => {
  const { status, body } = await by.post('/api/classes', { name, year: 2026 });
  expect(status).toBe(201);
  const id: string = body.classId;
  const { code } = (await by.post(`/api/classes/${id}/code`)).body;
  return { id, code: code as string };
};

/** The staff opens a page every two days, so their sessions last. */
const passDays = async (days: number) => {
  for (let day = 0; day < days; day += 2) {
    now = new Date(now.getTime() + 2 * 86_400_000);
    for (const one of [admin, teacher, other]) await one.get('/api/auth/user');
  }
};

const student = (lastName = 'Rojas', email = `${newId()}@liceo.cl`) => api.account({ lastName, email });

test('only who teaches has classes', async () => {
  const ana = await student();
  expect(await ana.post('/api/classes', { name: '4°B', year: 2026 })).toMatchObject({
    status: 403,
    body: { code: 'teacher_required' },
  });
  expect((await ana.get('/api/classes')).status).toBe(403);
});

test('a student reads what a code opens, joins, and is in the class', async () => {
  const { id, code } = await makeClass();
  const ana = await student();
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
  expect((await ana.get(`/api/class-offer?code=${typed}`)).body).toEqual({
    classId: id,
    name: '4°B',
    year: 2026,
    teachers: ['Ana Soto'],
    isMember: false,
  });
  expect((await ana.post('/api/user/classes', { code: typed })).body).toEqual({ classId: id });
  expect((await ana.post('/api/user/classes', { code: typed })).status).toBe(200);
  expect((await ana.get('/api/user/classes')).body.classes).toMatchObject([{ classId: id, teachers: ['Ana Soto'] }]);
  expect((await teacher.get(`/api/classes/${id}`)).body.studentList).toHaveLength(1);
});

test.each([
  ['an unknown code', async () => 'AAAA-2222'],
  [
    'the code before the new one',
    async () => {
      const { id, code } = await makeClass();
      await teacher.post(`/api/classes/${id}/code`);
      return code;
    },
  ],
  [
    'a closed code',
    async () => {
      const { id, code } = await makeClass();
      await teacher.delete(`/api/classes/${id}/code`);
      return code;
    },
  ],
  [
    'the code of an archived class',
    async () => {
      const { id, code } = await makeClass();
      await teacher.put(`/api/classes/${id}`, { isArchived: true });
      return code;
    },
  ],
])('%s opens nothing', async (_, codeOf) => {
  const code = await codeOf();
  const ana = await student();
  for (const reply of [await ana.post('/api/user/classes', { code }), await ana.get(`/api/class-offer?code=${code}`)])
    expect(reply).toMatchObject({ status: 404, body: { code: 'class_code_unknown' } });
  expect((await ana.get('/api/user/classes')).body.classes).toEqual([]);
});

test('a class does not exist for a teacher of others', async () => {
  const { id, code } = await makeClass();
  const ana = await student();
  await ana.post('/api/user/classes', { code });
  const tries = [
    other.get(`/api/classes/${id}`),
    other.get(`/api/classes/${id}/gradebook`),
    other.put(`/api/classes/${id}`, { name: 'Mía' }),
    other.post(`/api/classes/${id}/code`),
    other.delete(`/api/classes/${id}/code`),
    other.post(`/api/classes/${id}/invitations`, { isPreview: true, students: [{ email: 'a@b.cl', name: '' }] }),
    other.delete(`/api/classes/${id}/students/${ana.userId}`),
    other.post(`/api/classes/${id}/teachers`, { email: 'vera@liceo.cl' }),
    other.delete(`/api/classes/${id}/teachers/${teacher.userId}`),
  ];
  for (const reply of await Promise.all(tries))
    expect(reply).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
  expect(await other.get(`/api/class-students/${ana.userId}`)).toMatchObject({
    status: 404,
    body: { code: 'student_not_found' },
  });
  expect((await other.get('/api/classes')).body.map((one: { id: string }) => one.id)).not.toContain(id);
  // An administrator sees every class.
  expect((await admin.get(`/api/classes/${id}`)).status).toBe(200);
});

test('of a student who left her teachers see nothing', async () => {
  const { id, code } = await makeClass();
  const ana = await student();
  await ana.post('/api/user/classes', { code });
  expect((await teacher.get(`/api/class-students/${ana.userId}`)).status).toBe(200);
  expect((await ana.delete(`/api/user/classes/${id}`)).status).toBe(200);
  expect((await teacher.get(`/api/class-students/${ana.userId}`)).status).toBe(404);
  expect((await teacher.get(`/api/classes/${id}`)).body.studentList).toEqual([]);
  // She may come back while the code is open.
  expect((await ana.post('/api/user/classes', { code })).status).toBe(200);
  expect((await teacher.delete(`/api/classes/${id}/students/${ana.userId}`)).status).toBe(200);
  expect((await ana.get('/api/user/classes')).body.classes).toEqual([]);
});

test('a list says what becomes of each line, and makes nobody a member', async () => {
  const { id, code } = await makeClass();
  const member = await student('Díaz', 'diaz@liceo.cl');
  await member.post('/api/user/classes', { code });
  const ana = await student('Rojas', 'Rojas.Ana@liceo.cl');
  const students = [
    { email: 'rojas.ana@LICEO.cl', name: 'Ana Rojas' },
    { email: 'nueva@liceo.cl', name: 'Nueva Persona' },
    { email: 'nueva@liceo.cl', name: 'Otra vez' },
    { email: 'diaz@liceo.cl', name: 'Díaz' },
    { email: 'no es correo', name: 'X' },
  ];
  const outcomes = ['invited', 'invited', 'repeated', 'already-member', 'invalid'];
  const invite = (isPreview: boolean) => teacher.post(`/api/classes/${id}/invitations`, { isPreview, students });
  const outcomesOf = async (isPreview: boolean) =>
    (await invite(isPreview)).body.lines.map(({ outcome }: { outcome: string }) => outcome);
  expect(await outcomesOf(true)).toEqual(outcomes);
  expect((await ana.get('/api/user/classes')).body.invitations).toEqual([]);
  expect(await outcomesOf(false)).toEqual(outcomes);
  expect(await outcomesOf(false)).toEqual([
    'already-invited',
    'already-invited',
    'repeated',
    'already-member',
    'invalid',
  ]);
  expect((await teacher.get(`/api/classes/${id}`)).body).toMatchObject({ students: 1, invitations: [{}, {}] });
  expect((await ana.get('/api/user/classes')).body.invitations).toMatchObject([{ classId: id, name: '4°B' }]);
  expect((await ana.post(`/api/user/class-invitations/${id}`, { accepts: true })).status).toBe(200);
  expect((await ana.get('/api/user/classes')).body).toMatchObject({ classes: [{ classId: id }], invitations: [] });
});

test('a student sees an archived class of hers and leaves it', async () => {
  const { id, code } = await makeClass();
  const ana = await student();
  await ana.post('/api/user/classes', { code });
  await teacher.put(`/api/classes/${id}`, { isArchived: true });
  expect((await ana.get('/api/user/classes')).body.classes).toMatchObject([{ classId: id, isArchived: true }]);
  const more = { extraTime: 50, largeText: false, hidesTimer: false, breaks: 0 };
  expect((await teacher.put(`/api/class-students/${ana.userId}/accommodations`, more)).status).toBe(404);
  expect((await ana.delete(`/api/user/classes/${id}`)).status).toBe(200);
  expect((await teacher.get(`/api/class-students/${ana.userId}`)).status).toBe(404);
});

test('a refused invitation is over, and an uninvited student has none to accept', async () => {
  const { id } = await makeClass();
  const ana = await student('Rojas', 'refuses@liceo.cl');
  await teacher.post(`/api/classes/${id}/invitations`, {
    isPreview: false,
    students: [{ email: 'refuses@liceo.cl', name: '' }],
  });
  const answer = (accepts: boolean) => ana.post(`/api/user/class-invitations/${id}`, { accepts });
  expect((await answer(false)).status).toBe(200);
  expect(await answer(true)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } });
  expect((await ana.get('/api/user/classes')).body).toEqual({ classes: [], invitations: [] });
});

test('an e-mail that nobody confirmed opens no invitation', async () => {
  const { id } = await makeClass();
  const ana = await student('Rojas', 'mine@liceo.cl');
  const subject = newId();
  await api.deps.pool.query(
    `insert into accounts.local_users (id, email, first_name, last_name, password_hash) values ($1, 'mine@liceo.cl', 'A', 'B', 'x')`,
    [subject],
  );
  await api.deps.pool.query(`update accounts.users set issuer = 'urn:matraz:embedded', subject = $2 where id = $1`, [
    ana.userId,
    subject,
  ]);
  await teacher.post(`/api/classes/${id}/invitations`, {
    isPreview: false,
    students: [{ email: 'mine@liceo.cl', name: '' }],
  });
  const invitations = async () => (await ana.get('/api/user/classes')).body.invitations;
  expect(await invitations()).toEqual([]);
  const invitedIn = async () => (await ana.get('/api/user/export')).body.classes;
  expect(await invitedIn()).toEqual([]);
  expect((await ana.post(`/api/user/class-invitations/${id}`, { accepts: true })).status).toBe(404);
  await api.deps.pool.query('update accounts.local_users set email_confirmed_at = now() where id = $1', [subject]);
  expect(await invitations()).toHaveLength(1);
  expect(await invitedIn()).toMatchObject([{ classId: id, role: 'invited' }]);
});

test('a class page tells who studies, who is stuck, and what the class does not master', async () => {
  const { id, code } = await makeClass();
  const [good, weak, idle] = [await student('Araya'), await student('Bravo'), await student('Cid')];
  for (const one of [idle, weak, good]) await one.post('/api/user/classes', { code });
  for (const [place, question] of topic.questions.entries()) {
    if (place < 5) await good.post(`/api/questions/${question}/answer`, { selectedAnswer: 1 });
    if (place < 13) await weak.post(`/api/questions/${question}/answer`, { selectedAnswer: 0 });
  }
  const { body } = await teacher.get(`/api/classes/${id}`);
  expect(body.studentList.map(({ name, state, answers, accuracy }: never) => [name, state, answers, accuracy])).toEqual(
    [
      ['Ana Araya', 'going', 5, 100],
      ['Ana Bravo', 'stuck', 13, 0],
      ['Ana Cid', 'new', 0, null],
    ],
  );
  expect(body.topics[0]).toMatchObject({ topicId: topic.id, known: 2, weak: 1 });
  await passDays(8);
  const later = (await teacher.get(`/api/classes/${id}`)).body.studentList;
  expect(later.map(({ state }: { state: string }) => state)).toEqual(['away', 'away', 'new']);
});

test('the gradebook has the first and the best result of each ensayo', async () => {
  const { id, code } = await makeClass();
  const ana = await student('Araya');
  await ana.post('/api/user/classes', { code });
  const exam = await makeExam(admin, { scored: 4, pilots: 1 });
  const take = async (selectedAnswer: number) => {
    const attempt = (await ana.post(`/api/exams/${exam.id}/start`)).body.id;
    for (const questionId of exam.questions)
      await ana.post(`/api/exam-attempts/${attempt}/answers`, { questionId, selectedAnswer });
    return (await ana.post(`/api/exam-attempts/${attempt}/complete`)).body.paesScore as number;
  };
  const [first, best] = [await take(0), await take(1)];
  expect(best).toBeGreaterThan(first);
  const { body } = await teacher.get(`/api/classes/${id}/gradebook`);
  expect(body.exams).toMatchObject([{ examId: exam.id }]);
  expect(body.students[0].results).toEqual([{ examId: exam.id, first, best, attempts: 2, onPaper: 0 }]);
  const page = (await teacher.get(`/api/class-students/${ana.userId}`)).body;
  expect(page).toMatchObject({
    name: 'Ana Araya',
    exams: 2,
    lastScore: best,
    bestScore: best,
    classes: [{ classId: id }],
  });
  expect(page.results.map(({ paesScore }: { paesScore: number }) => paesScore)).toEqual([best, first]);
});

test('a second teacher is added by her e-mail; the last one cannot go', async () => {
  const { id } = await makeClass();
  const add = (email: string) => teacher.post(`/api/classes/${id}/teachers`, { email });
  const ana = await student('Rojas', 'no-teacher@liceo.cl');
  expect(await add('no-teacher@liceo.cl')).toMatchObject({ status: 404, body: { code: 'teacher_not_found' } });
  expect((await add('VERA@liceo.cl')).status).toBe(200);
  expect((await other.get(`/api/classes/${id}`)).body.teachers).toHaveLength(2);
  expect((await other.delete(`/api/classes/${id}/teachers/${teacher.userId}`)).status).toBe(200);
  expect(await other.delete(`/api/classes/${id}/teachers/${other.userId}`)).toMatchObject({
    status: 409,
    body: { code: 'last_teacher' },
  });
  expect((await ana.get('/api/user/classes')).body.classes).toEqual([]);
});

test('teachers come by an invitation, and go by a click', async () => {
  const { body } = await admin.post('/api/admin/teachers', { email: 'nueva.docente@liceo.cl' });
  expect(body.link).toMatch(/invitation=[\w-]{43}$/);
  const listed = (await admin.get('/api/admin/teachers')).body;
  expect(listed.invitations).toMatchObject([{ email: 'nueva.docente@liceo.cl' }]);
  await admin.post('/api/admin/teachers/withdraw', { email: 'nueva.docente@liceo.cl' });
  expect((await admin.get('/api/admin/teachers')).body.invitations).toEqual([]);
  const leaving = await api.account({ teacher: true });
  expect((await leaving.get('/api/auth/user')).body.isTeacher).toBe(true);
  expect((await leaving.get('/api/classes')).status).toBe(200);
  expect((await admin.delete(`/api/admin/teachers/${leaving.userId}`)).status).toBe(200);
  expect((await leaving.get('/api/classes')).status).toBe(403);
  expect((await leaving.get('/api/auth/user')).body.isTeacher).toBeUndefined();
});

test('a name is asked for', async () => {
  expect(await teacher.post('/api/classes', { name: ' ', year: 2026 })).toMatchObject({ status: 400 });
});

test('a code ends after a month', async () => {
  const { code } = await makeClass();
  await passDays(31);
  expect((await (await student()).post('/api/user/classes', { code })).status).toBe(404);
});
