import { aQuestion, aTopic, type Made, makeTopic } from '@matraz/application/testing/content';
import { reviewRound } from '@matraz/contracts/practice/limits';
import { streamOf } from '@matraz/contracts/streams';
import { questionAnswers } from '@matraz/domain/practice/question-answers';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

// 15:00 in Chile.
const start = new Date('2026-03-12T18:00:00Z');
let now = start;
/** Each call has a later time, so what is created later has the greater id. */
const ticking = () => {
  now = new Date(now.getTime() + 1);
  return now;
};
let api: TestApi;
let admin: Client;
let chemistry: Made;
let physics: Made;
let student: Client & TestAccount;

beforeAll(async () => {
  api = await startSharedTestApi({ clock: ticking });
  admin = await api.account({ admin: true });
  chemistry = await makeTopic(admin, { questions: 7, title: 'El átomo', orderIndex: 3 });
  physics = await makeTopic(admin, { questions: 3, title: 'Ondas', courseId: 2 });
});
afterAll(() => api.close());

beforeEach(async () => {
  now = start;
  student = await api.account();
});

/** An answer at another time than now, sent to the command handler directly. */
const answered = async (question: string | undefined, at: string, correct: boolean, { userId } = student) => {
  const judged = {
    id: question ?? '',
    topicId: chemistry.id,
    version: 1,
    correctAnswer: 1,
    optionCount: 4,
    xpReward: 10,
  };
  const { position } = await api.deps.handle(
    questionAnswers,
    streamOf.answer(userId, judged.id),
    { type: 'AnswerQuestion', data: { userId, question: judged, selectedAnswer: correct ? 1 : 0 }, now: new Date(at) },
    { userId, correlationId: newId(), now: new Date(at) },
  );
  await api.deps.waiter.waitFor(position ?? 0n, 5_000);
};
const answer = (question: string | undefined, correct: boolean) =>
  student.post(`/api/questions/${question}/answer`, { selectedAnswer: correct ? 1 : 0 });
const read = async (path: string, client: Client = student) => (await client.get(`/api/review${path}`)).body;
const idsOf = async (path: string, client?: Client): Promise<string[]> =>
  (await read(path, client)).questions.map(({ id }: { id: string }) => id);

test('visitors are refused; replies are not cached', async () => {
  for (const url of ['/api/review', '/api/review/mistakes', '/api/review/due']) {
    expect(await api.visitor.get(url)).toMatchObject({ status: 401, body: { code: 'session_required' } });
    const { status, headers } = await student.get(url);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  }
});

test('a new student has nothing to review', async () => {
  expect(await read('')).toEqual({ mistakes: [], due: [] });
  expect(await read('/mistakes')).toEqual({ total: 0, questions: [] });
  expect(await read('/due')).toEqual({ total: 0, nextDueOn: null, questions: [] });
});

test.each(['courseId=0', 'courseId=x', 'courseId=1.5', 'courseId=', 'userId=1'])('?%s is refused', async (query) => {
  for (const list of ['mistakes', 'due']) {
    expect((await student.get(`/api/review/${list}?${query}`)).status).toBe(400);
  }
});

describe('mistakes', () => {
  test('are the questions whose latest answer is wrong, the oldest first', async () => {
    const [one, two, three, four] = chemistry.questions;
    await answered(three, '2026-03-10T15:00:00Z', false);
    await answered(one, '2026-03-11T15:00:00Z', false);
    await answered(two, '2026-03-11T15:01:00Z', false);
    await answered(four, '2026-03-11T15:02:00Z', true);
    expect(await idsOf('/mistakes')).toEqual([three, one, two]);
    await answer(three, false); // again, so now it is the newest mistake
    await answer(one, true); // correct now
    await answer(four, false); // wrong now
    expect(await idsOf('/mistakes')).toEqual([two, three, four]);
  });

  test('do not contain the correct answer, also for an administrator', async () => {
    const [one] = physics.questions;
    await answered(one, '2026-03-11T15:00:00Z', false);
    const expected = {
      total: 1,
      questions: [
        {
          kind: 'practice',
          id: one,
          topicId: physics.id,
          courseId: 2,
          topicTitle: 'Ondas',
          question: '<p>Pregunta 1</p>',
          options: aQuestion(physics.id).options,
          xpReward: 10,
          locked: false,
          answeredAt: '2026-03-11T15:00:00.000Z',
        },
      ],
    };
    expect(await read('/mistakes')).toEqual(expected);
    const boss = await api.account({ admin: true });
    await answered(one, '2026-03-11T15:00:00Z', false, boss);
    expect(await read('/mistakes', boss)).toEqual(expected);
  });

  test('are counted and listed per subject', async () => {
    for (const question of [chemistry.questions[0], ...physics.questions]) {
      await answered(question, '2026-03-12T15:00:00Z', false);
    }
    expect((await read('')).mistakes).toEqual([
      { courseId: 1, count: 1 },
      { courseId: 2, count: 3 },
    ]);
    expect(await idsOf('/mistakes?courseId=1')).toEqual([chemistry.questions[0]]);
    expect(await idsOf('/mistakes?courseId=2')).toEqual(physics.questions);
    expect(await read('/mistakes?courseId=99999999999')).toEqual({ total: 0, questions: [] });
  });

  test('of other students are not listed', async () => {
    const other = await api.account();
    await answered(chemistry.questions[0], '2026-03-11T15:00:00Z', false);
    expect(await read('', other)).toEqual({ mistakes: [], due: [] });
    expect(await idsOf('/mistakes', other)).toEqual([]);
    expect(await idsOf('/due', other)).toEqual([]);
  });

  test('of a deleted question or topic are not listed; a moved question is listed under its new subject', async () => {
    const topic = await makeTopic(admin, { questions: 3 });
    const [deleted, moved, kept] = topic.questions;
    for (const question of topic.questions) await answered(question, '2026-03-12T15:00:00Z', false);
    await admin.delete(`/api/admin/questions/${deleted}`);
    await admin.put(`/api/admin/questions/${moved}`, aQuestion(physics.id));
    expect(await idsOf('/mistakes')).toEqual([moved, kept]);
    expect((await read('')).mistakes).toEqual([1, 2].map((courseId) => ({ courseId, count: 1 })));
    await admin.delete(`/api/admin/topics/${topic.id}`);
    expect(await idsOf('/mistakes')).toEqual([moved]);
    await admin.delete(`/api/admin/questions/${moved}`);
  });

  test('a round is limited; the total counts all', async () => {
    const topic = await makeTopic(admin, { questions: reviewRound.mistakes + 1 });
    for (const question of topic.questions) await answered(question, '2026-03-11T15:00:00Z', false);
    const { total, questions } = await read('/mistakes');
    expect([total, questions.length]).toEqual([reviewRound.mistakes + 1, reviewRound.mistakes]);
    const due = await read('/due');
    expect([due.total, due.questions.length]).toEqual([reviewRound.mistakes + 1, reviewRound.due]);
  });
});

describe('due', () => {
  test('reviews are the questions whose date has come, the most overdue first', async () => {
    const [one, two, three, four] = chemistry.questions;
    await answered(one, '2026-03-11T15:00:00Z', false); // 1 day: today
    await answered(two, '2026-03-08T15:00:00Z', true); // 2 days: the 10th
    await answered(three, '2026-03-12T15:00:00Z', true); // the 14th
    await answered(four, '2026-03-01T15:00:00Z', true);
    await answered(four, '2026-03-03T15:00:00Z', true); // 11 days: the 14th
    expect(await read('/due')).toMatchObject({
      total: 2,
      nextDueOn: '2026-03-14',
      questions: [
        { id: two, dueOn: '2026-03-10' },
        { id: one, dueOn: '2026-03-12' },
      ],
    });
    expect((await read('')).due).toEqual([{ courseId: 1, count: 2 }]);
    expect(await idsOf('/due?courseId=2')).toEqual([]);
    expect(Object.keys((await read('/due')).questions[0])).not.toContain('correctAnswer');
  });

  test('reviews are due from the first second of their day in Chile', async () => {
    await answered(chemistry.questions[0], '2026-03-12T02:59:59Z', true); // still the 11th: due on the 13th
    now = new Date('2026-03-13T02:59:59Z');
    expect(await read('/due')).toMatchObject({ total: 0, nextDueOn: '2026-03-13' });
    now = new Date('2026-03-13T03:00:00Z');
    expect(await read('/due')).toMatchObject({ total: 1, nextDueOn: null });
  });

  test('reviews are due until they are answered; a correct or wrong answer gives a later date and no XP', async () => {
    const [one, two] = chemistry.questions;
    for (const question of [one, two]) await answered(question, '2026-03-10T15:00:00Z', true);
    expect(await idsOf('/due')).toEqual([one, two]);
    expect((await answer(one, true)).body).toMatchObject({ correct: true, isFirstAttempt: false, xpEarned: 0 });
    expect(await read('/due')).toMatchObject({ total: 1, nextDueOn: '2026-03-23' });
    await answer(two, false);
    expect(await read('/due')).toMatchObject({ total: 0, nextDueOn: '2026-03-13' });
    await answer(two, true); // the same day: the student has just seen the correct answer
    expect(await read('/due')).toMatchObject({ total: 0, nextDueOn: '2026-03-13' });
    expect((await student.get('/api/auth/user')).body.xp).toBe(20);
  });
});

describe('locked questions', () => {
  test('are not listed for a free student: after Premium ends, five questions of a limited topic remain', async () => {
    const premium = await api.account({ premiumDays: 1 });
    for (const question of chemistry.questions) await answered(question, '2026-03-11T15:00:00Z', false, premium);
    expect(await idsOf('/mistakes', premium)).toEqual(chemistry.questions);
    now = new Date('2026-03-13T18:01:00Z');
    expect(await idsOf('/mistakes', premium)).toEqual(chemistry.questions.slice(0, 5));
    expect(await idsOf('/due', premium)).toHaveLength(5);
    expect(await read('', premium)).toEqual({
      mistakes: [{ courseId: 1, count: 5 }],
      due: [{ courseId: 1, count: 5 }],
    });
    for (const id of await idsOf('/mistakes', premium)) {
      expect((await premium.post(`/api/questions/${id}/answer`, { selectedAnswer: 1 })).status).toBe(200);
    }
  });

  test('are open when their topic becomes one of the first two of its unit', async () => {
    const topic = await makeTopic(admin, { questions: 6, orderIndex: 3 });
    await answered(topic.questions[5], '2026-03-11T15:00:00Z', false);
    expect(await idsOf('/mistakes')).toEqual([]);
    await admin.put(`/api/admin/topics/${topic.id}`, aTopic({ orderIndex: 2 }));
    expect(await idsOf('/mistakes')).toEqual([topic.questions[5]]);
  });
});
