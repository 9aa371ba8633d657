import { makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

// 12:00 in Chile.
let now = new Date('2026-03-12T15:00:00Z');
let api: TestApi;
let admin: Client;
let student: Client;
let exam: MadeExam;

beforeAll(async () => {
  api = await startSharedTestApi({
    clock: () => {
      now = new Date(now.getTime() + 1);
      return now;
    },
  });
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  exam = await makeExam(admin, { scored: 3, pilots: 1 });
  student = await api.account();
});

/** A completed attempt with these answers. The correct answer is always 1; null: empty. */
const take = async (client: Client, ...picks: (number | null)[]): Promise<string> => {
  const { id } = (await client.post(`/api/exams/${exam.id}/start`)).body;
  for (const [place, selectedAnswer] of picks.entries()) {
    const questionId = exam.questions[place];
    if (selectedAnswer !== null) await client.post(`/api/exam-attempts/${id}/answers`, { questionId, selectedAnswer });
  }
  await client.post(`/api/exam-attempts/${id}/complete`);
  return id;
};
const review = (place: number, selectedAnswer: number, client = student) =>
  client.post(`/api/exam-questions/${exam.questions[place]}/review`, { selectedAnswer });
const mistakes = async (query = '') => (await student.get(`/api/review/mistakes${query}`)).body;
const places = async (query = ''): Promise<number[]> =>
  (await mistakes(query)).questions.map(({ id }: { id: string }) => exam.questions.indexOf(id));
const summary = async () => (await student.get('/api/review')).body.mistakes;

test('wrong and empty questions of an exam are mistakes, without their keys', async () => {
  const attemptId = await take(student, 1, 0);
  expect(await places()).toEqual([1, 2, 3]);
  const { total, questions } = await mistakes();
  expect(total).toBe(3);
  expect(questions[0]).toEqual({
    kind: 'exam',
    id: exam.questions[1],
    examId: exam.id,
    examTitle: 'Ensayo de Biología',
    attemptId,
    courseId: 3,
    question: '<p>Pregunta 2</p>',
    options: anExamQuestion().options,
    answeredAt: expect.any(String),
  });
  expect(await summary()).toEqual([{ courseId: 3, count: 3 }]);
  expect((await student.get('/api/dashboard')).body.review.mistakes).toEqual([{ courseId: 3, count: 3 }]);
});

test('mistakes of practice and of exams are in one list, the oldest first; a filter finds those of one exam', async () => {
  const topic = await makeTopic(admin, { questions: 1 });
  await student.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });
  await take(student, 1, 1, 0, 1);
  const { questions } = await mistakes();
  expect(questions.map(({ kind }: { kind: string }) => kind)).toEqual(['practice', 'exam']);
  expect(await places(`?examId=${exam.id}`)).toEqual([2]);
  expect((await mistakes(`?examId=${newId()}`)).total).toBe(0);
  expect(await places('?courseId=3')).toEqual([2]);
  expect((await mistakes('?courseId=2')).total).toBe(0);
});

test('a right answer leaves the list, gives the key and no XP, and makes a study day', async () => {
  await take(student, 1, 0, 1, 1);
  now = new Date('2026-03-14T15:00:00Z');
  const wrong = await review(1, 2);
  expect(wrong).toMatchObject({ status: 200, body: { correct: false, correctAnswer: 1, accepted: [1] } });
  expect(wrong.body.explanation).toContain('SECRETO');
  expect(await places()).toEqual([1]);
  expect((await review(1, 1)).body.correct).toBe(true);
  expect(await mistakes()).toEqual({ total: 0, questions: [] });
  const { xp, streak } = (await student.get('/api/auth/user')).body;
  expect({ xp, streak }).toEqual({ xp: 0, streak: 1 });
  const { days } = (await student.get('/api/user/activity')).body;
  expect(days.at(-1)).toMatchObject({ day: '2026-03-14', answers: 2, correct: 1, firstAttempts: 0, xp: 0 });
});

test('the same answer sent twice counts once', async () => {
  await take(student, 0, 1, 1, 1);
  const send = () =>
    student.post(
      `/api/exam-questions/${exam.questions[0]}/review`,
      { selectedAnswer: 1 },
      { 'Idempotency-Key': 'once-and-again' },
    );
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  const { days } = (await student.get('/api/user/activity')).body;
  expect(days.at(-1)).toMatchObject({ answers: 1 });
});

describe('the key comes only from', () => {
  test('an own attempt', async () => {
    await take(await api.account(), 0, 0, 0, 0);
    expect(await review(0, 1)).toMatchObject({ status: 404, body: { code: 'question_not_found' } });
    expect((await mistakes()).total).toBe(0);
  });

  test('a completed attempt, while none at this exam runs', async () => {
    await student.post(`/api/exams/${exam.id}/start`);
    expect((await review(0, 1)).status).toBe(404);
    const { id } = (await student.get('/api/exam-attempts')).body[0];
    await student.post(`/api/exam-attempts/${id}/complete`);
    expect(await places()).toEqual([0, 1, 2, 3]);
    await student.post(`/api/exams/${exam.id}/start`);
    expect(await review(0, 1)).toMatchObject({ status: 409, body: { code: 'exam_running' } });
    expect((await mistakes()).total).toBe(0);
    expect(await summary()).toEqual([]);
  });
});

test('an option that does not exist is refused', async () => {
  await take(student, 0);
  expect(await review(0, 4)).toMatchObject({ status: 400, body: { code: 'answer_out_of_range' } });
});

test('a repeated exam counts by the latest attempt', async () => {
  await take(student, 0, 0, 1, 1);
  await take(student, 1, 0, 0, 1);
  expect(await places()).toEqual([1, 2]);
});

const takenBack: [string, () => Promise<unknown>][] = [
  ['voided', () => admin.post(`/api/admin/exams/${exam.id}/questions/${exam.questions[0]}/void`, {})],
  ['deleted', () => admin.delete(`/api/admin/exam-questions/${exam.questions[0]}`)],
  ['of a deleted exam', () => admin.delete(`/api/admin/exams/${exam.id}`)],
];
test.each(takenBack)('a question that is %s is not asked', async (_, takeBack) => {
  await take(student, 0, 1, 1, 1);
  await takeBack();
  expect((await mistakes()).questions).toEqual([]);
  expect(await summary()).toEqual([]);
  expect((await review(0, 1)).status).toBe(404);
});

test('a question counts in the course of its area', async () => {
  await admin.put(`/api/admin/exam-questions/${exam.questions[0]}`, anExamQuestion({ area: 'Physics' }));
  await take(student, 0, 0, 1, 1);
  expect(await summary()).toEqual([
    { courseId: 2, count: 1 },
    { courseId: 3, count: 1 },
  ]);
});

test('a question of an exam that was unpublished stays', async () => {
  await take(student, 0, 1, 1, 1);
  await admin.put(`/api/admin/exams/${exam.id}`, { isPublished: false });
  expect(await places()).toEqual([0]);
  expect((await review(0, 1)).body.correct).toBe(true);
});

test('a corrected key counts', async () => {
  await take(student, 0, 1, 1, 1);
  const body = { decision: { kind: 'accept', accepted: [1, 2] }, reason: 'También vale la C.' };
  await admin.post(`/api/admin/exams/${exam.id}/questions/${exam.questions[0]}/correction`, body);
  expect((await review(0, 2)).body).toMatchObject({ correct: true, accepted: [1, 2] });
});
