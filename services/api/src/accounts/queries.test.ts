import { streamOf } from '@matraz/contracts/streams';
import { questionAnswers } from '@matraz/domain/practice/question-answers';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

// 15:00 in Chile.
let now = new Date('2026-03-12T18:00:00Z');
let api: TestApi;

beforeAll(async () => {
  api = await startSharedTestApi({ clock: () => now });
});

afterAll(() => api.close());

const answer = async (userId: string, correct: boolean, at: string) => {
  const question = { id: newId(), topicId: newId(), version: 1, correctAnswer: 0, optionCount: 4, xpReward: 15 };
  const { handle, waiter } = api.deps;
  const { position } = await handle(
    questionAnswers,
    streamOf.answer(userId, question.id),
    { type: 'AnswerQuestion', data: { userId, question, selectedAnswer: correct ? 0 : 1 }, now: new Date(at) },
    { userId, correlationId: newId(), now: new Date(at) },
  );
  await waiter.waitFor(position ?? 0n, 5_000);
};

test('a visitor is refused', async () => {
  for (const url of ['/api/auth/user', '/api/user/stats']) {
    const { status, body, headers } = await api.visitor.get(url);
    expect([status, body.code]).toEqual([401, 'session_required']);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a new student has a name and a date, and everything else is empty', async () => {
  const student = await api.account();
  const { body, headers } = await student.get('/api/auth/user');
  expect(body).toEqual({
    id: student.userId,
    firstName: 'Ana',
    lastName: 'Rojas',
    email: 'ana@example.org',
    profileImageUrl: null,
    confirmBy: null,
    isAdmin: false,
    isPremium: false,
    pending: 'consent',
    premiumExpiresAt: null,
    xp: 0,
    streak: 0,
    streakDay: null,
    freezes: { saved: 0, untilNext: 7, used: [] },
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(headers['cache-control']).toBe('no-store');
  const stats = await student.get('/api/user/stats');
  expect(stats.body).toEqual({ topicsCompleted: 0, questionsAnswered: 0, accuracy: 0 });
});

test('XP, streak and accuracy follow the answers; the streak ends with the day in Chile', async () => {
  const student = await api.account();
  const read = async (call: 'auth/user' | 'user/stats') => (await student.get(`/api/${call}`)).body;
  await answer(student.userId, true, '2026-03-10T18:00:00Z');
  await answer(student.userId, false, '2026-03-12T02:30:00Z'); // still the 11th in Chile
  await answer(student.userId, true, '2026-03-12T02:40:00Z');
  expect(await read('auth/user')).toMatchObject({ xp: 30, streak: 2 });
  expect(await read('user/stats')).toEqual({ topicsCompleted: 0, questionsAnswered: 3, accuracy: 67 });
  now = new Date('2026-03-13T02:59:59Z');
  expect(await read('auth/user')).toMatchObject({ streak: 2 });
  now = new Date('2026-03-13T03:00:00Z');
  expect(await read('auth/user')).toMatchObject({ streak: 0, xp: 30 });
});

test('seven study days save a freeze, and a missed day uses it', async () => {
  const student = await api.account();
  const read = async () => (await student.get('/api/auth/user')).body;
  for (const day of ['01', '02', '03', '04', '05', '06', '07'])
    await answer(student.userId, true, `2026-03-${day}T18:00:00Z`);
  now = new Date('2026-03-08T18:00:00Z');
  expect(await read()).toMatchObject({ streak: 7, streakDay: '2026-03-07', freezes: { saved: 1, used: [] } });
  now = new Date('2026-03-09T18:00:00Z');
  expect(await read()).toMatchObject({ streak: 7, freezes: { saved: 0, untilNext: 7, used: ['2026-03-08'] } });
  now = new Date('2026-03-10T18:00:00Z');
  expect(await read()).toMatchObject({ streak: 0, freezes: { saved: 0, used: [] } });
});

test('an administrator is marked as such; Premium ends exactly at its end time', async () => {
  const admin = await api.account({ admin: true });
  const student = await api.account({ premiumDays: 3 });
  expect((await admin.get('/api/auth/user')).body).toMatchObject({ isAdmin: true, isPremium: false });
  const { body } = await student.get('/api/auth/user');
  expect(body).toMatchObject({ isAdmin: false, isPremium: true });
  const end = Date.parse(body.premiumExpiresAt);
  for (const [at, isPremium] of [
    [end - 1, true],
    [end, false],
  ] as const) {
    now = new Date(at);
    expect((await student.get('/api/auth/user')).body).toMatchObject({ isPremium });
  }
});
