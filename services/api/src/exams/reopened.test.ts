import { type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectScoresShown } from '../testing/scores-of-log.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

type Person = Client & TestAccount;

let api: TestApi;
let admin: Person;
let teacher: Person;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
  teacher = await api.account({ teacher: true });
});
afterAll(() => api.close());

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A student of a class who handed in the exam that the class was assigned. */
const handIn = async (exam: MadeExam, results: 'at-once' | 'when-released') => {
  const { classId } = (await teacher.post('/api/classes', { name: '4°B', year: 2026 })).body;
  const { code } = (await teacher.post(`/api/classes/${classId}/code`)).body;
  const student = await api.account();
  await student.post('/api/user/classes', { code });
  const conditions = {
    kind: 'exam',
    workId: exam.id,
    opensAt: later(-60),
    closesAt: later(60),
    lastStartAt: null,
    attempts: 2,
    results,
    accessWord: null,
    form: { questions: false, options: false },
  };
  const { assignmentId } = (await teacher.post(`/api/classes/${classId}/assignments`, conditions)).body;
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body;
  const answer = { questionId: exam.questions[0], selectedAnswer: 0 };
  await student.post(`/api/exam-attempts/${id}/answers`, answer);
  expect((await student.post(`/api/exam-attempts/${id}/complete`, {})).status).toBe(200);
  return { id, student, assignment: `/api/classes/${classId}/assignments/${assignmentId}`, classId };
};

const reopen = (exam: MadeExam, attemptId: string, by: Client = teacher, seconds = 300) =>
  by.post(`/api/admin/exams/${exam.id}/room/reopen`, {
    attempts: [{ attemptId, seconds }],
    reason: 'Entregó sin querer',
  });
const done = (attemptId: string) => ({ status: 200, body: { attempts: [{ attemptId, refusal: null }] } });
const refused = (attemptId: string, refusal: string) => ({ status: 200, body: { attempts: [{ attemptId, refusal }] } });

test('a reopened attempt goes on with its answers and the time that was left, and its next end counts', async () => {
  const exam = await makeExam(admin);
  const { id, student, classId, assignment } = await handIn(exam, 'when-released');
  const page = async () => (await student.get(`/api/exam-attempts/${id}`)).body;
  const before = await page();
  expect(await reopen(exam, id)).toMatchObject(done(id));

  const running = await page();
  expect(running).toMatchObject({
    isCompleted: false,
    answers: [{ questionId: exam.questions[0] }],
    timeChanges: [
      { kind: 'paused', reason: 'Entregó sin querer' },
      { kind: 'resumed' },
      { kind: 'extended', seconds: 300 },
    ],
  });
  expect(Date.parse(running.deadline)).toBeGreaterThanOrEqual(Date.parse(before.deadline) + 300_000);
  const room = (await teacher.get(`/api/admin/exams/${exam.id}/room?classId=${classId}`)).body;
  expect(room.students.find(({ attemptId }: { attemptId: string }) => attemptId === id)).toMatchObject({
    state: 'running',
    deadline: running.deadline,
    finishedAt: null,
    extraSeconds: 300,
  });

  // Doing it again changes nothing.
  expect(await reopen(exam, id)).toMatchObject(done(id));
  expect((await page()).deadline).toBe(running.deadline);

  const answer = { questionId: exam.questions[1], selectedAnswer: 1 };
  expect((await student.post(`/api/exam-attempts/${id}/answers`, answer)).status).toBe(200);
  await student.post(`/api/exam-attempts/${id}/complete`, {});
  await teacher.post(`${assignment}/release`);
  expect(await page()).toMatchObject({ isCompleted: true, answered: 2, deadline: running.deadline });
  await expectScoresShown(api.deps);
  expect(await reopen(exam, id)).toMatchObject(refused(id, 'results_seen'));
});

test('an attempt is not reopened after its key was shown, without an assignment, or by a stranger', async () => {
  const exam = await makeExam(admin);
  const shown = await handIn(exam, 'at-once');
  expect(await reopen(exam, shown.id)).toMatchObject(refused(shown.id, 'results_seen'));

  const free = await makeExam(admin);
  const student = await api.account();
  const { id } = (await student.post(`/api/exams/${free.id}/start`)).body;
  await student.post(`/api/exam-attempts/${id}/complete`, {});
  expect(await reopen(free, id, admin)).toMatchObject(refused(id, 'results_seen'));

  const other = await api.account({ teacher: true });
  expect(await reopen(exam, shown.id, other)).toMatchObject(refused(shown.id, 'attempt_not_found'));
  expect((await reopen(exam, shown.id, shown.student)).status).toBe(403);
});

test('an attempt is not reopened when the student began another one', async () => {
  const exam = await makeExam(admin);
  const { id, student } = await handIn(exam, 'when-released');
  await student.post(`/api/exams/${exam.id}/start`);
  expect(await reopen(exam, id)).toMatchObject(refused(id, 'later_attempt'));
});
