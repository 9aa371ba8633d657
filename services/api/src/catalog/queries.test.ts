import { type Made, makeTopic } from '@matraz/application/testing/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let student: Client;
let premium: Client;
/** The first topic of its unit is free for every student. */
let free: Made;
/** The third topic of its unit is limited. */
let limited: Made;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
  student = await api.account();
  premium = await api.account({ premiumDays: 30 });
  free = await makeTopic(admin, { orderIndex: 2, lessons: 3, questions: 7, videos: 2 });
  limited = await makeTopic(admin, { orderIndex: 3, lessons: 5, questions: 7, videos: 2 });
});
afterAll(() => api.close());

const isOpen = ({ locked }: { locked: boolean }) => !locked;
type Item = { id: string; locked: boolean };

describe('the free tier', () => {
  const opened = async (client: Client, { id }: Made) => {
    const { body } = await client.get(`/api/topics/${id}`);
    const of = (items: Item[]) => items.filter(isOpen).length;
    return [of(body.lessons), of(body.questions), of(body.videos)];
  };
  const openedInLists = async (client: Client, { id }: Made) => {
    const counts = [];
    for (const kind of ['lessons', 'questions', 'videos']) {
      counts.push((await client.get(`/api/${kind}?topicId=${id}`)).body.filter(isOpen).length);
    }
    return counts;
  };

  test.each([
    ['free topic, free student', () => [student, free], [3, 7, 2]],
    ['limited topic, free student', () => [student, limited], [3, 5, 0]],
    ['limited topic, Premium', () => [premium, limited], [5, 7, 2]],
    ['limited topic, administrator without Premium', () => [admin, limited], [5, 7, 2]],
  ] as [string, () => [Client, Made], number[]][])('[security 8] %s', async (_, of, expected) => {
    const [client, topic] = of();
    expect(await opened(client, topic)).toEqual(expected);
    expect(await openedInLists(client, topic)).toEqual(expected);
  });

  test('[security 7] locked content has only a title and a place; the totals count it', async () => {
    const { body } = await student.get(`/api/topics/${limited.id}`);
    expect(body).toMatchObject({ totalLessons: 5, totalQuestions: 7, totalVideos: 2, questionCount: 7 });
    expect(body.lessons[4]).toEqual({ id: limited.lessons[4], title: 'Lección 5', orderIndex: 5, locked: true });
    expect(body.questions[5]).toEqual({ id: limited.questions[5], title: 'Pregunta 6', orderIndex: 6, locked: true });
    expect(body.videos[1]).toEqual({ id: limited.videos[1], title: 'Video 2', orderIndex: 2, locked: true });
    expect((await student.get(`/api/videos?topicId=${limited.id}`)).text).not.toContain('dQw4w9WgXcQ');
  });

  test('[security 9] Premium ends exactly at its end time', async () => {
    let now = new Date();
    const later = await startSharedTestApi({ clock: () => now });
    try {
      const teacher = await later.account({ admin: true });
      const { id } = await makeTopic(teacher, { orderIndex: 9, lessons: 2, videos: 1 });
      const ending = await later.account({ premiumDays: 1 });
      const videos = async () => (await ending.get(`/api/videos?topicId=${id}`)).body.filter(isOpen).length;
      now = new Date(now.getTime() + 24 * 60 * 60 * 1000 - 1);
      expect(await videos()).toBe(1);
      now = new Date(now.getTime() + 1);
      expect(await videos()).toBe(0);
    } finally {
      await later.close();
    }
  });
});

describe('[security 1] correct answers', () => {
  const reads = (id: string) => [
    '/api/topics',
    '/api/courses',
    `/api/topics/${id}`,
    ...['stats', 'next-lesson', 'lesson-progress', 'question-progress'].map((part) => `/api/topics/${id}/${part}`),
    ...['lessons', 'questions', 'videos'].map((kind) => `/api/${kind}?topicId=${id}`),
    '/api/auth/user',
    '/api/user/stats',
  ];

  test.each(['free', 'Premium'])('are in no reply to a %s student', async (tier) => {
    const reader = tier === 'free' ? student : premium;
    for (const { id } of [free, limited]) {
      for (const url of reads(id)) {
        const { text, status } = await reader.get(url);
        expect(status, url).toBe(200);
        expect(text, url).not.toMatch(/correctAnswer|correct_answer|explanation|SECRETO/);
      }
    }
  });

  test('are in the replies to administrators', async () => {
    const { body } = await admin.get(`/api/questions?topicId=${limited.id}`);
    expect(body[6]).toMatchObject({ correctAnswer: 1, explanation: '<p>SECRETO: es negativa</p>', locked: false });
    const detail = await admin.get(`/api/topics/${limited.id}`);
    expect(detail.body.questions).toEqual(body);
  });
});

describe('lists', () => {
  test('a student sees every course', async () => {
    expect((await student.get('/api/courses')).body).toEqual([
      { id: 1, title: 'Química', subject: 'Química' },
      { id: 2, title: 'Física', subject: 'Física' },
    ]);
  });

  test('topics are sorted by orderIndex, with the progress of the student', async () => {
    const other = await api.account();
    await other.post(`/api/questions/${free.questions[0]}/answer`, { selectedAnswer: 1 });
    await other.post(`/api/questions/${free.questions[1]}/answer`, { selectedAnswer: 0 });
    const { body } = await other.get('/api/topics');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([free.id, limited.id]);
    expect(body[0].progress).toEqual({ questionsAnswered: 2, questionsCorrect: 1, isCompleted: false });
    expect((await student.get('/api/topics')).body[0].progress.questionsAnswered).toBe(0);
  });

  test('lessons are sorted by orderIndex, then by id', async () => {
    const { id, lessons } = await makeTopic(admin, { orderIndex: 1, lessons: 3 });
    const [one, two, three] = lessons;
    const order = [
      { id: three, orderIndex: 1 },
      { id: one, orderIndex: 2 },
      { id: two, orderIndex: 2 },
    ];
    expect((await admin.put('/api/admin/lessons/reorder', { lessons: order })).body).toEqual({ lessons: order });
    const { body } = await student.get(`/api/lessons?topicId=${id}`);
    expect(body.map((lesson: Item) => lesson.id)).toEqual([three, one, two]);
  });

  test('the totals of the catalog, for administrators', async () => {
    const { body } = await admin.get('/api/admin/stats');
    expect(body.totalQuestions).toBe(14);
    expect(Object.keys(body)).toEqual(['totalTopics', 'totalLessons', 'totalQuestions', 'totalVideos']);
  });
});
