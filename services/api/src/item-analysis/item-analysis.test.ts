import { aQuestion, makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let now = new Date('2026-03-10T15:00:00Z');
let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

/** A new student takes the exam. Each answer takes 30 s; null leaves the question without an answer. The key is always 1. */
const take = async (exam: { id: string; questions: string[] }, picks: readonly (number | null)[], student?: Client) => {
  const client = student ?? (await api.account());
  const { body } = await client.post(`/api/exams/${exam.id}/start`);
  for (const [place, selectedAnswer] of picks.entries()) {
    later(30);
    if (selectedAnswer === null) continue;
    await client.post(`/api/exam-attempts/${body.id}/answers`, { questionId: exam.questions[place], selectedAnswer });
  }
  return (await client.post(`/api/exam-attempts/${body.id}/complete`)).body;
};
const analysisOf = async (id: string) => (await admin.get(`/api/admin/exams/${id}/analysis`)).body.questions;
const resultsOf = async (id: string) =>
  (await admin.get('/api/admin/exam-results')).body.find(({ examId }: { examId: string }) => examId === id);

const paths = ['exams/x/analysis', 'topics/x/analysis', 'exam-results', 'activity'].map((path) => `/api/admin/${path}`);

test.each(paths)('%s is for administrators', async (path) => {
  expect((await api.visitor.get(path)).status).toBe(401);
  expect((await (await api.account()).get(path)).status).toBe(403);
});

test('an unknown exam or topic is not found', async () => {
  expect((await admin.get(paths[0] ?? '')).body.code).toBe('exam_not_found');
  expect((await admin.get(paths[1] ?? '')).body.code).toBe('topic_not_found');
});

describe('an exam', () => {
  /*
   * Worked by hand: four questions, key B (1). The rest is the number of correct answers in the other three questions.
   *
   *   student  question 1  rest
   *   1        B  right    3
   *   2        B  right    3
   *   3        B  right    2
   *   4        C  wrong    1
   *   5        B  right    1
   *   6        none        0
   *
   * p = 4/6. Mean rest of all 10/6, of the right ones 2.25, of the others 0.5. Standard deviation of the rest:
   * sqrt((9+9+4+1+1+0)/6 - (10/6)^2) = 1.1055. r = (2.25 - 0.5) / 1.1055 * sqrt(4/6 * 2/6) = 0.7462.
   */
  const picks = [
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 0],
    [2, 1, 0, 0],
    [1, 0, 1, 0],
    [null, 0, 0, 0],
  ];

  test('shows the values of the example that is worked by hand', async () => {
    const exam = await makeExam(admin, { scored: 4, pilots: 0 });
    expect(await analysisOf(exam.id)).toHaveLength(4);
    for (const one of picks) await take(exam, one);
    const questions = await analysisOf(exam.id);
    const first = questions.find(({ questionId }: { questionId: string }) => questionId === exam.questions[0]);
    expect(first).toEqual({
      questionId: exam.questions[0],
      place: 1,
      students: 6,
      answered: 5,
      proportionCorrect: 4 / 6,
      discrimination: expect.closeTo(0.7462, 4),
      medianSeconds: 30,
      weakStudents: 1,
      strongStudents: 2,
      options: [
        { students: 0, weak: 0, strong: 0 },
        { students: 4, weak: 0, strong: 2 },
        { students: 1, weak: 0, strong: 0 },
        { students: 0, weak: 0, strong: 0 },
      ],
      unanswered: { students: 1, weak: 1, strong: 0 },
      warnings: [{ code: 'few-data' }],
    });
  });

  test('has the results of first attempts, changed by a voided question', async () => {
    const exam = await makeExam(admin, { scored: 2, pilots: 0, title: 'Resultados' });
    expect(await resultsOf(exam.id)).toMatchObject({ title: 'Resultados', students: 0, medianScore: null, scores: [] });
    const student = await api.account();
    const { paesScore: best } = await take(exam, [1, 1], student);
    const { paesScore: half } = await take(exam, [1, 0]);
    await take(exam, [0, 0], student); // a second attempt
    await take(exam, [1, 1], admin);
    await take(exam, [null, null]);
    const scores = [best, half].sort((one, other) => one - other).map((score) => ({ score, students: 1 }));
    expect(await resultsOf(exam.id)).toMatchObject({ students: 2, medianScore: (best + half) / 2, scores });
    await admin.post(`/api/admin/exams/${exam.id}/questions/${exam.questions[1]}/void`, {});
    expect(await resultsOf(exam.id)).toMatchObject({ students: 2, medianScore: 1000 });
    const [kept] = (await analysisOf(exam.id)).filter(
      ({ questionId }: { questionId: string }) => questionId === exam.questions[0],
    );
    expect(kept).toMatchObject({ students: 2, proportionCorrect: 1, discrimination: null });
  });

  test('counts a corrected question by its corrected key', async () => {
    const exam = await makeExam(admin, { scored: 4, pilots: 0 });
    for (const one of picks) await take(exam, one);
    const [questionId] = exam.questions;
    const first = async (decision: object) => {
      const url = `/api/admin/exams/${exam.id}/questions/${questionId}/correction`;
      const { status } = await admin.post(url, { decision, reason: 'La clave estaba mal.' });
      expect(status).toBe(200);
      return (await analysisOf(exam.id)).find((row: { questionId: string }) => row.questionId === questionId);
    };
    expect(await first({ kind: 'accept', accepted: [1, 2] })).toMatchObject({
      students: 6,
      proportionCorrect: 5 / 6,
      discrimination: expect.closeTo(0.6742, 4),
    });
    expect(await first({ kind: 'everyone' })).toMatchObject({ proportionCorrect: 1, discrimination: null });
    expect(await first({ kind: 'reinstate' })).toMatchObject({
      proportionCorrect: 4 / 6,
      discrimination: expect.closeTo(0.7462, 4),
    });
  });

  test('begins a question again when its key changes', async () => {
    const exam = await makeExam(admin, { scored: 2, pilots: 0 });
    await take(exam, [1, 1]);
    await admin.put(
      `/api/admin/exam-questions/${exam.questions[0]}`,
      anExamQuestion({ orderIndex: 1, correctAnswer: 0 }),
    );
    await take(exam, [0, 0]);
    const students = new Map(
      (await analysisOf(exam.id)).map((row: { questionId: string; students: number }) => [
        row.questionId,
        row.students,
      ]),
    );
    expect(exam.questions.map((id) => students.get(id))).toEqual([1, 2]);
  });
});

describe('a topic', () => {
  /*
   * Worked by hand: six questions, key B (1). Strength is the share of correct first answers to the other five.
   *
   *   student  question 1  strength
   *   1        B  right    5/5
   *   2        B  right    4/5
   *   3        A  wrong    2/5
   *   4        C  wrong    1/5
   *
   * p = 2/4. Mean strength 0.6, of the right ones 0.9, of the others 0.3. Standard deviation:
   * sqrt((0.16 + 0.04 + 0.04 + 0.16) / 4) = 0.3162. r = (0.9 - 0.3) / 0.3162 * sqrt(0.5 * 0.5) = 0.9487.
   */
  const picks = [
    [1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 0],
    [0, 1, 1, 0, 0, 0],
    [2, 1, 0, 0, 0, 0],
  ];

  test('shows the values of the example that is worked by hand, from first answers', async () => {
    const topic = await makeTopic(admin, { questions: 6 });
    const answer = (client: Client, place: number, selectedAnswer: number) => {
      later(20);
      return client.post(`/api/questions/${topic.questions[place]}/answer`, { selectedAnswer });
    };
    for (const one of picks) {
      const student = await api.account();
      for (const [place, pick] of one.entries()) await answer(student, place, pick);
      await answer(student, 0, 3); // not a first answer
    }
    await answer(admin, 0, 3);
    const read = async (place = 0) =>
      (await admin.get(`/api/admin/topics/${topic.id}/analysis`)).body.questions.find(
        ({ questionId }: { questionId: string }) => questionId === topic.questions[place],
      );
    // The first question has no answer before it.
    expect(await read(1)).toMatchObject({ students: 4, medianSeconds: 20 });
    expect(await read()).toMatchObject({
      students: 4,
      answered: 4,
      proportionCorrect: 0.5,
      discrimination: expect.closeTo(0.9487, 4),
      medianSeconds: null,
      weakStudents: 1,
      strongStudents: 1,
      options: [
        { students: 1, weak: 0, strong: 0 },
        { students: 2, weak: 0, strong: 1 },
        { students: 1, weak: 1, strong: 0 },
        { students: 0, weak: 0, strong: 0 },
      ],
    });
    await admin.put(`/api/admin/questions/${topic.questions[0]}`, aQuestion(topic.id, { correctAnswer: 0 }));
    expect(await read()).toMatchObject({ students: 0, proportionCorrect: null, discrimination: null });
  });

  test('without answers lists its questions without numbers', async () => {
    const topic = await makeTopic(admin, { questions: 1 });
    const { body } = await admin.get(`/api/admin/topics/${topic.id}/analysis`);
    expect(body.questions).toMatchObject([{ questionId: topic.questions[0], students: 0, proportionCorrect: null }]);
    const empty = await makeTopic(admin);
    expect((await admin.get(`/api/admin/topics/${empty.id}/analysis`)).body).toEqual({ questions: [] });
  });
});

test('activity counts students by their last day, and the answers of 30 days', async () => {
  const at = async (instant: string) => {
    now = new Date(instant);
    const teacher = await api.account({ admin: true }); // a session does not last as long as this test
    return { teacher, activity: async () => (await teacher.get('/api/admin/activity')).body };
  };
  const { teacher } = await at('2026-06-01T15:00:00Z');
  const topic = await makeTopic(teacher, { questions: 1 });
  const exam = await makeExam(teacher, { scored: 1, pilots: 0 });
  const answer = (client: Client) => client.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 1 });
  await take(exam, [1]);
  const faithful = await api.account();
  await answer(faithful);

  const third = await at('2026-06-03T15:00:00Z');
  await answer(await api.account());
  await answer(faithful);
  await answer(third.teacher);
  const { today, activeStudents, days } = await third.activity();
  expect({ today, activeStudents }).toEqual({
    today: '2026-06-03',
    activeStudents: { today: 2, last7Days: 3, last30Days: 3 },
  });
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-05-05', practiceAnswers: 0, examAnswers: 0 });
  expect(days[27]).toEqual({ day: '2026-06-01', practiceAnswers: 1, examAnswers: 1 });
  expect(days[29]).toEqual({ day: '2026-06-03', practiceAnswers: 3, examAnswers: 0 });

  const activeAt = async (instant: string) => (await (await at(instant)).activity()).activeStudents;
  expect(await activeAt('2026-06-09T15:00:00Z')).toEqual({ today: 0, last7Days: 2, last30Days: 3 });
  expect(await activeAt('2026-07-02T15:00:00Z')).toEqual({ today: 0, last7Days: 0, last30Days: 2 });
});
