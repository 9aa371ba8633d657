import { aQuestion, type Made, makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

// 15:00 in Chile.
let now = new Date('2026-03-12T18:00:00Z');
let api: TestApi;
let admin: Client;
let chemistry: Made;
let physics: Made;
let limited: Made;

beforeAll(async () => {
  api = await startTestApi({
    clock: () => {
      now = new Date(now.getTime() + 1);
      return now;
    },
  });
  admin = await api.account({ admin: true });
  chemistry = await makeTopic(admin, { questions: 8, title: 'El átomo' });
  physics = await makeTopic(admin, { questions: 8, title: 'Ondas', courseId: 2, unit: 'Ondas' });
  limited = await makeTopic(admin, { questions: 8, title: 'Luz', courseId: 2, unit: 'Ondas', orderIndex: 3 });
});
afterAll(() => api.close());

const answer = (client: Client, question: string | undefined, correct: boolean) =>
  client.post(`/api/questions/${question}/answer`, { selectedAnswer: correct ? 1 : 0 });
const studyFirst = async (client: Client): Promise<string[]> =>
  (await client.get('/api/path')).body.studyFirst.map(({ topicId }: { topicId: string }) => topicId);

test.each(['/api/mastery', '/api/practice/recommended', '/api/diagnostic'])('%s is for students', async (url) => {
  expect((await api.visitor.get(url)).status).toBe(401);
  expect((await (await api.account()).get(url)).status).toBe(200);
});

test('of a new student nothing is known, and the reply says what is missing', async () => {
  const { body } = await (await api.account()).get('/api/mastery');
  expect(body.topics.map(({ topicId, answers, mastery }: never) => [topicId, answers, mastery])).toEqual(
    [chemistry, physics, limited].map(({ id }) => [id, 0, null]),
  );
  expect(body.score).toBeNull();
  expect(body.missing).toEqual([1, 2].map((courseId) => ({ courseId, answers: 8 })));
});

test('right answers give more mastery than wrong ones, only in what was answered', async () => {
  const student = await api.account();
  for (const place of [0, 1, 2, 3, 4]) {
    await answer(student, chemistry.questions[place], true);
    await answer(student, physics.questions[place], false);
  }
  const { body } = await student.get('/api/mastery');
  const of = (topic: Made) => body.topics.find(({ topicId }: { topicId: string }) => topicId === topic.id);
  expect(of(chemistry).answers).toBe(5);
  expect(of(chemistry).mastery.mean).toBeGreaterThan(of(physics).mastery.mean + 0.2);
  expect(of(chemistry).mastery.low).toBeLessThan(of(chemistry).mastery.mean);
  expect(of(limited).mastery).toBeNull();
  expect(of(chemistry).mastery.mean).toBeGreaterThan(0.7);
  expect([of(chemistry).right, of(physics).right]).toEqual([5, 0]);
  expect(await studyFirst(student)).toEqual([physics.id]);
});

test('weak topics are studied first, the weakest one first', async () => {
  const student = await api.account();
  for (const place of [0, 1, 2, 3]) {
    await answer(student, chemistry.questions[place], place === 0);
    await answer(student, physics.questions[place], false);
  }
  expect(await studyFirst(student)).toEqual([physics.id, chemistry.id]);
});

test('after a few answers the practice begins with the topic that the path names first', async () => {
  const student = await api.account();
  await answer(student, chemistry.questions[0], true);
  await answer(student, physics.questions[0], false);
  expect((await student.get('/api/path')).body.studyFirst).toMatchObject([
    { topicId: physics.id, title: 'Ondas', reason: 'few', percent: null, answers: 1, right: 0, count: 7 },
  ]);
  const { body } = await student.get('/api/practice/recommended');
  expect(body.questions[0]).toMatchObject({ topicId: physics.id, reason: 'weak' });
});

test('questions of an exam that were left empty make no topic weak', async () => {
  const student = await api.account();
  const exam = await makeExam(admin, { scored: 8 });
  for (const [place, id] of exam.questions.entries())
    await admin.put(
      `/api/admin/exam-questions/${id}`,
      anExamQuestion({ topicId: place < 4 ? physics.id : chemistry.id }),
    );
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body;
  for (const place of [0, 4])
    await student.post(`/api/exam-attempts/${id}/answers`, {
      questionId: exam.questions[place],
      selectedAnswer: place === 0 ? 1 : 0,
    });
  await student.post(`/api/exam-attempts/${id}/complete`);
  const [first, ...others] = (await student.get('/api/path')).body.studyFirst;
  expect(first).toMatchObject({ topicId: chemistry.id, reason: 'few', answers: 1, right: 0 });
  expect(others).toEqual([]);
});

test('the recommended practice has ten questions without keys, which change topic, and only of open content', async () => {
  const student = await api.account();
  const { body } = await student.get('/api/practice/recommended');
  expect(body.questions).toHaveLength(10);
  expect(JSON.stringify(body)).not.toMatch(/SECRETO|correctAnswer/);
  const topics = body.questions.map(({ topicId }: { topicId: string }) => topicId);
  expect(topics.filter((topic: string, place: number) => topic === topics[place - 1])).toEqual([]);
  const open = new Set([...chemistry.questions, ...physics.questions, ...limited.questions.slice(0, 5)]);
  expect(body.questions.every(({ id }: { id: string }) => open.has(id))).toBe(true);
});

test('a practice of one topic asks what was wrong on another day first', async () => {
  const student = await api.account();
  await answer(student, physics.questions[6], false);
  const today = await student.get(`/api/practice/recommended?topicId=${physics.id}`);
  expect(today.body.questions).toHaveLength(7);
  now = new Date(now.getTime() + 24 * 3_600_000);
  const { body } = await student.get(`/api/practice/recommended?topicId=${physics.id}&minutes=2`);
  expect(body.questions).toHaveLength(4);
  expect(body.questions.find(({ id }: { id: string }) => id === physics.questions[6]).reason).toBe('weak');
});

test.each(['minutes=0', 'topicId=x', 'skill=x', 'userId=1'])('a practice with ?%s is refused', async (query) => {
  expect((await (await api.account()).get(`/api/practice/recommended?${query}`)).status).toBe(400);
});

test('the diagnostic asks 15 new questions over the areas, one after another, then it is finished', async () => {
  const student = await api.account();
  const asked: string[] = [];
  for (;;) {
    const { body } = await student.get('/api/diagnostic');
    expect([body.total, body.answered]).toEqual([15, asked.length]);
    if (body.question === null) break;
    expect(JSON.stringify(body)).not.toMatch(/SECRETO|correctAnswer/);
    asked.push(body.question.id);
    expect((await answer(student, body.question.id, asked.length % 2 === 0)).status).toBe(200);
  }
  expect(asked).toHaveLength(15);
  const { body } = await student.get('/api/mastery');
  expect(body.areas.map(({ answers }: { answers: number }) => answers)).toEqual([8, 7]);
});

test('answers of a first attempt at an exam count for topic, skill and area, those of the second do not', async () => {
  const exam = await makeExam(admin, { scored: 6, pilots: 1 });
  for (const [place, id] of exam.questions.entries()) {
    const syllabus = place < 5 ? { topicId: limited.id, skill: 'evaluate' } : { area: 'elective' };
    await admin.put(`/api/admin/exam-questions/${id}`, anExamQuestion({ ...syllabus, isPilot: place === 6 }));
  }
  await admin.put(`/api/admin/exams/${exam.id}`, { subject: 'Chemistry' });
  const student = await api.account();
  const take = async (selectedAnswer: number) => {
    const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body;
    for (const questionId of exam.questions)
      await student.post(`/api/exam-attempts/${id}/answers`, { questionId, selectedAnswer });
    const before = (await student.get('/api/mastery')).body;
    expect((await student.post(`/api/exam-attempts/${id}/complete`)).status).toBe(200);
    return before;
  };
  const during = await take(1);
  expect(during.areas.map(({ answers }: { answers: number }) => answers)).toEqual([0, 0]);
  const { body } = await student.get('/api/mastery');
  const topic = body.topics.find(({ topicId }: { topicId: string }) => topicId === limited.id);
  expect(topic).toMatchObject({ title: 'Luz', courseId: 2, answers: 5 });
  expect(topic.mastery.mean).toBeGreaterThan(0.7);
  expect(body.skills.find(({ skill }: { skill: string }) => skill === 'evaluate').answers).toBe(5);
  expect(body.areas.map(({ answers }: { answers: number }) => answers)).toEqual([2, 5]);
  await take(0);
  expect((await student.get('/api/mastery')).body).toEqual(body);
});

test('a mistake of an exam that is answered right later counts too', async () => {
  const exam = await makeExam(admin, { scored: 6, pilots: 1 });
  for (const id of exam.questions)
    await admin.put(`/api/admin/exam-questions/${id}`, anExamQuestion({ topicId: physics.id }));
  const student = await api.account();
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body;
  for (const questionId of exam.questions)
    await student.post(`/api/exam-attempts/${id}/answers`, { questionId, selectedAnswer: 0 });
  await student.post(`/api/exam-attempts/${id}/complete`);
  const ofPhysics = async () =>
    (await student.get('/api/mastery')).body.topics.find(({ topicId }: { topicId: string }) => topicId === physics.id);
  const before = await ofPhysics();
  expect(before.answers).toBe(7);
  const url = `/api/exam-questions/${exam.questions[0]}/review`;
  expect(await student.post(url, { selectedAnswer: 1 })).toMatchObject({ status: 200, body: { correct: true } });
  const after = await ofPhysics();
  expect(after.answers).toBe(8);
  expect(after.mastery.mean).toBeGreaterThan(before.mastery.mean);
});

test('the area of the mention has more questions in the diagnostic', async () => {
  const student = await api.account();
  const mention = { mention: 'Physics', examDate: null, goalScore: null, minutesADay: null };
  expect((await student.put('/api/goals', mention)).status).toBe(200);
  const { body } = await student.get('/api/diagnostic');
  expect(body.areas.map(({ total }: { total: number }) => total)).toEqual([6, 9]);
});

test('the questions of practice that a student may open are counted by skill', async () => {
  const { id } = await makeTopic(admin, { questions: 0, title: 'Mezclas' });
  for (const skill of ['evaluate', 'evaluate', 'process-and-analyse'])
    await admin.post('/api/admin/questions', aQuestion(id, { skill }));
  const { skills } = (await (await api.account()).get('/api/mastery')).body;
  expect(skills.map(({ skill, questions }: Record<string, unknown>) => [skill, questions])).toEqual([
    ['observe-and-question', 0],
    ['plan-and-investigate', 0],
    ['process-and-analyse', 1],
    ['evaluate', 2],
  ]);
});

test('days without an answer make a mastery less certain', async () => {
  const student = await api.account();
  for (const question of chemistry.questions.slice(0, 5)) await answer(student, question, true);
  const rangeOf = async () => {
    const { topics } = (await student.get('/api/mastery')).body;
    const { mastery } = topics.find(({ topicId }: { topicId: string }) => topicId === chemistry.id);
    return mastery.high - mastery.low;
  };
  // The difficulties of questions are read again after some minutes.
  now = new Date(now.getTime() + 3_600_000);
  const before = await rangeOf();
  now = new Date(now.getTime() + 5 * 86_400_000);
  expect(await rangeOf()).toBeGreaterThan(before);
});
