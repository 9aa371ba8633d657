import { makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import type { StudyGoals } from '@matraz/contracts/practice/goals';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

// Its own database: the next step depends on every topic and exam of the platform.
let api: TestApi;
let admin: Client;
let topic: Awaited<ReturnType<typeof makeTopic>>;
let exam: Awaited<ReturnType<typeof makeExam>>;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  admin = await api.account({ admin: true });
  topic = await makeTopic(admin, { lessons: 1, questions: 6 });
  exam = await makeExam(admin);
});
afterAll(() => api.close());

const none: StudyGoals = { mention: null, examDate: null, goalScore: null, minutesADay: null };
const pathOf = async (student: Client): Promise<StudyPath> => (await student.get('/api/path')).body;

test('goals are kept, changed, and only the own ones', async () => {
  const [ana, eva] = [await api.account(), await api.account()];
  expect((await ana.get('/api/goals')).body).toEqual({ goals: null });
  const wanted = { mention: 'Physics', examDate: '2026-12-01', goalScore: 720, minutesADay: 25 };
  expect(await ana.put('/api/goals', wanted)).toMatchObject({ status: 200, body: { goals: wanted } });
  expect((await ana.get('/api/goals')).body).toEqual({ goals: wanted });
  expect((await eva.get('/api/goals')).body).toEqual({ goals: null });
  await ana.put('/api/goals', none);
  expect((await ana.get('/api/goals')).body).toEqual({ goals: none });
});

test.each([
  ['another area', { ...none, mention: 'History' }],
  ['a score beyond the scale', { ...none, goalScore: 1_001 }],
  ['no day', { ...none, examDate: '2026-02-30' }],
  ['too many minutes', { ...none, minutesADay: 1_000 }],
  ['an unknown field', { ...none, isPremium: true }],
])('%s is refused', async (_, body) => {
  expect((await (await api.account()).put('/api/goals', body)).status).toBe(400);
});

test('a new student gets the first topic, and was not asked for goals', async () => {
  const path = await pathOf(await api.account());
  expect(path).toMatchObject({
    goals: null,
    today: '2026-11-20',
    exam: null,
    done: { answers: 0, minutes: 0, goal: 15 },
    nextStep: { kind: 'topic', targetId: topic.id, count: 6, minutes: 3 },
  });
  expect(path.week).toHaveLength(7);
  expect(path.week[0]).toMatchObject({ day: '2026-11-20', tasks: [{ kind: 'topic', targetId: topic.id }] });
});

test('the own day of the test counts down, and is over afterwards', async () => {
  const student = await api.account();
  await student.put('/api/goals', { ...none, examDate: '2026-11-21', minutesADay: 30 });
  expect(await pathOf(student)).toMatchObject({
    exam: { day: '2026-11-21', daysLeft: 1, name: null },
    week: [{ day: '2026-11-20' }, { day: '2026-11-21', tasks: [{ kind: 'paes' }] }],
    done: { goal: 30 },
  });
  now = new Date('2026-11-22T12:00:00Z');
  expect((await pathOf(student)).exam).toBeNull();
  now = new Date('2026-11-20T12:00:00Z');
});

test('answers count for the goal of today; a running exam comes first', async () => {
  const student = await api.account();
  await student.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });
  await student.post(`/api/questions/${topic.questions[1]}/answer`, { selectedAnswer: 0 });
  expect(await pathOf(student)).toMatchObject({
    done: { answers: 2, minutes: 1 },
    nextStep: { kind: 'weak-topic', targetId: topic.id, count: 4, percent: null },
    studyFirst: [{ topicId: topic.id, reason: 'few', answers: 2, right: 0, count: 4 }],
  });
  const { body: attempt } = await student.post(`/api/exams/${exam.id}/start`);
  expect((await pathOf(student)).nextStep).toMatchObject({ kind: 'exam-running', targetId: attempt.id });
  now = new Date(now.getTime() + 7 * 60_000);
  await student.post(`/api/exam-attempts/${attempt.id}/complete`);
  // An exam counts the time that it took.
  expect(await pathOf(student)).toMatchObject({ nextStep: { kind: 'weak-topic' }, done: { answers: 2, minutes: 8 } });
});

test('when every topic is done an exam of the mention comes next', async () => {
  const student = await api.account();
  const { id } = await makeExam(admin, { title: 'Física' });
  await admin.put(`/api/admin/exams/${id}`, { subject: 'Physics' });
  await student.put('/api/goals', { ...none, mention: 'Physics' });
  for (const question of topic.questions) {
    await student.post(`/api/questions/${question}/answer`, { selectedAnswer: 0 });
  }
  expect((await pathOf(student)).nextStep).toMatchObject({ kind: 'exam', targetId: id });
});

test('a beginner gets the diagnostic where there are enough questions for it', async () => {
  await makeTopic(admin, { questions: 15 });
  expect((await pathOf(await api.account())).nextStep).toMatchObject({ kind: 'diagnostic', targetId: null });
});
