import { setImmediate as turn } from 'node:timers/promises';
import { type Made, makeTopic } from '@matraz/application/testing/content';
import { anExam, makeExam } from '@matraz/application/testing/exams';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import type { createReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Client, clientOf } from '../testing/client.ts';
import { startSecondApi } from '../testing/second-api.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createReadModelMemory } from './read-model-memory.ts';

let api: TestApi;
let admin: Client;
let topic: Made;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.account({ admin: true });
  topic = await makeTopic(admin, { lessons: 2, questions: 2, videos: 1 });
});
afterAll(() => api.close());

const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text);
const contentQueries = async (act: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await act();
  const sent = query.mock.calls.map(([first]) => textOf(first) ?? '');
  query.mockRestore();
  return sent.filter((sql) => /from read\.(topic|lesson|question|video|course|exam)\b/.test(sql)).length;
};
const read = async (client: Client) => {
  const lists = ['lessons', 'questions', 'videos'].map((list) => `/api/${list}?topicId=${topic.id}`);
  for (const url of ['/api/topics', '/api/dashboard', '/api/exams', `/api/topics/${topic.id}`, ...lists])
    expect((await client.get(url)).status).toBe(200);
};

test('contents are read once for all students', async () => {
  const [one, other] = [await api.account(), await api.account({ premiumDays: 3 })];
  await read(one);
  expect(await contentQueries(() => read(other))).toBe(0);
});

test('a change is visible in the next reply of every process', async () => {
  const second = await startSecondApi(api);
  const student = await api.account();
  const elsewhere = clientOf(second.app, student.cookie);
  try {
    await read(elsewhere);
    await read(student);
    const [lessonId] = topic.lessons;
    const content = { topicId: topic.id, title: 'Otra lección', content: '<p>Nueva</p>', orderIndex: 1 };
    expect((await admin.put(`/api/admin/lessons/${lessonId}`, content)).status).toBe(200);
    expect((await student.get(`/api/topics/${topic.id}`)).body.lessons[0].title).toBe('Otra lección');
    expect((await elsewhere.get(`/api/topics/${topic.id}`)).body.lessons[0].title).toBe('Otra lección');

    expect((await admin.delete(`/api/admin/topics/${topic.id}`)).status).toBe(200);
    expect((await student.get(`/api/topics/${topic.id}`)).status).toBe(404);
    expect((await student.get('/api/topics')).body).toEqual([]);
    expect((await elsewhere.get(`/api/topics/${topic.id}`)).status).toBe(404);
    expect((await elsewhere.get('/api/dashboard')).body.topics).toEqual([]);
  } finally {
    await second.close();
  }
});

test('a change of an exam is visible in the next list of every process', async () => {
  const second = await startSecondApi(api);
  const student = await api.account();
  const everywhere = [student, clientOf(second.app, student.cookie)];
  const titles = () =>
    Promise.all(
      everywhere.map(async (client) => (await client.get('/api/exams')).body.map((exam: ExamSummary) => exam.title)),
    );
  try {
    const exam = await makeExam(admin, { title: 'Ensayo', isPublished: true });
    expect(await titles()).toEqual([['Ensayo'], ['Ensayo']]);
    await admin.put(`/api/admin/exams/${exam.id}`, anExam({ title: 'Ensayo 2', isPublished: true }));
    expect(await titles()).toEqual([['Ensayo 2'], ['Ensayo 2']]);
    await admin.put(`/api/admin/exams/${exam.id}`, anExam({ title: 'Ensayo 2', isPublished: false }));
    expect(await titles()).toEqual([[], []]);
    expect((await admin.get('/api/exams')).body).toMatchObject([{ title: 'Ensayo 2', isPublished: false }]);
  } finally {
    await second.close();
  }
});

type Changed = Parameters<ReturnType<typeof createReadModelWaiter>['onChanged']>[0];

/** Counts the loads. Each one ends when the test lets it. */
const setUp = () => {
  let [loads, heardAll, heard] = [0, true, 1n];
  let tell: Changed = () => {};
  const end = Promise.withResolvers<void>();
  const read = createReadModelMemory({
    waiter: {
      hasHeardAll: () => heardAll,
      waitFor: async (position) => position <= heard,
      onChanged: (handler) => {
        tell = handler;
        return () => {};
      },
    },
    load: async (key) => {
      loads += 1;
      const value = `${key}${loads}`;
      await end.promise;
      if (key === 'failing') throw new Error('away');
      return value;
    },
    isChangedBy: ([, id], key) => id === key,
    sizeOf: () => 1,
    mostBytes: 100,
  });
  return {
    read: (key: string, atLeast = 1n) => read(key, atLeast),
    hear: (position: bigint) => {
      heard = position;
    },
    change: (id: string, userId: string | null = null) => tell([[userId, 'topic', id]], 1n),
    finishLoads: () => end.resolve(),
    mayHaveMissed: (missed: boolean) => {
      heardAll = !missed;
    },
  };
};

test('concurrent readers share a load; a change of another key or of one user changes nothing', async () => {
  const { read: get, change, finishLoads } = setUp();
  const both = [get('a'), get('a')];
  finishLoads();
  expect(await Promise.all(both)).toEqual(['a1', 'a1']);
  change('b');
  change('a', 'ana');
  expect(await get('a')).toBe('a1');
  change('a');
  expect(await get('a')).toBe('a2');
});

test('a load that was under way at a change is not kept', async () => {
  const { read: get, change, finishLoads } = setUp();
  const before = get('a');
  await turn(); // the load is under way
  change('a');
  const after = get('a');
  finishLoads();
  expect(await Promise.all([before, after])).toEqual(['a1', 'a2']);
  expect(await get('a')).toBe('a2');
});

test('while a change may have been missed, every reader loads', async () => {
  const { read: get, finishLoads, mayHaveMissed } = setUp();
  finishLoads();
  await get('a');
  mayHaveMissed(true);
  expect([await get('a'), await get('a')]).toEqual(['a2', 'a3']);
  mayHaveMissed(false);
  expect(await get('a')).toBe('a1');
});

test('a reader who knows a newer position than the last notification does not get what is kept', async () => {
  const { read: get, finishLoads, hear } = setUp();
  finishLoads();
  expect([await get('a'), await get('a', 2n)]).toEqual(['a1', 'a2']);
  hear(2n);
  expect(await get('a', 2n)).toBe('a1');
});

test('a failed load is repeated by the next reader', async () => {
  const { read: get, finishLoads } = setUp();
  finishLoads();
  await expect(get('failing')).rejects.toThrow('away');
  await expect(get('failing')).rejects.toThrow('away');
});
