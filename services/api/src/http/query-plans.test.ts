import { makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import { routes } from '@matraz/contracts/routes';
import { scannedTables } from '@matraz/infra/testing/scanned-tables';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApi } from '../testing/test-api.ts';

/** Without sequential scans a plan shows whether an index can serve the query, also while the tables are empty. */
const scansOf = async (pool: pg.Pool, text: string, values: unknown[]): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    return scannedTables(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
    client.release();
  }
};

/** The queries of a spy, each with the values of one call. */
const sentTo = (calls: readonly (readonly unknown[])[]): Map<string, unknown[]> =>
  new Map(
    calls.flatMap(([query, values]) => {
      const sent = typeof query === 'string' ? { text: query, values } : (query as { text?: string; values?: unknown });
      return sent.text ? [[sent.text, Array.isArray(sent.values) ? sent.values : []]] : [];
    }),
  );

test('no call reads a table that grows from its beginning to its end', async () => {
  const api = await startTestApi();
  onTestFinished(() => api.close());
  const admin = await api.account({ admin: true });
  const student = await api.account();
  const topic = await makeTopic(admin, { lessons: 1, questions: 1 });
  const exam = await makeExam(admin);

  const query = vi.spyOn(pg.Client.prototype, 'query');
  await student.post(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });
  await student.post(`/api/lessons/${topic.lessons[0]}/complete`);
  const attempt = (await student.post(`/api/exams/${exam.id}/start`)).body.id;
  await student.post(`/api/exam-attempts/${attempt}/answers`, { questionId: exam.questions[0], selectedAnswer: 0 });
  await student.get(`/api/exam-attempts/${attempt}`);
  await student.post(`/api/exam-attempts/${attempt}/complete`);
  const read = async (route: string) => {
    if (!route.startsWith('GET ') || route.includes('/updates')) return;
    const id = route.includes('exam-attempts') ? attempt : route.includes('exams/') ? exam.id : topic.id;
    const url = route.slice(4).replace(':kind', 'topic').replace(':id', id).replace(':version', '1');
    const ofTopic = /(lessons|questions|videos)$/.test(url) ? `?topicId=${topic.id}` : '';
    const path = url + (url.endsWith('/deleted') ? '?kind=lesson' : ofTopic);
    const { status } = await (url.startsWith('/api/admin') ? admin : student).get(path);
    // This student has no payment, and no seal covers the attempt yet.
    const expected = url.includes('/payments/') ? 404 : url.includes('/receipt') ? 409 : 200;
    expect([path, status]).toEqual([path, expected]);
  };
  for (const route of Object.values(routes)) await read(route);
  const sent = sentTo(query.mock.calls);
  query.mockRestore();

  const reads = [...sent].filter(([text]) => /^\s*(select|with)\b/i.test(text) && !text.includes('es.append'));
  expect(reads.length).toBeGreaterThan(30);
  const scans: string[] = [];
  for (const [text, values] of reads)
    for (const table of await scansOf(api.deps.pool, text, values)) scans.push(`${table}: ${text}`);
  expect(scans).toEqual([]);
});
