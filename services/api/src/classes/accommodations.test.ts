import { makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

type Person = Client & TestAccount;

let api: TestApi;
let admin: Person;
let teacher: Person;
let other: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
  teacher = await api.account({ teacher: true });
  other = await api.account({ teacher: true });
});
afterAll(() => api.close());

const student = () => api.account({});

/** The code of a class of the teacher. */
const openClass = async (): Promise<string> => {
  const { classId } = (await teacher.post('/api/classes', { name: '4°B', year: 2026 })).body;
  return (await teacher.post(`/api/classes/${classId}/code`)).body.code;
};

const more = { extraTime: 50, largeText: true, hidesTimer: false, breaks: 0 };
const none = { extraTime: 0, largeText: false, hidesTimer: false, breaks: 0 };
const minutesOf = ({ startedAt, deadline }: { startedAt: string; deadline: string }) =>
  (Date.parse(deadline) - Date.parse(startedAt)) / 60_000;

const ownOf = async (one: Client) => (await one.get('/api/auth/user')).body.accommodations;

test('only a student and her teachers see and set what she gets in ensayos', async () => {
  const code = await openClass();
  const [ana, eva] = [await student(), await student()];
  for (const one of [ana, eva]) await one.post('/api/user/classes', { code });
  const path = `/api/class-students/${ana.userId}`;
  expect(await ownOf(ana)).toBeUndefined();
  expect(await teacher.put(`${path}/accommodations`, more)).toMatchObject({ status: 200, body: more });
  expect((await teacher.get(path)).body.accommodations).toEqual(more);
  expect(await ownOf(ana)).toEqual(more);

  expect(await ownOf(eva)).toBeUndefined();
  expect((await eva.get(path)).status).toBe(403);
  const missing = { status: 404, body: { code: 'student_not_found' } };
  expect(await other.get(path)).toMatchObject(missing);
  expect(await other.put(`${path}/accommodations`, none)).toMatchObject(missing);
  for (const one of [ana, eva]) {
    expect(await one.put(`${path}/accommodations`, none)).toMatchObject({
      status: 403,
      body: { code: 'teacher_required' },
    });
  }
  expect(await ownOf(ana)).toEqual(more);

  expect((await admin.put(`${path}/accommodations`, none)).status).toBe(200);
  expect(await ownOf(ana)).toEqual(none);
});

test('an attempt has the extra time that was set last before its start, and keeps it', async () => {
  const exam = await makeExam(admin);
  const code = await openClass();
  const ana = await student();
  await ana.post('/api/user/classes', { code });
  const set = (given: object) => teacher.put(`/api/class-students/${ana.userId}/accommodations`, given);
  const start = async () => (await ana.post(`/api/exams/${exam.id}/start`)).body;
  await set({ ...more, extraTime: 100 });
  await set(more);
  const first = await start();
  const page = async () => (await ana.get(`/api/exam-attempts/${first.id}`)).body;
  const { duration } = (await page()).exam;
  expect(minutesOf(first)).toBe((duration / 60) * 1.5);
  expect(await page()).toMatchObject({ extraTime: 50, deadline: first.deadline });

  await set(none);
  expect((await start()).deadline).toBe(first.deadline);
  await ana.post(`/api/exam-attempts/${first.id}/complete`, {});
  expect(await page()).toMatchObject({ isCompleted: true, extraTime: 50, deadline: first.deadline });
  expect(minutesOf(await start())).toBe(duration / 60);
});

test('breaks stop the time of an attempt as often as the student likes, up to their minutes', async () => {
  const exam = await makeExam(admin);
  const code = await openClass();
  const ana = await student();
  await ana.post('/api/user/classes', { code });
  await teacher.put(`/api/class-students/${ana.userId}/accommodations`, { ...none, breaks: 5 });
  const { id } = (await ana.post(`/api/exams/${exam.id}/start`)).body;
  const rest = (one: Client, ends: boolean) => one.post(`/api/exam-attempts/${id}/break`, { ends });
  const page = async () => (await ana.get(`/api/exam-attempts/${id}`)).body;
  expect(await page()).toMatchObject({ pausedAt: null, breakEndsAt: null, breakLeft: 300 });

  expect((await rest(other, false)).status).toBe(404);
  expect((await rest(ana, false)).status).toBe(200);
  const resting = await page();
  expect(Date.parse(resting.breakEndsAt) - Date.parse(resting.pausedAt)).toBe(300_000);

  // Who answers works, so the break is over, and it counts as a minute.
  const answer = { questionId: exam.questions[0], selectedAnswer: 1 };
  expect(await ana.post(`/api/exam-attempts/${id}/answers`, answer)).toMatchObject({
    status: 200,
    body: { selectedAnswer: 1, pausedAt: null },
  });
  expect(await page()).toMatchObject({ breakEndsAt: null, breakLeft: 240 });

  await rest(ana, false);
  expect((await rest(ana, true)).status).toBe(200);
  const reasons = (await page()).timeChanges.map(({ kind, reason }: { kind: string; reason: string }) => [
    kind,
    reason,
  ]);
  expect(reasons).toEqual([
    ['paused', 'Descanso'],
    ['resumed', 'Fin del descanso'],
    ['paused', 'Descanso'],
    ['resumed', 'Fin del descanso'],
  ]);
  const { status, body } = await ana.post(`/api/exam-attempts/${id}/complete`);
  expect(status).toBe(200);
  expect(await rest(ana, false)).toMatchObject({ status: 409, body: { code: 'attempt_completed' } });
  expect(body.reason).toBe('submitted');
});
