import { makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let now = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let admin: Client;
let student: Client;
beforeAll(async () => {
  api = await startSharedTestApi({
    clock: () => {
      now = new Date(now.getTime() + 1_000);
      return now;
    },
  });
  admin = await api.account({ admin: true });
  student = await api.account();
});
afterAll(() => api.close());

/** A completed attempt. The correct answer is always 1. */
const take = async (
  exam: { id: string; questions: string[] },
  picks: (number | null)[],
  client = student,
): Promise<string> => {
  const { id } = (await client.post(`/api/exams/${exam.id}/start`)).body;
  for (const [place, selectedAnswer] of picks.entries())
    if (selectedAnswer !== null)
      await client.post(`/api/exam-attempts/${id}/answers`, { questionId: exam.questions[place], selectedAnswer });
  await client.post(`/api/exam-attempts/${id}/complete`);
  return id;
};
const report = async (id: string, client = student) => (await client.get(`/api/exam-attempts/${id}/report`)).body;

test('an exam without areas and topics has no parts, and compares with earlier attempts', async () => {
  const exam = await makeExam(admin, { scored: 3, pilots: 1 });
  const first = await take(exam, [1, 0, 0, 0]);
  expect(await report(first)).toEqual({
    areas: [],
    units: [],
    topics: [],
    skills: [],
    mistakes: 3,
    flagged: [],
    earlier: [],
    bestEarlier: null,
    goalScore: null,
  });
  await student.put('/api/goals', { mention: null, examDate: null, goalScore: 700, minutesADay: null });
  const second = await take(exam, [1, 1, 0, 1]);
  const { earlier, mistakes, goalScore } = await report(second);
  expect(earlier.map(({ id }: { id: string }) => id)).toEqual([first]);
  expect([mistakes, goalScore]).toEqual([1, 700]);
});

test('the parts count the scored questions by area, unit, topic and skill, and empty ones apart', async () => {
  const atoms = await makeTopic(admin, { title: 'El átomo', lessons: 2, questions: 3 });
  const waves = await makeTopic(admin, { title: 'Ondas', courseId: 2, questions: 1 });
  const exam = await makeExam(admin, { scored: 6, pilots: 1 });
  for (const [place, id] of exam.questions.entries()) {
    const isChemistry = place < 4;
    const syllabus = {
      topicId: isChemistry ? atoms.id : waves.id,
      area: isChemistry ? 'Chemistry' : 'Physics',
      ...(isChemistry && { skill: 'evaluate' }),
    };
    const { status } = await admin.put(
      `/api/admin/exam-questions/${id}`,
      anExamQuestion({ isPilot: place === 6, ...syllabus }),
    );
    expect(status).toBe(200);
  }
  // The fourth question is left empty.
  const { areas, units, topics, skills } = await report(await take(exam, [0, 0, 0, null, 1, 0, 0]));
  const [chemistry, physics] = [
    { correct: 0, answered: 3, total: 4, isEnough: false },
    { correct: 1, answered: 2, total: 2, isEnough: false },
  ];
  expect(areas).toEqual([
    { area: 'Chemistry', ...chemistry },
    { area: 'Physics', ...physics },
  ]);
  expect(units.map(({ courseId, correct, total }: Record<string, number>) => [courseId, correct, total])).toEqual([
    [1, 0, 4],
    [2, 1, 2],
  ]);
  expect(topics[0]).toMatchObject({ topicId: atoms.id, title: 'El átomo', courseId: 1, ...chemistry });
  expect(skills).toEqual([{ skill: 'evaluate', ...chemistry }]);
  expect(topics[0].points).toBeGreaterThan(topics[1].points);
});

test('the best earlier score is of all attempts, not only of the listed ones', async () => {
  const client = await api.account();
  const exam = await makeExam(admin, { scored: 3 });
  const best = await take(exam, [1, 1, 1], client);
  for (let attempt = 0; attempt < 10; attempt++) await take(exam, [0, 0, 0], client);
  const { earlier, bestEarlier } = await report(await take(exam, [1, 1, 0], client), client);
  expect(earlier.map(({ id }: { id: string }) => id)).not.toContain(best);
  expect(bestEarlier).toBe((await client.get(`/api/exam-attempts/${best}`)).body.paesScore);
});

test('only the student of a completed attempt gets its report', async () => {
  const exam = await makeExam(admin);
  const { id } = (await student.post(`/api/exams/${exam.id}/start`)).body;
  expect((await student.get(`/api/exam-attempts/${id}/report`)).status).toBe(409);
  await student.post(`/api/exam-attempts/${id}/complete`);
  expect((await (await api.account()).get(`/api/exam-attempts/${id}/report`)).status).toBe(404);
});
