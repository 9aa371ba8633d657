import { makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../testing/test-api.ts';

const now = '2026-11-20T12:00:00.000Z';
const mine = '/api/user/reports';
const all = '/api/admin/question-reports';

let api: TestApi;
let admin: Client;
let topic: Awaited<ReturnType<typeof makeTopic>>;
let exam: Awaited<ReturnType<typeof makeExam>>;
beforeAll(async () => {
  api = await startSharedTestApi({ clock: () => new Date(now) });
  admin = await api.account({ admin: true });
  topic = await makeTopic(admin, { lessons: 1, questions: 2 });
  exam = await makeExam(admin);
});
afterAll(() => api.close());
beforeEach(() => api.deps.pool.query('truncate accounts.question_reports'));

const urlOf = (questionId = '') => `/api/questions/${questionId}/report`;
const typo = { reason: 'typo', text: 'Dice «atomo»' };

describe('a student reports a practice question', () => {
  test('administrators see the question with all its reports, without names; the student sees hers', async () => {
    const [ana, beto] = [await api.account(), await api.account()];
    const [first] = topic.questions;
    expect((await ana.post(urlOf(first), typo)).status).toBe(200);
    expect((await beto.post(urlOf(first), { reason: 'wrong-key', text: '' })).status).toBe(200);
    const { body, text } = await admin.get(all);
    expect(body).toMatchObject([{ questionId: first, topicId: topic.id, examId: null }]);
    expect(body[0].reports.map(({ reason }: { reason: string }) => reason).sort()).toEqual(['typo', 'wrong-key']);
    expect(text).not.toContain(ana.userId);
    expect((await ana.get(mine)).body).toMatchObject([{ questionId: first, ...typo, answer: null, isNew: false }]);
  });

  test('a second report replaces the open one', async () => {
    const ana = await api.account();
    await ana.post(urlOf(topic.questions[0]), typo);
    await ana.post(urlOf(topic.questions[0]), { reason: 'other', text: 'otra cosa' });
    expect((await ana.get(mine)).body).toMatchObject([{ reason: 'other', text: 'otra cosa' }]);
  });

  test('a question that does not exist or is not open to her cannot be reported', async () => {
    const ana = await api.account();
    expect((await ana.post(urlOf(newId()), typo)).status).toBe(404);
    const limited = await makeTopic(admin, { orderIndex: 9, questions: 6 });
    expect((await ana.post(urlOf(limited.questions.toSorted().at(-1)), typo)).body.code).toBe('premium_required');
  });

  test('unknown fields, unknown reasons and long texts are refused', async () => {
    const ana = await api.account();
    const statuses = [
      { ...typo, isAdmin: true },
      { ...typo, reason: 'no' },
      { ...typo, text: 'x'.repeat(1_001) },
    ].map(async (body) => (await ana.post(urlOf(topic.questions[0]), body)).status);
    expect(await Promise.all(statuses)).toEqual([400, 400, 400]);
  });

  test('after thirty reports in a day the next one waits', async () => {
    const ana = await api.account();
    for (let n = 0; n < 30; n++) await ana.post(urlOf(topic.questions[0]), typo);
    expect((await ana.post(urlOf(topic.questions[0]), typo)).status).toBe(429);
  });
});

describe('a question of an exam', () => {
  const begin = async () => {
    const ana = await api.account();
    const { id } = (await ana.post(`/api/exams/${exam.id}/start`)).body;
    return { ana, attemptId: id as string };
  };

  test('can be reported from the own results only', async () => {
    const { ana, attemptId } = await begin();
    const body = { ...typo, attemptId };
    expect((await ana.post(urlOf(exam.questions[0]), body)).body.code).toBe('attempt_not_completed');
    await ana.post(`/api/exam-attempts/${attemptId}/complete`);
    expect((await ana.post(urlOf(exam.questions[0]), body)).status).toBe(200);
    expect((await ana.post(urlOf(newId()), body)).body.code).toBe('question_not_found');
    expect((await (await api.account()).post(urlOf(exam.questions[0]), body)).body.code).toBe('attempt_not_found');
    expect((await ana.get(mine)).body).toMatchObject([{ title: 'Ensayo de Biología', question: '<p>Pregunta 1</p>' }]);
    expect((await admin.get(all)).body).toMatchObject([
      { examId: exam.id, topicId: null, question: { correctAnswer: 1 } },
    ]);
  });
});

describe('the answer of an administrator', () => {
  test('closes the reports that she saw; the student is told until she reads it', async () => {
    const ana = await api.account();
    await ana.post(urlOf(topic.questions[0]), typo);
    const [{ reports }] = (await admin.get(all)).body;
    const beto = await api.account();
    await beto.post(urlOf(topic.questions[0]), typo);
    const reportIds = reports.map(({ id }: { id: string }) => id);
    const close = { reportIds, answer: '  Gracias, ya lo corregimos. ' };
    expect((await admin.post(`${all}/close`, close)).body).toEqual({ closed: 1 });
    expect((await admin.post(`${all}/close`, close)).body).toEqual({ closed: 0 });
    expect((await admin.get(all)).body[0].reports).toHaveLength(1);
    expect((await admin.get(`${all}?state=closed`)).body[0].reports).toHaveLength(1);

    expect((await ana.get('/api/auth/user')).body.newAnswers).toBe(1);
    expect((await beto.get('/api/auth/user')).body).not.toHaveProperty('newAnswers');
    expect((await ana.get(mine)).body).toMatchObject([
      { answer: 'Gracias, ya lo corregimos.', closedAt: now, isNew: true },
    ]);
    await beto.post(`${mine}/seen`, { reportIds });
    expect((await ana.get('/api/auth/user')).body.newAnswers).toBe(1);
    await ana.post(`${mine}/seen`, { reportIds });
    expect((await ana.get('/api/auth/user')).body).not.toHaveProperty('newAnswers');
  });

  test('an answer that came after the list was read is still new', async () => {
    const ana = await api.account();
    const closeAll = async () => {
      const found: { reports: { id: string }[] }[] = (await admin.get(all)).body;
      const reportIds = found.flatMap(({ reports }) => reports.map(({ id }) => id));
      await admin.post(`${all}/close`, { reportIds, answer: 'Gracias.' });
      return reportIds;
    };
    await ana.post(urlOf(topic.questions[0]), typo);
    const shown = await closeAll();
    await ana.post(urlOf(topic.questions[1]), typo);
    const [later] = await closeAll();
    await ana.post(`${mine}/seen`, { reportIds: shown });
    const own: { id: string; isNew: boolean }[] = (await ana.get(mine)).body;
    expect(own.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual([later]);
  });

  test('a new answer to an old report is in the list', async () => {
    const ana = await api.account();
    const insert = (count: number, reportedAt: string, answer: string | null) =>
      api.deps.pool.query(
        `insert into accounts.question_reports (id, user_id, question_id, reason, text, reported_at, closed_at, answer)
         select gen_random_uuid(), $1, gen_random_uuid(), 'typo', '', $2, $3, $4 from generate_series(1, $5)`,
        [ana.userId, reportedAt, now, answer, count],
      );
    await insert(1, '2026-01-01T12:00:00Z', 'Por fin.');
    await insert(100, '2026-11-01T12:00:00Z', null);
    const { body } = await ana.get(mine);
    expect(body).toHaveLength(100);
    expect(body.at(-1)).toMatchObject({ answer: 'Por fin.', isNew: true });
  });

  test('students cannot read or close reports', async () => {
    const ana = await api.account();
    expect((await ana.get(all)).status).toBe(403);
    expect((await ana.post(`${all}/close`, { reportIds: [newId()], answer: '' })).status).toBe(403);
  });
});

test('the copy of the own data has the reports, and an erasure deletes them', async () => {
  const ana = await api.account();
  await ana.post(urlOf(topic.questions[0]), typo);
  expect((await ana.get('/api/user/export')).body.reports).toMatchObject([{ ...typo, answer: null }]);
  await api.deps.pool.query('delete from accounts.users where id = $1', [ana.userId]);
  expect((await api.deps.pool.query('select from accounts.question_reports')).rowCount).toBe(0);
});
