import { aLesson, aVideo, makeTopic } from '@matraz/application/testing/content';
import { anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import type { TestAccount } from '../testing/test-account.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Client & TestAccount;
beforeAll(async () => {
  api = await startTestApi();
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
