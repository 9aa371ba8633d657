import { aQuestion, type Made, makeTopic } from '@matraz/application/testing/content';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let free: Made;
let limited: Made;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
  free = await makeTopic(admin, { orderIndex: 1, lessons: 2, questions: 3 });
  limited = await makeTopic(admin, { orderIndex: 3, lessons: 5, questions: 7 });
});
afterAll(() => api.close());

const answer = (client: Client, id: string | undefined, selectedAnswer: number, headers = {}) =>
  client.post(`/api/questions/${id}/answer`, { selectedAnswer }, headers);
const complete = (client: Client, id: string | undefined, topicId: string) =>
  client.post(`/api/lessons/${id}/complete`, { topicId });

describe('answers', () => {
  test('only the first attempt earns XP; the result contains the correct answer', async () => {
    const student = await api.account();
    const result = { explanation: '<p>SECRETO: es negativa</p>', correctAnswer: 1 };
    expect((await answer(student, free.questions[0], 1)).body).toEqual({
      ...result,
      correct: true,
      isFirstAttempt: true,
      xpEarned: 10,
    });
    expect((await answer(student, free.questions[0], 1)).body).toMatchObject({ isFirstAttempt: false, xpEarned: 0 });
    expect((await answer(student, free.questions[1], 0)).body).toEqual({
      ...result,
      correct: false,
      isFirstAttempt: true,
      xpEarned: 0,
    });
    expect((await answer(student, free.questions[1], 1)).body).toMatchObject({ correct: true, xpEarned: 0 });
    expect((await student.get('/api/auth/user')).body.xp).toBe(10);
  });

  test('an option that does not exist is refused', async () => {
    const student = await api.account();
    for (const selectedAnswer of [4, -1, 1.5, '1', null, 1e99]) {
      const { status } = await student.post(`/api/questions/${free.questions[0]}/answer`, { selectedAnswer });
      expect(status, String(selectedAnswer)).toBe(400);
    }
    expect((await answer(student, free.questions[0], 4)).body.code).toBe('answer_out_of_range');
  });

  test('[security 15] 50 parallel first answers earn XP once', async () => {
    const student = await api.account();
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer(student, free.questions[0], 1)));
    expect(answers.filter(({ body }) => body.isFirstAttempt)).toHaveLength(1);
    expect(answers.reduce((xp, { body }) => xp + body.xpEarned, 0)).toBe(10);
    expect((await student.get('/api/auth/user')).body.xp).toBe(10);
    expect((await student.get('/api/user/stats')).body).toMatchObject({ questionsAnswered: 1, accuracy: 100 });
  });

  test('more than 50 answers to one question on one day are refused, and the student is told; other questions stay open', async () => {
    const student = await api.account();
    const replies = await Promise.all(Array.from({ length: 101 }, () => answer(student, free.questions[0], 0)));
    // Also a test that runs over midnight has a refusal.
    const refused = replies.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) {
      expect({ status, code: body.code, detail: body.detail }).toEqual({
        status: 409,
        code: 'too_many_answers',
        detail: 'Ya respondiste esta pregunta muchas veces hoy. Vuelve a intentarlo mañana.',
      });
    }
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(51);
    expect((await answer(student, free.questions[1], 1)).status).toBe(200);
  });

  test('the same idempotency key gives one event and the first reply, also in parallel', async () => {
    const student = await api.account();
    const headers = { 'idempotency-key': newId() };
    const first = await answer(student, free.questions[0], 1, headers);
    const again = await Promise.all(Array.from({ length: 10 }, () => answer(student, free.questions[0], 0, headers)));
    for (const { body } of again) expect(body).toEqual(first.body);
    expect(await api.deps.store.readStream(`answer-${student.userId}.${free.questions[0]}`)).toHaveLength(1);
  });

  test('an answer that was kept offline and arrives twice, after a later one, counts once and as a later attempt', async () => {
    const student = await api.account();
    const [question] = free.questions;
    const kept = { 'idempotency-key': newId() };
    expect((await answer(student, question, 0)).body).toMatchObject({ correct: false, isFirstAttempt: true });
    const first = await answer(student, question, 1, kept);
    expect(first.body).toMatchObject({ correct: true, isFirstAttempt: false, xpEarned: 0 });
    expect((await answer(student, question, 1, kept)).body).toEqual(first.body);
    const events = await api.deps.store.readStream(`answer-${student.userId}.${question}`);
    expect(events).toHaveLength(2);
  });

  test('the key of another student is no repeat: each answer counts for its own student', async () => {
    const [ana, benjamin] = [await api.account(), await api.account()];
    const headers = { 'idempotency-key': newId() };
    for (const student of [ana, benjamin]) {
      const { body } = await answer(student, free.questions[0], 1, headers);
      expect(body).toMatchObject({ isFirstAttempt: true, xpEarned: 10 });
    }
  });

  test('the body of an answer has no time: the student cannot choose the study day', async () => {
    const student = await api.account();
    const body = { selectedAnswer: 1, answeredAt: '2026-01-01T12:00:00.000Z' };
    expect((await student.post(`/api/questions/${free.questions[0]}/answer`, body)).status).toBe(400);
  });

  test('a changed question does not change the result of a past answer', async () => {
    const student = await api.account();
    const { id, questions } = await makeTopic(admin, { orderIndex: 1, questions: 1 });
    await answer(student, questions[0], 1);
    await admin.put(`/api/admin/questions/${questions[0]}`, aQuestion(id, { correctAnswer: 0, xpReward: 500 }));
    expect((await student.get(`/api/topics/${id}/stats`)).body).toMatchObject({ questionsCorrect: 1, xpEarned: 10 });
    expect((await answer(student, questions[0], 0)).body).toMatchObject({
      correct: true,
      correctAnswer: 0,
      xpEarned: 0,
    });
  });
});

describe('own writes are in the read models when the reply arrives', () => {
  test('200 times', async () => {
    const student = await api.account();
    const { id, questions } = await makeTopic(admin, { orderIndex: 1, questions: 20 });
    for (let turn = 1; turn <= 200; turn++) {
      const { headers } = await answer(student, questions[turn % 20], turn % 3);
      expect(headers['x-projection-lag']).toBeUndefined();
      const { body } = await student.get('/api/user/stats');
      expect(body.questionsAnswered).toBe(Math.min(turn, 20));
      if (turn <= 20) expect((await student.get(`/api/topics/${id}/stats`)).body.questionsAnswered).toBe(turn);
    }
  });
});

test('a stopped projector delays the reply by 2 s, and the reply has x-projection-lag', async () => {
  const student = await api.account();
  api.projector.child.kill('SIGSTOP');
  try {
    const from = performance.now();
    const { status, body, headers } = await answer(student, free.questions[0], 1);
    expect({ status, xpEarned: body.xpEarned }).toEqual({ status: 200, xpEarned: 10 });
    expect(headers['x-projection-lag']).toBe('pending');
    expect(performance.now() - from).toBeGreaterThan(1_900);
    expect(performance.now() - from).toBeLessThan(10_000);
  } finally {
    api.projector.child.kill('SIGCONT');
  }
  await expect.poll(async () => (await student.get('/api/auth/user')).body.xp, { timeout: 10_000 }).toBe(10);
});

describe('lessons', () => {
  test('stay completed', async () => {
    const student = await api.account();
    const reply = { lessonId: free.lessons[0], isCompleted: true };
    expect((await complete(student, free.lessons[0], free.id)).body).toEqual(reply);
    expect((await complete(student, free.lessons[0], free.id)).body).toEqual(reply);
    expect(await api.deps.store.readStream(`reading-${student.userId}.${free.lessons[0]}`)).toHaveLength(1);
    expect((await student.get(`/api/topics/${free.id}/lesson-progress`)).body).toEqual([
      reply,
      { lessonId: free.lessons[1], isCompleted: false },
    ]);
  });

  test('[security 6] can be completed only with their own topic id', async () => {
    const student = await api.account();
    const { status, body } = await complete(student, free.lessons[0], limited.id);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'lesson_of_other_topic' });
  });
});

describe('locked content', () => {
  test('[security 7] cannot be answered by a free student, nor by an administrator without Premium', async () => {
    for (const client of [await api.account(), admin]) {
      for (const [place, question] of limited.questions.entries()) {
        const { status, body } = await answer(client, question, 1);
        expect(status).toBe(place < 5 ? 200 : 403);
        if (place >= 5) expect(body).toMatchObject({ code: 'premium_required', detail: 'Este contenido es Premium' });
        if (place >= 5) expect(body.correctAnswer).toBeUndefined();
      }
    }
  });

  test('[security 6] cannot be completed by a free student, nor by an administrator without Premium', async () => {
    for (const client of [await api.account(), admin]) {
      for (const [place, lesson] of limited.lessons.entries()) {
        expect((await complete(client, lesson, limited.id)).status).toBe(place < 3 ? 200 : 403);
        // The id of another topic does not help.
        expect((await complete(client, lesson, free.id)).status).toBe(400);
      }
    }
  });

  test('is open to a Premium student', async () => {
    const premium = await api.account({ premiumDays: 30 });
    for (const question of limited.questions) expect((await answer(premium, question, 1)).status).toBe(200);
    for (const lesson of limited.lessons) expect((await complete(premium, lesson, limited.id)).status).toBe(200);
    const { body } = await premium.get('/api/topics');
    expect(body.find(({ id }: { id: string }) => id === limited.id).progress).toEqual({
      questionsAnswered: 7,
      questionsCorrect: 7,
      isCompleted: true,
    });
  });
});
