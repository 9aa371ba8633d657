import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import type { RoomStudent } from '@matraz/contracts/exams/room-http';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { queriesOf } from '../testing/queries-of.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

type Person = Client & TestAccount;

const noon = Date.parse('2026-11-20T12:00:00Z');
let now = new Date(noon);
const iso = (seconds: number) => new Date(noon + seconds * 1000).toISOString();
/** The time this many seconds after noon. */
const at = (seconds: number) => {
  now = new Date(noon + seconds * 1000);
};
let api: TestApi;
let admin: Person;
let soto: Person;
let vera: Person;
let exam: MadeExam;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
  admin = await api.account({ admin: true });
  soto = await api.account({ teacher: true, lastName: 'Soto' });
  vera = await api.account({ teacher: true, lastName: 'Vera' });
});
afterAll(() => api.close());
beforeEach(async () => {
  at(0);
  exam = await makeExam(admin, { duration: 600, title: 'Ensayo 1' });
});

const reason = 'Se cortó la luz';
const unheard = { lastContactAt: null, isAway: false, pending: 0, losses: [] };

const makeClass = async (teacher: Person, name = '4°B') => {
  const { classId } = (await teacher.post('/api/classes', { name, year: 2026 })).body;
  const { code } = (await teacher.post(`/api/classes/${classId}/code`)).body;
  return { id: classId as string, code: code as string };
};
const studentIn = async ({ code }: { code: string }, lastName = 'Rojas') => {
  const student = await api.account({ lastName });
  expect((await student.post('/api/user/classes', { code })).status).toBe(200);
  const start = async () => (await student.post(`/api/exams/${exam.id}/start`)).body.id as string;
  const save = (attempt: string, place: number, selectedAnswer: number | null) =>
    student.post(`/api/exam-attempts/${attempt}/answers`, { questionId: exam.questions[place], selectedAnswer });
  return { ...student, start, save };
};
const roomOf = (who: Person, classId?: string) =>
  who.get(`/api/admin/exams/${exam.id}/room${classId ? `?classId=${classId}` : ''}`);
const studentsOf = async (who: Person, classId?: string): Promise<RoomStudent[]> =>
  (await roomOf(who, classId)).body.students;
const act = (who: Person, action: string, attemptIds: string[], more: object = { reason }) =>
  who.post(`/api/admin/exams/${exam.id}/room/${action}`, { attemptIds, ...more });

describe('the room of a class', () => {
  test('has every student by last name, with what she has done so far', async () => {
    const group = await makeClass(soto);
    const waits = await studentIn(group, 'Araya');
    const writes = await studentIn(group, 'Bravo');
    const ended = await studentIn(group, 'Castro');
    const attempt = await writes.start();
    const done = await ended.start();
    await ended.save(done, 0, 1);
    at(20);
    await writes.save(attempt, 2, 0);
    await writes.save(attempt, 3, 1);
    await writes.save(attempt, 2, 3);
    await ended.post(`/api/exam-attempts/${done}/complete`);
    at(30);
    const { body } = await roomOf(soto, group.id);
    expect(body).toEqual({
      examId: exam.id,
      title: 'Ensayo 1',
      className: '4°B · 2026',
      serverTime: iso(30),
      students: [
        {
          userId: waits.userId,
          name: 'Ana Araya',
          state: 'not-begun',
          attemptId: null,
          startedAt: null,
          deadline: null,
          pausedAt: null,
          breakEndsAt: null,
          finishedAt: null,
          extraSeconds: 0,
          answered: 0,
          total: 0,
          lastPlace: null,
          lastSavedAt: null,
          ...unheard,
        },
        {
          userId: writes.userId,
          name: 'Ana Bravo',
          state: 'running',
          attemptId: attempt,
          startedAt: iso(0),
          deadline: iso(600),
          pausedAt: null,
          breakEndsAt: null,
          finishedAt: null,
          extraSeconds: 0,
          answered: 2,
          total: 6,
          lastPlace: 3,
          lastSavedAt: iso(20),
          ...unheard,
        },
        expect.objectContaining({
          name: 'Ana Castro',
          state: 'completed',
          finishedAt: iso(20),
          answered: 1,
          total: 6,
          lastSavedAt: null,
        }),
      ],
    });
  });

  test('follows answers, more time and a pause', async () => {
    const group = await makeClass(soto);
    const student = await studentIn(group);
    const attempt = await student.start();
    expect(await studentsOf(soto, group.id)).toMatchObject([{ answered: 0, lastPlace: null }]);
    at(40);
    await student.save(attempt, 0, 1);
    expect(await studentsOf(soto, group.id)).toMatchObject([{ answered: 1, lastPlace: 1, lastSavedAt: iso(40) }]);
    at(50);
    await student.save(attempt, 0, null);
    await act(soto, 'time', [attempt], { reason, seconds: 300 });
    await act(soto, 'time', [attempt], { reason, seconds: 60 });
    await act(soto, 'pause', [attempt]);
    expect(await studentsOf(soto, group.id)).toMatchObject([
      { state: 'paused', answered: 0, lastSavedAt: iso(50), pausedAt: iso(50), extraSeconds: 360, deadline: iso(960) },
    ]);
    await act(soto, 'end', [attempt]);
    expect(await studentsOf(soto, group.id)).toMatchObject([{ state: 'completed', pausedAt: null }]);
  });

  test('shows the newest attempt of a student', async () => {
    const group = await makeClass(soto);
    const student = await studentIn(group);
    const first = await student.start();
    await student.post(`/api/exam-attempts/${first}/complete`);
    const second = await student.start();
    expect(await studentsOf(soto, group.id)).toMatchObject([{ attemptId: second, state: 'running' }]);
  });

  test('is open to its teachers and to administrators only', async () => {
    const group = await makeClass(soto);
    const student = await studentIn(group);
    await student.start();
    expect(await studentsOf(admin, group.id)).toHaveLength(1);
    expect(await roomOf(vera, group.id)).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await roomOf(vera)).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect(await roomOf(vera, 'x')).toMatchObject({ status: 404, body: { code: 'class_not_found' } });
    expect((await student.get(`/api/admin/exams/${exam.id}/room`)).status).toBe(403);
  });

  test('does not show an exam that students cannot see, unless one of them takes it', async () => {
    const group = await makeClass(soto);
    const student = await studentIn(group);
    const hide = () => admin.put(`/api/admin/exams/${exam.id}`, { isPublished: false });
    await hide();
    expect(await roomOf(soto, group.id)).toMatchObject({ status: 404, body: { code: 'exam_not_found' } });
    await admin.put(`/api/admin/exams/${exam.id}`, { isPublished: true });
    await student.start();
    await hide();
    expect(await studentsOf(soto, group.id)).toMatchObject([{ state: 'running' }]);
  });
});

test('the room of everybody has who takes the exam, and who ended it less than a day ago', async () => {
  const group = await makeClass(soto);
  const [runs, ended] = [await studentIn(group, 'Araya'), await studentIn(group, 'Bravo')];
  await studentIn(group, 'Castro');
  const attempt = await runs.start();
  await act(admin, 'pause', [attempt]);
  await ended.post(`/api/exam-attempts/${await ended.start()}/complete`);
  expect(await studentsOf(admin)).toMatchObject([{ state: 'paused' }, { state: 'completed' }]);
  expect((await roomOf(admin)).body.className).toBeNull();
  at(86_400);
  await admin.get('/api/auth/user');
  expect(await studentsOf(admin)).toMatchObject([{ state: 'paused' }]);
});

describe('a teacher', () => {
  test.each([
    ['time', { reason, seconds: 60 }],
    ['pause', { reason }],
    ['resume', { reason }],
    ['end', { reason }],
    ['message', { text: 'Hola' }],
  ])('reaches only the attempts of her own students with %s', async (action, more) => {
    const [own, other] = [await studentIn(await makeClass(soto)), await studentIn(await makeClass(vera))];
    const alone = await api.account();
    const attempts = [await other.start(), await own.start()];
    attempts.push((await alone.post(`/api/exams/${exam.id}/start`)).body.id, newId());
    await act(admin, 'pause', action === 'resume' ? attempts.slice(0, 3) : [newId()]);
    const before = await Promise.all(attempts.map((id) => api.deps.store.readStream(`attempt-${id}`)));
    const { body, status } = await act(soto, action, attempts, more);
    expect(status).toBe(200);
    expect(body.attempts.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      'attempt_not_found',
      null,
      'attempt_not_found',
      'attempt_not_found',
    ]);
    const after = await Promise.all(attempts.map((id) => api.deps.store.readStream(`attempt-${id}`)));
    expect(after.map(({ length }, place) => length > (before[place]?.length ?? 0))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('reaches no attempt of a student who left her class, and an administrator reaches all', async () => {
    const group = await makeClass(soto);
    const student = await studentIn(group);
    const attempt = await student.start();
    await student.delete(`/api/user/classes/${group.id}`);
    const refusalTo = async (who: Person) => (await act(who, 'pause', [attempt])).body.attempts[0].refusal;
    expect(await refusalTo(soto)).toBe('attempt_not_found');
    expect(await refusalTo(admin)).toBeNull();
  });
});

test('the room needs as many queries for many students as for one', async () => {
  const group = await makeClass(soto);
  const join = async () => {
    const student = await studentIn(group);
    await student.save(await student.start(), 0, 1);
  };
  const read = async () => {
    await roomOf(soto, group.id);
    return queriesOf(async () => expect((await roomOf(soto, group.id)).status).toBe(200));
  };
  await join();
  const queries = await read();
  for (let n = 0; n < 9; n++) await join();
  expect(await read()).toHaveLength(queries.length);
  expect(queries.length).toBeLessThanOrEqual(4);
});
