import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { anExam, type MadeExam, makeExam } from '@matraz/application/testing/exams';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { expectScoresShown } from '../testing/scores-of-log.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
let now = new Date(noon);
/** The time this many seconds after noon. */
const at = (seconds: number) => {
  now = new Date(noon + seconds * 1000);
};
let api: TestApi;
let admin: Client;
let exam: MadeExam;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(now) });
  admin = await api.account({ admin: true });
  exam = await makeExam(admin, { duration: 600 });
});
afterAll(() => api.close());
beforeEach(() => at(0));

const start = async (client: Client, id = exam.id): Promise<string> => {
  const { body, status } = await client.post(`/api/exams/${id}/start`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const save = (client: Client, attempt: string, place: number, selectedAnswer: unknown, headers = {}) =>
  client.post(`/api/exam-attempts/${attempt}/answers`, { questionId: exam.questions[place], selectedAnswer }, headers);
const complete = (client: Client, attempt: string, body: object = { timeElapsed: 1 }) =>
  client.post(`/api/exam-attempts/${attempt}/complete`, body);
const read = (client: Client, attempt: string) => client.get(`/api/exam-attempts/${attempt}`);
const eventsOf = async (attempt: string) =>
  (await api.deps.store.readStream(`attempt-${attempt}`)).map(({ type }) => type);

describe('a whole exam', () => {
  test('is started, answered, submitted and reviewed', async () => {
    const student = await api.account();
    const started = await student.post(`/api/exams/${exam.id}/start`);
    expect(started.body).toEqual({
      id: expect.any(String),
      examId: exam.id,
      startedAt: '2026-11-20T12:00:00.000Z',
      deadline: '2026-11-20T12:10:00.000Z',
      isCompleted: false,
      pausedAt: null,
      serverTime: '2026-11-20T12:00:00.000Z',
    });
    const { id } = started.body;
    at(60);
    for (const [place, pick] of [1, 1, 0, 2, 1].entries()) {
      expect((await save(student, id, place, pick)).body).toEqual({
        questionId: exam.questions[place],
        selectedAnswer: pick,
        savedAt: '2026-11-20T12:01:00.000Z',
        serverTime: '2026-11-20T12:01:00.000Z',
        deadline: '2026-11-20T12:10:00.000Z',
        pausedAt: null,
      });
    }
    at(90);
    await save(student, id, 2, 1);
    await save(student, id, 3, null);
    expect((await read(student, id)).body.answers).toEqual(
      [0, 1, 2, 4].map((place) => ({
        questionId: exam.questions[place],
        selectedAnswer: 1,
        savedAt: `2026-11-20T12:01:${place === 2 ? 30 : '00'}.000Z`,
      })),
    );
    at(300);
    const result = {
      id,
      examId: exam.id,
      startedAt: '2026-11-20T12:00:00.000Z',
      deadline: '2026-11-20T12:10:00.000Z',
      isCompleted: true,
      reason: 'submitted',
      finishedAt: '2026-11-20T12:05:00.000Z',
      timeElapsed: 300,
      paesScore: expect.any(Number),
      correct: 3,
      scored: 4,
      percentage: 75,
      answered: 4,
      total: 6,
      pilotCorrect: 1,
      pilotAnswered: 1,
      pilotTotal: 2,
      pilotPercentage: 100,
    };
    expect((await complete(student, id)).body).toEqual(result);
    const { body } = await read(student, id);
    expect(body).toMatchObject(result);
    expect(body.exam).toMatchObject({ id: exam.id, title: 'Ensayo de Biología', questionCount: 6, pilotQuestions: 2 });
    expect(body.exam.questions[0]).toMatchObject({ correctAnswer: 1, explanation: '<p>SECRETO: la mitocondria</p>' });
    expect(body.answers.map(({ isCorrect }: { isCorrect: boolean }) => isCorrect)).toEqual([true, true, true, true]);
    expect(body.timeline).toHaveLength(7);
    expect(body.laterChanges).toBe(0);
    expect(body.timeline.at(-1)).toEqual({
      questionId: exam.questions[3],
      selectedAnswer: null,
      at: '2026-11-20T12:01:30.000Z',
    });
    expect(body.rescorings).toEqual([]);
    const { body: list } = await student.get('/api/exam-attempts');
    expect(list).toEqual([{ ...result, examTitle: 'Ensayo de Biología', ordinal: 1 }]);
  });

  test('[security 12] the time of the browser is ignored', async () => {
    const student = await api.account();
    for (const [ordinal, timeElapsed] of [-1, 0, 1e9, 'x', null, undefined].entries()) {
      at(ordinal * 1000);
      const id = await start(student);
      at(ordinal * 1000 + 17);
      expect((await complete(student, id, { timeElapsed })).body).toMatchObject({ timeElapsed: 17 });
    }
  });
});

describe('one attempt at a time', () => {
  test('[security 14] 50 parallel starts give one attempt; a second device continues it', async () => {
    const student = await api.account();
    const ids = await Promise.all(Array.from({ length: 50 }, () => start(student)));
    expect(new Set(ids).size).toBe(1);
    expect(await eventsOf(ids[0] ?? '')).toEqual(['ExamAttemptStarted']);
    at(100);
    expect(await start(student)).toBe(ids[0]);
    expect((await student.get('/api/exam-attempts')).body).toHaveLength(1);
  });

  test('a start after the end gives a new attempt; an attempt whose time is over is completed first', async () => {
    const student = await api.account();
    const first = await start(student);
    await complete(student, first);
    const second = await start(student);
    expect(second).not.toBe(first);
    at(603);
    const third = await start(student);
    expect((await read(student, second)).body).toMatchObject({
      reason: 'time-expired',
      finishedAt: '2026-11-20T12:10:00.000Z',
      timeElapsed: 600,
    });
    const { body } = await student.get('/api/exam-attempts');
    expect(body.map(({ id, ordinal }: { id: string; ordinal: number }) => [id, ordinal])).toEqual([
      [third, 3],
      [second, 2],
      [first, 1],
    ]);
  });

  test('a repeated start with its key gets the first reply, also when its attempt is completed', async () => {
    const student = await api.account();
    const own = await makeExam(admin, { duration: 600 });
    const startWith = async (key: string) =>
      (await student.post(`/api/exams/${own.id}/start`, {}, { 'idempotency-key': key })).body;
    const ended = await startWith('first');
    await complete(student, ended.id);
    expect(await startWith('first')).toEqual(ended);
    const overdue = await startWith('second');
    expect(overdue.id).not.toBe(ended.id);
    at(700);
    expect(await startWith('second')).toEqual({ ...overdue, serverTime: '2026-11-20T12:11:40.000Z' });
    expect(await eventsOf(overdue.id)).toEqual(['ExamAttemptStarted']);
    const key = { 'idempotency-key': 'ending' };
    await student.post(`/api/exam-attempts/${overdue.id}/complete`, {}, key);
    await admin.put(`/api/admin/exams/${own.id}`, anExam({ duration: 600, isPublished: false }));
    expect((await startWith('second')).id).toBe(overdue.id);
    expect((await startWith('ending')).code).toBe('idempotency_key_reused');
    expect((await startWith('third')).code).toBe('exam_not_found');
    expect((await student.get('/api/exam-attempts')).body).toHaveLength(2);
  });

  test('[security 14] 50 parallel completions give one result', async () => {
    const student = await api.account();
    const id = await start(student);
    await save(student, id, 0, 1);
    const results = await Promise.all(Array.from({ length: 50 }, () => complete(student, id)));
    expect(new Set(results.map(({ text }) => text)).size).toBe(1);
    expect(results[0]?.status).toBe(200);
    expect((await eventsOf(id)).filter((type) => type === 'ExamAttemptCompleted')).toHaveLength(1);
    at(3_000);
    expect((await complete(student, id)).text).toBe(results[0]?.text);
  });
});

test('students who start in the same turn share a query, and each gets their own conditions', async () => {
  const [fresh, working, done] = [await api.account(), await api.account(), await api.account()];
  await start(working);
  await complete(done, await start(done));
  const both = await api.account({ admin: true });
  await complete(both, await start(both));
  await start(both);
  await api.deps.waiter.waitFor(await api.deps.store.head(), 10_000);
  const query = vi.spyOn(api.deps.pool, 'query');
  const asked = [fresh, working, done, both, working].map(({ userId }) =>
    api.deps.examLookup.startConditions(userId, exam.id),
  );
  expect(await Promise.all(asked)).toMatchObject([
    { completed: 0, isOpen: false, isAdmin: false },
    { completed: 0, isOpen: true, isAdmin: false },
    { completed: 1, isOpen: false, isAdmin: false },
    { completed: 1, isOpen: true, isAdmin: true },
    { completed: 0, isOpen: true, isAdmin: false },
  ]);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

describe('time', () => {
  test.each([
    { seconds: 600, status: 200, what: 'at the deadline' },
    { seconds: 602, status: 200, what: '2 s later' },
    { seconds: 602.001, status: 409, what: 'after that' },
  ])('[security 13] an answer whose first byte arrives $what: $status', async ({ seconds, status }) => {
    const student = await api.account();
    const id = await start(student);
    at(seconds);
    const answer = await save(student, id, 0, 1);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body).toMatchObject({ code: 'deadline_passed' });
    expect((await eventsOf(id)).length).toBe(status === 200 ? 2 : 1);
  });

  test('when an attempt is submitted within the grace period, the answer of another device counts, and the end is the deadline', async () => {
    const student = await api.account();
    const id = await start(student);
    at(600.1);
    const submitted = complete(student, id);
    expect((await save(student, id, 0, 1)).status).toBe(200);
    expect((await read(student, id)).body.isCompleted).toBe(false);
    expect((await submitted).body).toMatchObject({
      reason: 'time-expired',
      timeElapsed: 600,
      answered: 1,
      finishedAt: '2026-11-20T12:10:00.000Z',
    });
  });

  test('[security 13] an attempt that is submitted after the deadline ends at the deadline; then no answer is saved', async () => {
    const student = await api.account();
    const id = await start(student);
    at(603);
    expect((await complete(student, id)).body).toMatchObject({ reason: 'time-expired', timeElapsed: 600 });
    at(601);
    const late = await save(student, id, 0, 1);
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: 'attempt_completed' });
  });
});

test('an answer whose first byte arrived in time counts, although its body is slow', async () => {
  const student = await api.account();
  const id = await start(student);
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const body = JSON.stringify({ questionId: exam.questions[0], selectedAnswer: 1 });
  at(602);
  const headers = {
    cookie: student.cookie,
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/exam-attempts/${id}/answers`,
    headers,
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  at(610);
  sending.end(body);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect((await read(student, id)).body.answers).toMatchObject([{ savedAt: '2026-11-20T12:10:02.000Z' }]);
});

test('while the projector is stopped exams work, and every page shows the last answer', async () => {
  const student = await api.account();
  api.projector.child.kill('SIGSTOP');
  try {
    const id = await start(student);
    // A reply that waits for the projector would have this header.
    const { status, headers } = await save(student, id, 0, 3);
    expect({ status, lag: headers['x-projection-lag'] }).toEqual({ status: 200, lag: undefined });
    expect((await read(student, id)).body.answers).toMatchObject([{ selectedAnswer: 3 }]);
    expect(await start(student)).toBe(id);
    expect((await complete(student, id)).body).toMatchObject({ answered: 1 });
    expect((await read(student, id)).body.isCompleted).toBe(true);
    expect(await start(student)).not.toBe(id);
  } finally {
    api.projector.child.kill('SIGCONT');
  }
});

describe('[security 2] during the attempt no reply shows whether an answer is correct', () => {
  const telling = /correct|explanation|secreto|score|puntaje|voided/i;
  /**
   * Only the page says whether a question was voided before the start, as true or false. A voided question counts for no student, so
   * this shows nothing about the answer. Every other use of the word is forbidden.
   */
  const beyondVoided = (page: string) => page.replaceAll(/"isVoided":(true|false)/g, '');

  test('after five changes of an answer the replies differ only in what was sent', async () => {
    const student = await api.account();
    const { text } = await student.post(`/api/exams/${exam.id}/start`);
    expect(text).not.toMatch(telling);
    const { id } = JSON.parse(text);
    for (const pick of [0, 1, 2, 1, 3]) {
      const { body, text: reply } = await save(student, id, 0, pick);
      expect(Object.keys(body)).toEqual([
        'questionId',
        'selectedAnswer',
        'savedAt',
        'serverTime',
        'deadline',
        'pausedAt',
      ]);
      expect(body.selectedAnswer).toBe(pick);
      expect(reply).not.toMatch(telling);
      const page = await read(student, id);
      expect(page.status).toBe(200);
      expect(page.body.exam.questions.map(({ isVoided }: { isVoided: boolean }) => isVoided)).toEqual(
        Array(6).fill(false),
      );
      expect(beyondVoided(page.text)).not.toMatch(telling);
      expect((await student.get('/api/exam-attempts')).text).not.toMatch(telling);
    }
    expect((await student.get(`/api/exams/${exam.id}`)).text).not.toMatch(telling);
    expect((await student.get('/api/exams')).text).not.toMatch(telling);
  });

  test('options that do not exist and questions of another exam are refused', async () => {
    const student = await api.account();
    const id = await start(student);
    for (const pick of [-1, 1.5, '1', 1e99, undefined]) expect((await save(student, id, 0, pick)).status).toBe(400);
    expect((await save(student, id, 0, 4)).body.code).toBe('answer_out_of_range');
    const foreign = await student.post(`/api/exam-attempts/${id}/answers`, { questionId: newId(), selectedAnswer: 0 });
    expect(foreign.body.code).toBe('question_not_found');
    expect(await eventsOf(id)).toEqual(['ExamAttemptStarted']);
  });
});

describe('a repeated answer', () => {
  test('with its key is not saved again, and its reply has the present answer', async () => {
    const student = await api.account();
    const id = await start(student);
    const headers = { 'idempotency-key': newId() };
    const first = await save(student, id, 0, 1, headers);
    expect((await save(student, id, 0, 1, headers)).body).toEqual(first.body);
    at(5);
    const { body: second } = await save(student, id, 0, 2);
    expect((await save(student, id, 0, 1, headers)).body).toEqual(second);
    expect((await read(student, id)).body.answers).toMatchObject([{ selectedAnswer: 2 }]);
  });
});

describe('an answer that arrives late', () => {
  const answer = (client: Client, attempt: string, body: object, key = newId()) =>
    client.post(
      `/api/exam-attempts/${attempt}/answers`,
      { questionId: exam.questions[0], ...body },
      { 'idempotency-key': key },
    );
  const savedBy = async (client: Client, id: string) => (await read(client, id)).body.answers[0]?.selectedAnswer;

  test('and that its browser has replaced meanwhile changes nothing, and the reply has the later one', async () => {
    const student = await api.account();
    const id = await start(student);
    const first = newId();
    at(16);
    const chosenAt = '2026-11-20T12:00:01.000Z';
    await answer(student, id, { selectedAnswer: 2, chosenAt, replaces: [first] });
    at(20);
    const late = await answer(student, id, { selectedAnswer: 1, chosenAt: '2026-11-20T12:00:00.000Z' }, first);
    expect(late).toMatchObject({ status: 200, body: { questionId: exam.questions[0], selectedAnswer: 2 } });
    expect(await savedBy(student, id)).toBe(2);
    expect(await eventsOf(id)).toEqual(['ExamAttemptStarted', 'ExamAnswerSaved']);
  });

  test('from one device does not replace a later choice on another device', async () => {
    const student = await api.account();
    const id = await start(student);
    at(60);
    await answer(student, id, { selectedAnswer: 3 });
    at(90);
    const late = await answer(student, id, { selectedAnswer: 1, chosenAt: '2026-11-20T12:00:30.000Z' });
    expect(late.body).toMatchObject({ selectedAnswer: 3 });
    await answer(student, id, { selectedAnswer: 0, chosenAt: '2026-11-20T12:01:20.000Z' });
    expect(await savedBy(student, id)).toBe(0);
    const { data } = (await api.deps.store.readStream(`attempt-${id}`)).at(-1) ?? {};
    expect(data).toMatchObject({ chosenAt: '2026-11-20T12:01:20.000Z', savedAt: '2026-11-20T12:01:30.000Z' });
  });

  test.each([
    ['a time that is none', { chosenAt: 'ayer' }],
    ['more keys than one may replace', { replaces: Array.from({ length: 21 }, newId) }],
    ['an empty key', { replaces: [''] }],
  ])('%s is refused', async (_, body) => {
    const student = await api.account();
    const id = await start(student);
    expect((await answer(student, id, { selectedAnswer: 1, ...body })).status).toBe(400);
    expect(await savedBy(student, id)).toBeUndefined();
  });
});

describe('a used idempotency key', () => {
  test('is refused for another answer, so a reply never confirms an answer that was not saved', async () => {
    const student = await api.account();
    const [starting, saving, ending] = [1, 2, 3].map(() => ({ 'idempotency-key': newId() }));
    const { body } = await student.post(`/api/exams/${exam.id}/start`, {}, starting);
    await save(student, body.id, 0, 1, saving);
    const end = `/api/exam-attempts/${body.id}/complete`;
    const refused = [
      await save(student, body.id, 0, 2, starting),
      await save(student, body.id, 0, 2, saving),
      await save(student, body.id, 1, 1, saving),
      await student.post(end, {}, saving),
    ];
    expect((await student.post(end, {}, ending)).body).toMatchObject({ answered: 1 });
    refused.push(await save(student, body.id, 1, 1, ending));
    for (const { status, body: problem } of refused) {
      expect({ status, code: problem.code }).toEqual({ status: 409, code: 'idempotency_key_reused' });
    }
    expect(await eventsOf(body.id)).toEqual([
      'ExamAttemptStarted',
      'ExamAnswerSaved',
      'ExamAnswersCollected',
      'ExamAttemptCompleted',
    ]);
  });
});

describe('[security 3] the attempt of another student', () => {
  test('is not found by any call', async () => {
    const [ana, beto] = [await api.account(), await api.account()];
    const id = await start(ana);
    for (const client of [beto, admin]) {
      for (const answer of [
        await read(client, id),
        await save(client, id, 0, 1),
        await complete(client, id),
        await read(client, newId()),
        await complete(client, 'x'),
      ]) {
        expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 404, code: 'attempt_not_found' });
      }
    }
    expect((await admin.post(`/api/exam-attempts/${id}/auto-answer`)).status).toBe(404);
    expect((await ana.post(`/api/exam-attempts/${id}/auto-answer`)).status).toBe(403);
    expect((await beto.get('/api/exam-attempts')).body).toEqual([]);
    expect(await eventsOf(id)).toEqual(['ExamAttemptStarted']);
  });
});

test('Auto-Responder answers the open questions, keeps the other answers, and submits the attempt', async () => {
  const id = await start(admin);
  await save(admin, id, 0, 1);
  await save(admin, id, 1, 0);
  at(30);
  const { body } = await admin.post(`/api/exam-attempts/${id}/auto-answer`);
  expect(body).toMatchObject({ reason: 'auto-answered', answered: 6, timeElapsed: 30 });
  const { body: attempt } = await read(admin, id);
  expect(attempt.answers.slice(0, 2)).toMatchObject([{ selectedAnswer: 1 }, { selectedAnswer: 0 }]);
  expect((await admin.post(`/api/exam-attempts/${id}/auto-answer`)).body).toEqual(body);
});

test('the day of a completed exam is a study day', async () => {
  const student = await api.account();
  await complete(student, await start(student));
  expect((await student.get('/api/auth/user')).body.streak).toBe(1);
});

test('every score of these attempts can be recomputed from the log', async () => {
  expect(await expectScoresShown(api.deps)).toBeGreaterThan(10);
});
