import { anExam, anExamQuestion, makeExam } from '@matraz/application/testing/exams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client, Reply } from '../../testing/client.ts';
import { expectScoresShown } from '../../testing/scores-of-log.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;

beforeAll(async () => {
  api = await startSharedTestApi();
  admin = await api.account({ admin: true });
});
afterAll(() => api.close());

const times = <T>(count: number, act: (place: number) => T): T[] => Array.from({ length: count }, (_, n) => act(n));
const statuses = (answers: readonly Reply[]) => [...new Set(answers.map(({ status }) => status))];

test('the tests use the default limits', () => {
  expect(api.deps.config.rateLimitScale).toBe(1);
});

test('[security 30] normal use is not limited: two students poll in several tabs and save 80 answers, an administrator creates 80 questions', async () => {
  const exam = await makeExam(admin, { scored: 75, pilots: 5 });
  const take = async () => {
    const student = await api.account();
    const { body } = await student.post(`/api/exams/${exam.id}/start`);
    const page = `/api/exam-attempts/${body.id}`;
    const saves = exam.questions.map((questionId) =>
      student.post(`${page}/answers`, { questionId, selectedAnswer: 1 }),
    );
    // One minute of four tabs that poll every 10 s.
    const polls = times(4 * 6, () => student.get(page));
    return [...(await Promise.all([...saves, ...polls])), await student.post(`${page}/complete`)];
  };
  const load = async () => {
    const { body } = await admin.post('/api/admin/exams', anExam());
    const url = `/api/admin/exams/${body.id}/questions`;
    const made = await Promise.all(times(80, (n) => admin.post(url, anExamQuestion({ question: `<p>${n}</p>` }))));
    expect((await admin.get(`/api/exams/${body.id}`)).body.questions).toHaveLength(80);
    return made;
  };
  const [ana, beto, made] = await Promise.all([take(), take(), load()]);
  expect([statuses(ana), statuses(beto), statuses(made)]).toEqual([[200], [200], [201]]);
  for (const taken of [ana, beto]) expect(taken.at(-1)?.body).toMatchObject({ answered: 80, correct: 75 });
});

test('[security 30] a flood is refused in Spanish for a while; other accounts and other calls of the account are not limited', async () => {
  const exam = await makeExam(admin);
  const [ana, beto] = [await api.account(), await api.account()];
  const { body } = await ana.post(`/api/exams/${exam.id}/start`);
  const page = `/api/exam-attempts/${body.id}`;
  const tag = String((await ana.get(page)).headers.etag);
  const flood: Reply[] = [];
  // 100 at a time, because a busy api replies 503 to more.
  while (flood.length < 1_300)
    flood.push(...(await Promise.all(times(100, () => ana.get(page, { 'if-none-match': tag })))));
  expect(statuses(flood).toSorted()).toEqual([304, 429]);
  expect(flood.filter(({ status }) => status === 304)).toHaveLength(1_199);
  const refused = flood.find(({ status }) => status === 429);
  expect(refused?.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(refused?.body).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    title: 'Demasiadas solicitudes',
    detail: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo',
  });
  const seconds = Number(refused?.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await beto.get('/api/exam-attempts')).status).toBe(200);
  expect((await beto.post(`/api/exams/${exam.id}/start`)).status).toBe(200);
  const saved = await ana.post(`${page}/answers`, { questionId: exam.questions[0], selectedAnswer: 1 });
  expect(saved.status).toBe(200);
});

test('every score of these attempts can be recomputed from the log', async () => {
  expect(await expectScoresShown(api.deps)).toBeGreaterThan(0);
});
