import { rescoreAttempts } from '@matraz/application/exams/rescore-attempts';
import { voidExamQuestion } from '@matraz/application/exams/void-exam-question';
import { anExam, anExamQuestion, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { streamOf } from '@matraz/contracts/streams';
import { exam as examDecider } from '@matraz/domain/exams/exam';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectScoresShown } from '../testing/scores-of-log.ts';
import { startService } from '../testing/service-process.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let exam: MadeExam;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  exam = await makeExam(admin, { scored: 4, pilots: 2 });
});

/** Starts the exam and saves these answers, in order. The correct answer is always 1. */
const take = async (client: Client, ...picks: number[]): Promise<string> => {
  const { body } = await client.post(`/api/exams/${exam.id}/start`);
  for (const [place, selectedAnswer] of picks.entries()) {
    await client.post(`/api/exam-attempts/${body.id}/answers`, { questionId: exam.questions[place], selectedAnswer });
  }
  return body.id;
};
const complete = async (client: Client, id: string) => (await client.post(`/api/exam-attempts/${id}/complete`)).body;
const read = async (client: Client, id: string) => (await client.get(`/api/exam-attempts/${id}`)).body;
/** Indexes of the questions that the page of an attempt shows as voided. */
const voidedPlaces = ({ exam: { questions } }: { exam: { questions: { isVoided: boolean }[] } }) =>
  questions.flatMap(({ isVoided }, place) => (isVoided ? [place] : []));
const annul = (place: number, headers = {}) =>
  admin.post(`/api/admin/exams/${exam.id}/questions/${exam.questions[place]}/void`, {}, headers);
const typesOf = async (id: string) => (await api.deps.store.readStream(`attempt-${id}`)).map(({ type }) => type);
const rescorings = async (id: string) => (await typesOf(id)).filter((type) => type === 'ExamAttemptRescored').length;
const context = () => ({ correlationId: newId(), now: new Date() });

describe('a voided question', () => {
  test('is removed from completed results: the student sees the old score, the new score and the reason', async () => {
    const [ana, beto] = [await api.account(), await api.account()];
    const [right, wrong] = [await take(ana, 1, 1, 0, 0), await take(beto, 0, 1, 1, 0)];
    const before = await complete(ana, right);
    await complete(beto, wrong);
    expect(before).toMatchObject({ correct: 2, scored: 4 });

    const { status, body } = await annul(0);
    expect({ status, isVoided: body.isVoided, id: body.id }).toEqual({
      status: 200,
      isVoided: true,
      id: exam.questions[0],
    });
    const after = await read(ana, right);
    expect(after).toMatchObject({ correct: 1, scored: 3, percentage: 33, answered: 4, total: 6 });
    expect(after.rescorings).toEqual([
      {
        at: expect.any(String),
        reason: 'question-voided',
        questionIds: [exam.questions[0]],
        questions: [{ id: exam.questions[0], outcome: 'voided', reason: '' }],
        previousScore: before.paesScore,
        paesScore: after.paesScore,
      },
    ]);
    expect(after.exam.questions.map(({ isVoided }: { isVoided: boolean }) => isVoided)).toEqual([
      true,
      ...Array(5).fill(false),
    ]);
    expect(await read(beto, wrong)).toMatchObject({ correct: 2, scored: 3 });
    expect((await complete(ana, right)).paesScore).toBe(after.paesScore);
    expect((await ana.get('/api/exam-attempts')).body[0]).toMatchObject({ paesScore: after.paesScore, scored: 3 });
  });

  test('is left out of an open attempt when it is submitted, and does not change its page before', async () => {
    const student = await api.account();
    const id = await take(student, 1, 1);
    const page = () => student.get(`/api/exam-attempts/${id}`);
    const before = await page();
    await annul(1);
    const after = await page();
    expect(after.headers.etag).toBe(before.headers.etag);
    expect({ ...after.body, serverTime: '' }).toEqual({ ...before.body, serverTime: '' });
    expect(voidedPlaces(after.body)).toEqual([]);
    expect(await complete(student, id)).toMatchObject({ correct: 1, scored: 3 });
    expect((await read(student, id)).rescorings).toEqual([]);
  });

  test('is shown as voided in attempts that start afterwards; it can be answered and does not count', async () => {
    await annul(0);
    await annul(5);
    const student = await api.account();
    const id = await take(student, 1, 1, 0, 0, 0, 1);
    expect(voidedPlaces(await read(student, id))).toEqual([0, 5]);
    expect(await complete(student, id)).toMatchObject({ correct: 1, scored: 3, pilotTotal: 1, answered: 6, total: 6 });
    expect(voidedPlaces(await read(student, id))).toEqual([0, 5]);
  });

  test('counts neither as scored nor as a pilot in the figures of an exam', async () => {
    const student = await api.account();
    const url = `/api/exams/${exam.id}`;
    const stats = async () => (await student.get(`${url}/stats`)).body;
    expect(await stats()).toEqual({ total: 6, pilot: 2, evaluated: 4, duration: 3600 });
    await annul(0);
    expect(await stats()).toEqual({ total: 6, pilot: 2, evaluated: 3, duration: 3600 });
    await annul(5);
    expect(await stats()).toEqual({ total: 6, pilot: 1, evaluated: 3, duration: 3600 });
    const counted = { id: exam.id, questionCount: 6, pilotQuestions: 1 };
    for (const client of [student, admin]) {
      expect((await client.get(url)).body).toMatchObject(counted);
      expect((await client.get('/api/exams')).body).toContainEqual(expect.objectContaining(counted));
    }
  });

  test('does not change when it is voided again', async () => {
    const student = await api.account();
    const id = await take(student, 1);
    await complete(student, id);
    const headers = { 'idempotency-key': newId() };
    for (const again of [headers, headers, {}]) expect((await annul(0, again)).body.isVoided).toBe(true);
    expect(await rescorings(id)).toBe(1);
    await annul(1);
    expect(await rescorings(id)).toBe(2);
    expect(await read(student, id)).toMatchObject({ scored: 2, correct: 0 });
  });

  test('may be removed or changed: the attempt uses the version that it started with', async () => {
    const student = await api.account();
    const id = await take(student, 1, 1, 1, 1);
    await complete(student, id);
    await admin.put(`/api/admin/exam-questions/${exam.questions[1]}`, anExamQuestion({ correctAnswer: 3 }));
    await admin.delete(`/api/admin/exam-questions/${exam.questions[0]}`);
    expect(await read(student, id)).toMatchObject({ correct: 4, scored: 4 });
    expect((await annul(0)).status).toBe(200);
    expect((await annul(1)).status).toBe(200);
    expect(await read(student, id)).toMatchObject({ correct: 2, scored: 2 });
    // Attempts that started without the question do not change.
    const later = await take(await api.account(), 1);
    expect(await typesOf(later)).toEqual(['ExamAttemptStarted']);
  });

  test('that is a pilot is removed from the pilot figures', async () => {
    const student = await api.account();
    const id = await take(student, 1, 1, 1, 1, 1, 0);
    expect(await complete(student, id)).toMatchObject({ pilotCorrect: 1, pilotTotal: 2, pilotPercentage: 50 });
    await annul(5);
    expect(await read(student, id)).toMatchObject({ scored: 4, pilotCorrect: 1, pilotTotal: 1, pilotPercentage: 100 });
  });

  test('must exist', async () => {
    const url = (examId: string, id: string) => `/api/admin/exams/${examId}/questions/${id}/void`;
    expect((await admin.post(url(exam.id, newId()))).body.code).toBe('question_not_found');
    expect((await admin.post(url(newId(), newId()))).body.code).toBe('exam_not_found');
    expect((await admin.post(url('x', 'y'))).status).toBe(404);
    const other = await makeExam(admin);
    expect((await admin.post(url(other.id, exam.questions[0] ?? ''))).body.code).toBe('question_not_found');
  });
});

describe('a question that is voided at the same time', () => {
  test('while 20 students submit counts in no result', async () => {
    const students = await Promise.all(Array.from({ length: 20 }, () => api.account()));
    const ids = await Promise.all(students.map((student) => take(student, 1, 1)));
    await Promise.all([...students.map((student, place) => complete(student, ids[place] ?? '')), annul(0)]);
    for (const [place, student] of students.entries()) {
      expect(await read(student, ids[place] ?? '')).toMatchObject({ correct: 1, scored: 3 });
    }
  });

  test('is rescored by the next run, once per attempt, when the first run is killed', async () => {
    const students = await Promise.all(Array.from({ length: 20 }, () => api.account()));
    const ids = await Promise.all(
      students.map(async (student) => {
        const id = await take(student, 1, 1);
        await complete(student, id);
        return id;
      }),
    );
    let left = 8;
    const handle: typeof api.deps.handle = (decider, stream, command, ...rest) => {
      if (stream.startsWith('attempt-') && left-- <= 0) throw new Error('killed');
      return api.deps.handle(decider, stream, command, ...rest);
    };
    const question = { examId: exam.id, questionId: exam.questions[0] ?? '' };
    const killed = voidExamQuestion({ ...api.deps, handle }, question, context());
    await expect(killed).rejects.toThrow('killed');

    expect(await rescoreAttempts(api.deps, {}, context())).toBe(12);
    expect(await rescoreAttempts(api.deps, {}, context())).toBe(0);
    for (const id of ids) expect(await rescorings(id)).toBe(1);
    const { rows } = await api.deps.pool.query(
      'select distinct scored, correct from read.exam_result where attempt_id = any($1)',
      [ids],
    );
    expect(rows).toEqual([{ scored: 3, correct: 1 }]);
  });
});

test('when the api is killed before any rescoring, the worker rescores', async () => {
  const student = await api.account();
  const id = await take(student, 1, 1);
  await complete(student, id);
  const question = { examId: exam.id, questionId: exam.questions[0] ?? '', correctionId: newId(), reason: '' };
  const command = { type: 'CorrectExamQuestion', data: { ...question, decision: { kind: 'void' } } } as const;
  const { position } = await api.deps.handle(examDecider, streamOf.exam(exam.id), command, context());
  expect(await api.deps.waiter.waitFor(position ?? 0n, 20_000)).toBe(true);
  const worker = await startService('worker', { DATABASE_URL: api.databaseUrl });
  try {
    await expect.poll(() => read(student, id)).toMatchObject({ correct: 1, scored: 3 });
  } finally {
    await worker.stop();
  }
  expect(await rescorings(id)).toBe(1);
});

test('for a big exam the call rescores only some attempts; the next run rescores the others', async () => {
  const students = await Promise.all(Array.from({ length: 5 }, () => api.account()));
  const ids = await Promise.all(students.map((student) => take(student, 1)));
  await Promise.all(students.map((student, place) => complete(student, ids[place] ?? '')));
  const rescored = async () => (await Promise.all(ids.map(rescorings))).reduce((sum, times) => sum + times, 0);
  const question = { examId: exam.id, questionId: exam.questions[0] ?? '' };
  await voidExamQuestion(api.deps, question, context(), { limit: 3 });
  expect(await rescored()).toBe(3);
  expect(await rescoreAttempts(api.deps, { examId: exam.id }, context())).toBe(2);
  expect(await rescored()).toBe(5);
});

test('an open attempt has no result that counts the voided question', async () => {
  const [ana, beto] = [await api.account(), await api.account()];
  await take(ana, 1, 1);
  const done = await take(beto, 1, 1);
  await complete(beto, done);
  const question = { examId: exam.id, questionId: exam.questions[0] ?? '' };
  // As if the process had died before it rescored.
  await voidExamQuestion(api.deps, question, context(), { limit: 0 });
  await api.deps.waiter.waitFor(await api.deps.store.head(), 20_000);
  expect(await api.deps.examLookup.attemptsToRescore({ examId: exam.id })).toEqual([done]);
  expect(await rescoreAttempts(api.deps, { examId: exam.id }, context())).toBe(1);
});

test('every score can be recomputed from the log', async () => {
  const student = await api.account();
  await complete(student, await take(student, 1, 0, 1, 1, 0, 1));
  const { body } = await admin.put(`/api/admin/exams/${exam.id}`, anExam({ duration: 60 }));
  expect(body.duration).toBe(60);
  await annul(2);
  expect(await expectScoresShown(api.deps)).toBeGreaterThan(40);
  // No score counts a voided question.
  expect(await rescoreAttempts(api.deps, {}, context())).toBe(0);
});
