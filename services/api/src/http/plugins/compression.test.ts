import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { aLesson, aTopic } from '@matraz/application/testing/content';
import { anExam, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startSharedTestApi();
});
afterAll(() => api.close());

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'the page of a long exam is a fraction for a browser that takes %s; a small reply goes as it is',
  async (accepted, encoding, unpack) => {
    const student = await api.account();
    const exam = await makeExam(await api.account({ admin: true }), { scored: 80, pilots: 0 });
    const { body } = await student.post(`/api/exams/${exam.id}/start`);
    const ask = (url: string, headers = {}) =>
      api.app.inject({ url, headers: { cookie: student.cookie, 'accept-encoding': accepted, ...headers } });

    const page = `/api/exam-attempts/${body.id}`;
    const packed = await ask(page);
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    const plain = (await ask(page, { 'accept-encoding': 'identity' })).json();
    expect(JSON.parse(String(unpack(packed.rawPayload))).exam).toEqual(plain.exam);
    expect(packed.rawPayload.length).toBeLessThan(JSON.stringify(plain).length / 4);

    const unchanged = await ask(page, { 'if-none-match': packed.headers.etag });
    expect({ status: unchanged.statusCode, bytes: unchanged.rawPayload.length }).toEqual({ status: 304, bytes: 0 });
    expect((await ask('/api/user/stats')).headers).not.toHaveProperty('content-encoding');
  },
);

test("the reply to an editor's long lesson is compressed too", async () => {
  const editor = await api.account({ admin: true });
  const topic = (await editor.post('/api/admin/topics', aTopic())).body;
  const content = `<p>${'La célula es la unidad de la vida. '.repeat(500)}</p>`;
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/admin/lessons',
    payload: aLesson(topic.id, { content }),
    headers: { cookie: editor.cookie, 'accept-encoding': 'gzip' },
  });
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(String(gunzipSync(reply.rawPayload))).content).toBe(content);
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a body compressed with %s is refused', async (encoding, pack) => {
  const { cookie } = await api.account({ admin: true });
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/admin/exams',
    headers: { cookie, 'content-type': 'application/json', 'content-encoding': encoding },
    payload: pack(JSON.stringify(anExam())),
  });
  expect(statusCode).toBe(400);
});
