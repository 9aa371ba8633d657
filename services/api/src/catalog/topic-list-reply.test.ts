import { gunzipSync } from 'node:zlib';
import { type Made, makeTopic } from '@matraz/application/testing/content';
import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the list of topics is the same with gzip and without: no topics, many topics, some progress, an administrator', async () => {
  const [student, admin] = [await api.account(), await api.account({ admin: true })];
  const readOne = async (url: string, cookie: string) => {
    const ask = (accepted: string) => api.app.inject({ url, headers: { cookie, 'accept-encoding': accepted } });
    const [plain, packed] = [await ask('identity'), await ask('gzip')];
    const isPacked = packed.headers['content-encoding'] === 'gzip';
    expect(JSON.parse(String(isPacked ? gunzipSync(packed.rawPayload) : packed.rawPayload))).toEqual(plain.json());
    return isPacked;
  };
  const read = async (cookie: string) => [
    await readOne('/api/topics', cookie),
    await readOne('/api/dashboard', cookie),
  ];
  expect(await read(student.cookie)).toEqual([false, false]);
  const made: Made[] = [];
  for (let place = 1; place <= 20; place++) made.push(await makeTopic(admin, { questions: 1, title: `Tema ${place}` }));
  expect(await read(student.cookie)).toEqual([true, true]);
  for (const place of [0, 7, 19])
    await student.post(`/api/questions/${made[place]?.questions[0]}/answer`, { selectedAnswer: 0 });
  const { body } = await student.get('/api/topics');
  expect(body.filter((topic: TopicSummary) => topic.progress.questionsAnswered > 0)).toHaveLength(3);
  expect(await read(student.cookie)).toEqual([true, true]);
  expect(await read(admin.cookie)).toEqual([true, true]);
});
