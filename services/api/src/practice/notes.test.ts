import { type Made, makeTopic } from '@matraz/application/testing/content';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

const now = '2026-11-20T12:00:00.000Z';
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const all = '/api/user/notes';

let api: TestApi;
let admin: Client;
let topic: Made;
let lesson: string;
beforeAll(async () => {
  api = await startSharedTestApi({ clock: () => new Date(now) });
  admin = await api.account({ admin: true });
  topic = await makeTopic(admin, { lessons: 2 });
  lesson = topic.lessons[0] ?? '';
});
afterAll(() => api.close());
beforeEach(() => api.deps.pool.query('truncate accounts.lesson_notes'));

const urlOf = (lessonId: string) => `/api/lessons/${lessonId}/notes`;
const change = (client: Client, parts: object, changedAt = at('11:00'), lessonId = lesson) =>
  client.put(urlOf(lessonId), { changedAt, ...parts });
const atom = { quote: 'átomo', before: 'El ', after: ' tiene' };

describe('the notes on a lesson', () => {
  test('are empty at first, and each part changes alone', async () => {
    const ana = await api.account();
    expect((await ana.get(urlOf(lesson))).body).toEqual({ isSaved: false, note: '', highlights: [] });
    await change(ana, { isSaved: true });
    await change(ana, { note: ' Ojo:\n1s² ' });
    const { body } = await change(ana, { highlights: [atom] });
    expect(body).toEqual({ isSaved: true, note: ' Ojo:\n1s² ', highlights: [atom] });
    expect((await ana.get(urlOf(lesson))).body).toEqual(body);
  });

  test('the last change of a part counts by its own time, also when an earlier one arrives later', async () => {
    const ana = await api.account();
    await change(ana, { note: 'del computador' }, at('11:00'));
    const { body } = await change(ana, { note: 'del teléfono', isSaved: true }, at('10:00'));
    expect(body).toEqual({ isSaved: true, note: 'del computador', highlights: [] });
    expect((await change(ana, { note: 'después' }, at('11:01'))).body.note).toBe('después');
  });

  test('a change from the future counts as now, so that it does not stop later ones', async () => {
    const ana = await api.account();
    await change(ana, { note: 'reloj adelantado' }, '2031-01-01T00:00:00.000Z');
    expect((await change(ana, { note: 'ahora' }, now)).body.note).toBe('ahora');
  });

  test('are no events', async () => {
    const ana = await api.account();
    const countEvents = async () => (await api.deps.pool.query('select count(*) from es.events')).rows;
    const before = await countEvents();
    await change(ana, { note: 'x' });
    expect(await countEvents()).toEqual(before);
  });
});

describe('limits', () => {
  test('long texts, many highlights and unknown fields are refused', async () => {
    const ana = await api.account();
    const bodies = [
      { note: 'x'.repeat(5_001) },
      { highlights: Array(101).fill(atom) },
      { highlights: [{ ...atom, quote: 'x'.repeat(1_001) }] },
      { highlights: [{ ...atom, quote: '' }] },
      { highlights: [{ ...atom, before: 'x'.repeat(41) }] },
      { userId: newId() },
    ];
    const statuses = await Promise.all(bodies.map(async (body) => (await change(ana, body)).status));
    expect(statuses).toEqual(bodies.map(() => 400));
    expect((await change(ana, { note: 'x'.repeat(5_000), highlights: Array(100).fill(atom) })).status).toBe(200);
  });

  test('notes on a thousand lessons are the most; an empty one makes room', async () => {
    const ana = await api.account();
    await api.deps.pool.query(
      `insert into accounts.lesson_notes
       select $1, gen_random_uuid(), true, '', '[]', now(), now(), now() from generate_series(1, 1000)`,
      [ana.userId],
    );
    expect(await change(ana, { note: 'x' })).toMatchObject({ status: 409, body: { code: 'too_many_notes' } });
    await api.deps.pool.query(
      `update accounts.lesson_notes set is_saved = false
       where lesson_id = (select min(lesson_id::text)::uuid from accounts.lesson_notes)`,
    );
    expect((await change(ana, { note: 'x' })).status).toBe(200);
    expect((await ana.get(all)).body).toHaveLength(1_000);
  });
});

describe('who reads and writes them', () => {
  test('each student has her own', async () => {
    const [ana, eva] = [await api.account(), await api.account()];
    await change(ana, { note: 'de Ana' });
    expect((await eva.get(urlOf(lesson))).body.note).toBe('');
    expect((await eva.get(all)).body).toEqual([]);
    await eva.delete(urlOf(lesson));
    await change(eva, { note: 'de Eva' });
    expect((await ana.get(urlOf(lesson))).body.note).toBe('de Ana');
    expect((await api.visitor.get(urlOf(lesson))).status).toBe(401);
    expect((await api.visitor.put(urlOf(lesson), { changedAt: now, note: 'x' })).status).toBe(401);
    expect((await api.visitor.get(all)).status).toBe(401);
  });

  test('a lesson that does not exist, is a draft or needs Premium is refused', async () => {
    const ana = await api.account();
    const limited = await makeTopic(admin, { orderIndex: 9, lessons: 2 });
    const draft = await makeTopic(admin, { lessons: 1, ...{ status: 'draft' } });
    const cases = [
      [newId(), 404],
      ['x', 404],
      [draft.lessons[0], 404],
      [limited.lessons[1], 403],
      [limited.lessons[0], 200],
    ] as const;
    for (const [id = '', status] of cases) {
      expect((await ana.get(urlOf(id))).status, id).toBe(status);
      expect((await change(ana, { note: 'x' }, now, id)).status, id).toBe(status);
    }
  });
});

describe('the list of all notes', () => {
  test('has the lessons by topic, with what is left of each', async () => {
    const ana = await api.account();
    await change(ana, { note: 'segunda' }, at('10:00'), topic.lessons[1]);
    await change(ana, { isSaved: true, highlights: [atom] });
    expect((await ana.get(all)).body).toEqual([
      {
        lessonId: lesson,
        ...{ isSaved: true, note: '', highlights: [atom], changedAt: at('11:00') },
        lesson: {
          title: expect.any(String),
          topicId: topic.id,
          topicTitle: expect.any(String),
          courseId: 1,
          locked: false,
        },
      },
      expect.objectContaining({ lessonId: topic.lessons[1], note: 'segunda' }),
    ]);
    await change(ana, { isSaved: false, highlights: [] });
    expect((await ana.get(all)).body).toHaveLength(1);
  });

  test('a lesson that is gone keeps its notes without its title, and they can be deleted', async () => {
    const ana = await api.account();
    const short = await makeTopic(admin, { lessons: 1 });
    const gone = short.lessons[0] ?? '';
    await change(ana, { note: 'mía' }, now, gone);
    await admin.delete(`/api/admin/lessons/${gone}`);
    expect((await ana.get(all)).body).toMatchObject([{ lessonId: gone, note: 'mía', lesson: null }]);
    expect((await ana.delete(urlOf(gone))).status).toBe(200);
    expect((await ana.get(all)).body).toEqual([]);
  });

  test('a lesson that needs Premium now is locked', async () => {
    const ana = await api.account();
    const limited = await makeTopic(admin, { orderIndex: 9, lessons: 2 });
    await api.deps.pool.query(
      `insert into accounts.lesson_notes values ($1, $2, true, '', '[]', now(), now(), now())`,
      [ana.userId, limited.lessons[1]],
    );
    expect((await ana.get(all)).body).toMatchObject([{ lesson: { locked: true } }]);
  });
});

test('the copy of the own data has them, and an erasure deletes them', async () => {
  const ana = await api.account();
  await change(ana, { note: 'mía', highlights: [atom] });
  expect((await ana.get('/api/user/export')).body.lessonNotes).toMatchObject([
    { lessonId: lesson, isSaved: false, note: 'mía', highlights: ['átomo'], changedAt: at('11:00') },
  ]);
  await api.deps.pool.query('delete from accounts.users where id = $1', [ana.userId]);
  expect((await api.deps.pool.query('select from accounts.lesson_notes')).rowCount).toBe(0);
});
