import { aLesson, aTopic, type Made, makeTopic } from '@matraz/application/testing/content';
import { readModels } from '@matraz/contracts/updates';
import { newId } from '@matraz/infra/ids';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';
import { type UpdateStreams, updateStreams } from '../testing/update-streams.ts';

let api: TestApi;
let streams: UpdateStreams;
let admin: Client;
let topic: Made;

beforeAll(async () => {
  api = await startSharedTestApi({ heartbeatMs: 100 });
  streams = await updateStreams(api);
  admin = await api.account({ admin: true });
  topic = await makeTopic(admin, { questions: 3 });
});
afterEach(() => streams.closeAll());
afterAll(() => api.close());

const listen: UpdateStreams['listen'] = (...asked) => streams.listen(...asked);

describe('GET /api/updates', () => {
  test('is a stream that proxies do not buffer', async () => {
    const { response, text, until } = await listen(await api.account());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-cache');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    await until(() => text().startsWith('retry: 2000\nid: 0\n\n') && text().includes(': sigue\n\n'));
  });

  test('needs a session', async () => {
    expect((await api.visitor.get('/api/updates')).status).toBe(401);
    expect((await admin.request({ method: 'HEAD', url: '/api/updates' })).status).toBe(404);
  });

  test('sends the changes of a student to all tabs of this student only', async () => {
    const [ana, beto] = [await api.account(), await api.account()];
    const [tab, otherTab, others] = [await listen(ana), await listen(ana), await listen(beto)];
    await api.app.inject({
      method: 'POST',
      url: `/api/questions/${topic.questions[0]}/answer`,
      headers: { cookie: ana.cookie },
      payload: { selectedAnswer: 1 },
    });
    for (const { until, changes } of [tab, otherTab]) {
      await until(() => ['user', 'stats', 'review', 'activity'].every((model) => changes().includes(model)));
    }
    expect(others.changes()).toEqual([]);
  });

  test('sends changes of the catalog to every user', async () => {
    const source = await listen(await api.account());
    await admin.post('/api/admin/lessons', aLesson(topic.id));
    await source.until(() => source.changes().includes('topic'));
  });

  test('names no topic that is not of the student: it may be a draft', async () => {
    const ana = await api.account();
    const source = await listen(ana);
    const { id } = (await admin.post('/api/admin/topics', aTopic({ unit: 'Con borradores', status: 'draft' }))).body;
    await admin.post('/api/admin/lessons', aLesson(id));
    await ana.post(`/api/questions/${topic.questions[2]}/answer`, { selectedAnswer: 1 });
    await source.until(() => source.changes().includes(`topic/${topic.id}`));
    expect(source.changes()).toContain('topic');
    expect(source.text()).not.toContain(id);
    const late = await listen(ana, {}, '?since=1');
    await late.until(() => late.changes().length > 0);
    expect(late.text()).not.toContain(id);
  });

  test('names no class: for most users it does not exist', async () => {
    const source = await listen(await api.account());
    const { classId } = (await admin.post('/api/classes', { name: '4°B', year: 2026 })).body;
    await admin.put(`/api/classes/${classId}`, { name: '4°C' });
    await source.until(() => source.changes().includes('class'));
    expect(source.text()).not.toContain(classId);
  });

  test('collects a burst of changes into few messages', async () => {
    const source = await listen(await api.account());
    const ids = Array.from({ length: 40 }, () => newId());
    // One transaction sends all 40 notifications at once, as after a bulk load.
    await api.deps.pool.query(
      `select pg_notify('matraz_read', json_build_object('changed', json_build_array(json_build_array(null, 'exam', id)))::text)
      from unnest($1::text[]) id`,
      [ids],
    );
    await source.until(() => ids.every((id) => source.changes().includes(`exam/${id}`)));
    expect(source.text().match(/^event: changed$/gm)?.length).toBeLessThan(10);
  });

  test('tells a browser that reconnects to read everything again', async () => {
    const { changes, until } = await listen(await api.account(), { 'last-event-id': '3' });
    await until(() => changes().length > 0);
    expect(changes().sort()).toEqual([...readModels].sort());
  });

  test('starts with what changed since the page’s first read', async () => {
    const ana = await api.account();
    const answer = (question: number) =>
      ana.post(`/api/questions/${topic.questions[question]}/answer`, { selectedAnswer: 1 });
    await answer(0);
    const position = async () => String((await ana.get('/api/courses')).headers['x-read-position']);
    const before = await position();
    await answer(1);
    const source = await listen(ana, {}, `?since=${before}`);
    await source.until(() => source.changes().includes('stats'));
    expect(source.changes()).not.toContain('courses');
    const unknown = await listen(ana, {}, '?since=0');
    await unknown.until(() => unknown.changes().length > 0);
    expect(unknown.changes().sort()).toEqual([...readModels].sort());
  });

  test('ends with the session', async () => {
    const ana = await api.account();
    const source = await listen(ana);
    await api.deps.pool.query('delete from accounts.sessions where user_id = $1', [ana.userId]);
    await source.ended;
  });

  test('is limited per account', async () => {
    const ana = await api.account();
    for (let tab = 0; tab < 8; tab++) expect((await listen(ana)).response.status).toBe(200);
    expect((await listen(ana)).response.status).toBe(429);
    streams.opened[0]?.close();
    await expect.poll(async () => (await listen(ana)).response.status).toBe(200);
  });

  test('ends when the server stops', async () => {
    const source = await listen(await api.account());
    await api.app.close();
    await source.ended;
    // If the server left the stream open, the connection would be cut when the close timeout ends.
    expect(source.isCutOff()).toBe(false);
  });
});
