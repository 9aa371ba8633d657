import { aLesson, aQuestion, aVideo, makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client & TestAccount;
beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

const historyOf = async (kind: string, id: string) => (await admin.get(`/api/admin/history/${kind}/${id}`)).body;
const contentAt = async (kind: string, id: string, version: number) =>
  (await admin.get(`/api/admin/history/${kind}/${id}/${version}`)).body.content;

describe('the history', () => {
  test('names the person who changed a lesson', async () => {
    const { id: topicId, lessons } = await makeTopic(admin, { lessons: 1 });
    const [id = ''] = lessons;
    await admin.put(`/api/admin/lessons/${id}`, aLesson(topicId, { title: 'Otro título' }));
    const { entries, ...rest } = await historyOf('lesson', id);
    expect(rest).toEqual({ next: null, isDeleted: false, version: 2, lastContent: 2 });
    expect(entries[0]).toMatchObject({
      by: { userId: admin.userId, name: 'Ana Rojas' },
      changes: [{ action: 'updated', fields: ['title'] }],
    });
    expect(await contentAt('lesson', id, 1)).toMatchObject({ title: 'Lección 1' });
  });

  test('keeps no name of a deleted account', async () => {
    const other = await api.account({ admin: true });
    const { id } = await makeTopic(other);
    await api.deps.pool.query('delete from accounts.users where id = $1', [other.userId]);
    expect((await historyOf('topic', id)).entries[0].by).toEqual({ userId: other.userId, name: null });
  });

  test('finds the exam of a question', async () => {
    const { questions } = await makeExam(admin, { scored: 1, pilots: 0 });
    const [id = ''] = questions;
    await admin.put(`/api/admin/exam-questions/${id}`, anExamQuestion({ question: '<p>Otra</p>' }));
    const { entries, version } = await historyOf('exam-question', id);
    expect(entries.map(({ changes }: { changes: unknown }) => changes)).toEqual([
      [{ action: 'updated', fields: ['question'] }],
      [{ action: 'created' }],
    ]);
    expect(await contentAt('exam-question', id, version)).toMatchObject({ question: '<p>Otra</p>' });
  });

  test.each(['topic', 'lesson', 'question', 'video', 'exam', 'exam-question'])(
    'of an unknown %s is not found',
    async (kind) => {
      for (const id of [newId(), 'nothing']) {
        expect((await admin.get(`/api/admin/history/${kind}/${id}`)).status).toBe(404);
        expect((await admin.get(`/api/admin/history/${kind}/${id}/1`)).status).toBe(404);
      }
    },
  );

  test('of an unknown kind or at a malformed version is not found', async () => {
    const { id } = await makeTopic(admin);
    expect((await admin.get(`/api/admin/history/course/${id}`)).status).toBe(404);
    for (const version of ['0', '-1', 'x']) {
      expect((await admin.get(`/api/admin/history/topic/${id}/${version}`)).status).toBe(404);
    }
  });
});

describe('restoring is a change with the version that the author saw', () => {
  test('an older video comes back, and the restoring is in the history', async () => {
    const { id: topicId, videos } = await makeTopic(admin, { videos: 1 });
    const [id = ''] = videos;
    await admin.put(`/api/admin/videos/${id}`, aVideo(topicId, { title: 'Peor' }));
    const old = await contentAt('video', id, 1);
    expect((await admin.put(`/api/admin/videos/${id}`, { ...old, expectedVersion: 2 })).status).toBe(200);
    expect((await historyOf('video', id)).version).toBe(3);
    expect(await contentAt('video', id, 3)).toEqual(old);
  });

  test.each(['topic', 'video'] as const)('a %s that was changed meanwhile is not replaced', async (kind) => {
    const made = await makeTopic(admin, { videos: 1 });
    const id = kind === 'topic' ? made.id : (made.videos[0] ?? '');
    const url = `/api/admin/${kind}s/${id}`;
    const old = await contentAt(kind, id, 1);
    await admin.put(url, { ...old, title: 'De otra persona' });
    const { status, body } = await admin.put(url, { ...old, expectedVersion: 1 });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'edit_conflict' });
    expect(body.current).toMatchObject({ title: 'De otra persona', version: 2 });
  });
});

test('what was deleted from a topic is listed with its last content, newest first', async () => {
  const { id: topicId, lessons, questions } = await makeTopic(admin, { lessons: 2, questions: 1 });
  await admin.delete(`/api/admin/questions/${questions[0]}`);
  await admin.put(`/api/admin/lessons/${lessons[1]}`, aLesson(topicId, { title: 'Casi perdida' }));
  await admin.delete(`/api/admin/lessons/${lessons[1]}`);
  await admin.delete(`/api/admin/lessons/${lessons[0]}`);
  const deleted = async (kind: string, id = topicId) =>
    (await admin.get(`/api/admin/topics/${id}/deleted?kind=${kind}`)).body;
  expect(await deleted('lesson')).toMatchObject([
    { id: lessons[0], at: { kind: 'lesson', content: { title: 'Lección 1' } } },
    { id: lessons[1], at: { kind: 'lesson', content: { title: 'Casi perdida' } } },
  ]);
  expect(await deleted('lesson')).toHaveLength(2);
  expect(await deleted('question')).toMatchObject([
    { id: questions[0], at: { kind: 'question', content: { question: '<p>Pregunta 1</p>' } } },
  ]);
  expect(await deleted('question')).toHaveLength(1);
  expect(await deleted('lesson', newId())).toEqual([]);
  expect((await admin.get(`/api/admin/topics/${topicId}/deleted?kind=topic`)).status).toBe(400);
});

test('many deleted questions hide no older deleted lesson', async () => {
  const { id: topicId, lessons, questions } = await makeTopic(admin, { lessons: 1, questions: 51 });
  await admin.delete(`/api/admin/lessons/${lessons[0]}`);
  for (const id of questions) await admin.delete(`/api/admin/questions/${id}`);
  const { body } = await admin.get(`/api/admin/topics/${topicId}/deleted?kind=lesson`);
  expect(body).toMatchObject([{ id: lessons[0] }]);
});

describe('restoring', () => {
  const restore = (kind: string, id: string, body: { version: number; expectedVersion: number }) =>
    admin.post(`/api/admin/history/${kind}/${id}/restore`, body);
  const bringBack = async (kind: string, id: string) => {
    const { version, lastContent } = await historyOf(kind, id);
    return (await restore(kind, id, { version: lastContent, expectedVersion: version })).status;
  };
  const newestChange = async (kind: string, id: string) => (await historyOf(kind, id)).entries[0].changes;

  test('is for administrators, and wants an existing version', async () => {
    const { id } = await makeTopic(admin);
    const url = `/api/admin/history/topic/${id}/restore`;
    const body = { version: 1, expectedVersion: 1 };
    expect((await api.visitor.post(url, body)).status).toBe(401);
    expect((await (await api.account()).post(url, body)).status).toBe(403);
    expect((await restore('topic', newId(), body)).body.code).toBe('topic_not_found');
    expect((await restore('topic', id, { version: 0, expectedVersion: 1 })).status).toBe(400);
  });

  test.each(['topic', 'lesson', 'question', 'video'])('an older %s is named in its history', async (kind) => {
    const made = await makeTopic(admin, { lessons: 1, questions: 1, videos: 1 });
    const ids: Record<string, string[]> = {
      topic: [made.id],
      lesson: made.lessons,
      question: made.questions,
      video: made.videos,
    };
    const [id = ''] = ids[kind] ?? [];
    const old = await contentAt(kind, id, 1);
    const changed = kind === 'question' ? { xpReward: 20 } : { title: 'Peor' };
    await admin.put(`/api/admin/${kind}s/${id}`, { ...old, ...changed });
    const [created] = (await historyOf(kind, id)).entries.toReversed();
    expect((await restore(kind, id, { version: 1, expectedVersion: 2 })).status).toBe(200);
    expect(await contentAt(kind, id, 3)).toEqual(old);
    expect(await newestChange(kind, id)).toEqual([{ action: 'restored', at: created.at }]);
  });

  test('keeps the place that a lesson has now', async () => {
    const { id: topicId, lessons } = await makeTopic(admin, { lessons: 2 });
    const [id = '', other = ''] = lessons;
    await admin.put(`/api/admin/lessons/${id}`, aLesson(topicId, { title: 'Peor' }));
    await admin.put('/api/admin/lessons/reorder', {
      lessons: [
        { id, orderIndex: 2 },
        { id: other, orderIndex: 1 },
      ],
    });
    await restore('lesson', id, { version: 1, expectedVersion: 2 });
    const { body } = await admin.get(`/api/topics/${topicId}`);
    expect(body.lessons.map(({ title }: { title: string }) => title)).toEqual(['Lección 2', 'Lección 1']);
  });

  test('does not replace what another person has changed since', async () => {
    const { id: topicId, lessons } = await makeTopic(admin, { lessons: 1 });
    const [id = ''] = lessons;
    await admin.put(`/api/admin/lessons/${id}`, aLesson(topicId, { title: 'Uno' }));
    await admin.put(`/api/admin/lessons/${id}`, aLesson(topicId, { title: 'Dos' }));
    expect((await restore('lesson', id, { version: 1, expectedVersion: 2 })).body.code).toBe('edit_conflict');
  });

  test('brings a deleted question back to its place with its answers, as often as it is deleted', async () => {
    const { id: topicId, questions } = await makeTopic(admin, { questions: 2 });
    const [id = ''] = questions;
    const student = await api.account();
    await student.post(`/api/questions/${id}/answer`, { selectedAnswer: 1 });
    const stats = async () => (await student.get(`/api/topics/${topicId}/stats`)).body;
    const deleted = async () => (await admin.get(`/api/admin/topics/${topicId}/deleted?kind=question`)).body;
    const before = await stats();
    for (const _ of ['once', 'twice']) {
      await admin.delete(`/api/admin/questions/${id}`);
      expect(await deleted()).toHaveLength(1);
      expect(await bringBack('question', id)).toBe(200);
      expect(await deleted()).toEqual([]);
      const { body } = await student.get(`/api/topics/${topicId}`);
      expect(body.questions.map((question: { id: string }) => question.id)).toEqual(questions);
      expect(await stats()).toEqual(before);
    }
    const { body: answer } = await student.post(`/api/questions/${id}/answer`, { selectedAnswer: 1 });
    expect(answer).toMatchObject({ isFirstAttempt: false, xpEarned: 0 });
    await student.post(`/api/questions/${questions[1]}/answer`, { selectedAnswer: 1 });
    expect((await student.get('/api/user/stats')).body).toMatchObject({ topicsCompleted: 1, questionsAnswered: 2 });
  });

  test('brings nothing back into a deleted topic', async () => {
    const { id: topicId, questions } = await makeTopic(admin, { questions: 1 });
    const [id = ''] = questions;
    await admin.put(`/api/admin/questions/${id}`, aQuestion(topicId, { xpReward: 5 }));
    await admin.delete(`/api/admin/topics/${topicId}`);
    expect((await restore('question', id, { version: 1, expectedVersion: 2 })).status).toBe(404);
    expect((await restore('topic', topicId, { version: 1, expectedVersion: 2 })).body.code).toBe('topic_not_found');
  });

  const questionsOf = async (id: string) =>
    (await admin.get(`/api/exams/${id}`)).body.questions.map(({ question }: { question: string }) => question);

  test('gives an exam the details and the questions of the older version', async () => {
    const { id, questions } = await makeExam(admin, { scored: 4, pilots: 0, title: 'Antes' });
    const { version } = await historyOf('exam', id);
    const before = await questionsOf(id);
    await admin.put(`/api/admin/exams/${id}`, { title: 'Después' });
    await admin.put(`/api/admin/exam-questions/${questions[0]}`, anExamQuestion({ question: '<p>Otra</p>' }));
    await admin.delete(`/api/admin/exam-questions/${questions[1]}`);
    await admin.put(`/api/admin/exams/${id}/questions/reorder`, {
      questionsOrder: [
        { id: questions[2], orderIndex: 4 },
        { id: questions[3], orderIndex: 3 },
      ],
    });
    await admin.post(`/api/admin/exams/${id}/questions`, anExamQuestion({ question: '<p>Nueva</p>' }));
    expect(await questionsOf(id)).not.toEqual(before);

    const { version: now } = await historyOf('exam', id);
    expect((await restore('exam', id, { version, expectedVersion: now - 1 })).body.code).toBe('edit_conflict');
    expect((await restore('exam', id, { version, expectedVersion: now })).status).toBe(200);
    expect(await questionsOf(id)).toEqual(before);
    expect((await admin.get(`/api/exams/${id}`)).body.title).toBe('Antes');
    expect(await newestChange('exam', id)).toMatchObject([{ action: 'restored' }]);
    expect((await admin.get(`/api/exams/${id}/stats`)).body.total).toBe(4);
  });

  test('a question of an exam comes back at its end, and its history says so', async () => {
    const { id, questions } = await makeExam(admin, { scored: 2, pilots: 0 });
    const [first = '', second = ''] = questions;
    await admin.put(`/api/admin/exam-questions/${first}`, anExamQuestion({ question: '<p>Otra</p>' }));
    const { version } = await historyOf('exam-question', first);
    expect((await restore('exam-question', first, { version: version - 1, expectedVersion: version })).status).toBe(
      200,
    );
    expect(await newestChange('exam-question', first)).toMatchObject([{ action: 'restored' }]);
    await admin.delete(`/api/admin/exam-questions/${first}`);
    expect(await bringBack('exam-question', first)).toBe(200);
    expect(await questionsOf(id)).toEqual(['<p>Pregunta 2</p>', '<p>Pregunta 1</p>']);
    expect((await newestChange('exam-question', second))[0].action).toBe('created');
    expect(await newestChange('exam', id)).toMatchObject([{ action: 'question-restored' }]);
  });

  test('a deleted exam is listed until it comes back with its questions and results', async () => {
    const { id } = await makeExam(admin, { scored: 1, pilots: 0, totalQuestions: 1, title: 'Borrado sin querer' });
    const student = await api.account();
    const { body: attempt } = await student.post(`/api/exams/${id}/start`);
    await student.post(`/api/exam-attempts/${attempt.id}/complete`);
    const deleted = async () =>
      (await admin.get('/api/admin/deleted-exams')).body.filter((row: { id: string }) => row.id === id);
    expect(await deleted()).toEqual([]);
    await admin.delete(`/api/admin/exams/${id}`);
    expect(await deleted()).toMatchObject([{ title: 'Borrado sin querer', deletedAt: expect.any(String) }]);
    expect((await student.post(`/api/exams/${id}/start`)).status).toBe(404);
    expect(await bringBack('exam', id)).toBe(200);
    expect(await deleted()).toEqual([]);
    expect(await questionsOf(id)).toEqual(['<p>Pregunta 1</p>']);
    expect((await student.post(`/api/exams/${id}/start`)).status).toBe(200);
    expect((await student.get('/api/exam-attempts')).body).toHaveLength(2);
    expect((await (await api.account()).get('/api/admin/deleted-exams')).status).toBe(403);
  });
});
