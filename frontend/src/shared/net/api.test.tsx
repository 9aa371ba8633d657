import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeServer, NO_REPLY, Refusal } from '../testing/server.ts';
import { call, callIfChanged } from './api.ts';
import { ApiError } from './api-error.ts';
import { NoReply } from './no-reply.ts';
import { sendWithRetry } from './send-with-retry.ts';

const answer = { correct: true, isFirstAttempt: true, xpEarned: 10, explanation: '', correctAnswer: 1 };
const answerQuestion = () => call('answerQuestion', { params: { id: 'q1' }, body: { selectedAnswer: 1 } });

test('a read has its params in the path and its query', async () => {
  const sent = fakeServer({ 'GET /api/topics/a%2Fb': () => ({}), 'GET /api/lessons?topicId=t1': () => [] });
  await call('getTopic', { params: { id: 'a/b' } });
  await call('listLessons', { query: { topicId: 't1' } });
  expect(sent.map(({ path }) => path)).toEqual(['/api/topics/a%2Fb', '/api/lessons?topicId=t1']);
});

test('a write sends JSON with a new idempotency key', async () => {
  const sent = fakeServer({ 'POST /api/questions/q1/answer': () => answer });
  expect(await answerQuestion()).toEqual(answer);
  await answerQuestion();
  expect(sent[0]?.body).toEqual({ selectedAnswer: 1 });
  expect(sent[0]?.headers['Content-Type']).toBe('application/json');
  expect(sent[0]?.headers['Idempotency-Key']).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(sent[1]?.headers['Idempotency-Key']).not.toBe(sent[0]?.headers['Idempotency-Key']);
});

test('a write names its trace, with the time of the click; each click is a trace of its own, and a read has none', async () => {
  const sent = fakeServer({ 'POST /api/questions/q1/answer': () => answer, 'GET /api/topics': () => [] });
  const before = Date.now();
  await answerQuestion();
  await answerQuestion();
  await call('listTopics');
  const [first, second, read] = sent.map(({ headers }) => headers.Traceparent);
  const [, trace = ''] = /^00-([0-9a-f]{12}7[0-9a-f]{19})-[0-9a-f]{16}-01$/.exec(first ?? '') ?? [];
  expect(Number.parseInt(trace.slice(0, 12), 16)).toBeGreaterThanOrEqual(before);
  expect(second).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second).not.toContain(trace);
  expect(read).toBeUndefined();
});

describe('a refusal', () => {
  test('has the message "status: body" and the problem', async () => {
    const body = JSON.stringify({ code: 'premium_required', detail: 'Este contenido es Premium' });
    const sent = fakeServer({ 'POST /api/questions/q1/answer': () => new Refusal(403, body) });
    const error = await answerQuestion().catch((thrown: ApiError) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: `403: ${body}`, status: 403, problem: { code: 'premium_required' } });
    expect(sent).toHaveLength(1);
  });

  test('without a body has the message "status: status text"', async () => {
    fakeServer({ 'GET /api/topics': () => new Refusal(503) });
    await expect(call('listTopics')).rejects.toThrow('503: Refused');
  });
});

test('a page in place of JSON, as a proxy sends it, counts as no reply: the write is sent again with the same key', async () => {
  const page = new Response('<h1>Un momento</h1>', { headers: { 'Content-Type': 'text/html' } });
  const replies = [page, answer];
  const sent = fakeServer({ 'POST /api/questions/q1/answer': () => replies.shift() });
  expect(await answerQuestion()).toEqual(answer);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key']))).toHaveLength(1);
});

test('a reply that breaks off is no reply', async () => {
  const broken = new Response('[{"id":', { headers: { 'Content-Type': 'application/json' } });
  fakeServer({ 'GET /api/topics': () => broken });
  await expect(call('listTopics')).rejects.toThrow(NoReply);
});

test('a fault of this page is not taken for a missing reply: the write is not sent again', async () => {
  const sent = vi.fn(() => {
    throw new TypeError('x is not a function');
  });
  await expect(sendWithRetry(async () => sent())).rejects.toThrow('x is not a function');
  expect(sent).toHaveBeenCalledOnce();
});

describe('a conditional read', () => {
  const path = 'GET /api/exam-attempts/a1';
  const ask = (held: Parameters<typeof callIfChanged<'getExamAttempt'>>[1]) =>
    callIfChanged('getExamAttempt', held, { params: { id: 'a1' } });
  const attempt = { id: 'a1' } as NonNullable<Parameters<typeof ask>[0]>['reply'];

  test('sends no tag the first time, and gets a body with a tag', async () => {
    const sent = fakeServer({ [path]: () => Response.json({ id: 'a1' }, { headers: { ETag: '"7"' } }) });
    expect((await ask(null)).now).toEqual({ reply: { id: 'a1' }, tag: '"7"' });
    expect(sent[0]?.headers).not.toHaveProperty('If-None-Match');
  });

  test('sends the tag; without a change it gives the same object and the headers of the reply', async () => {
    const unchanged = () =>
      new Response(null, { status: 304, headers: { 'x-server-time': '2026-11-20T13:00:00.000Z' } });
    const sent = fakeServer({ [path]: unchanged });
    const held = { reply: attempt, tag: '"7"' };
    const { now, headers } = await ask(held);
    expect(now).toBe(held);
    expect(headers.get('x-server-time')).toBe('2026-11-20T13:00:00.000Z');
    expect(sent[0]?.headers['If-None-Match']).toBe('"7"');
  });

  test('gives the new reply and its tag after a change', async () => {
    fakeServer({ [path]: () => Response.json({ id: 'a1', more: 1 }, { headers: { ETag: '"8"' } }) });
    expect((await ask({ reply: attempt, tag: '"7"' })).now).toEqual({ reply: { id: 'a1', more: 1 }, tag: '"8"' });
  });

  test('throws on a refusal', async () => {
    fakeServer({ [path]: () => new Refusal(404) });
    await expect(ask({ reply: attempt, tag: '"7"' })).rejects.toThrow('404: Refused');
  });
});

describe('without a reply', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a write is sent again with the same key until a reply comes', async () => {
    let tries = 0;
    const sent = fakeServer({ 'POST /api/questions/q1/answer': () => (++tries < 3 ? NO_REPLY : answer) });
    const reply = answerQuestion();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await reply).toEqual(answer);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key']))).toHaveLength(1);
    expect(new Set(sent.map(({ headers }) => headers.Traceparent))).toHaveLength(1);
  });

  test('a write is sent again at once when the network comes back', async () => {
    let tries = 0;
    fakeServer({ 'POST /api/questions/q1/answer': () => (++tries < 2 ? NO_REPLY : answer) });
    const reply = answerQuestion();
    await vi.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('online'));
    expect(await reply).toEqual(answer);
  });

  test('a write fails after about 15 seconds', async () => {
    const sent = fakeServer({ 'POST /api/questions/q1/answer': () => NO_REPLY });
    const failure = expect(answerQuestion()).rejects.toThrow(NoReply);
    await vi.advanceTimersByTimeAsync(16_000);
    await failure;
    expect(sent).toHaveLength(6);
  });

  test('without a network a write waits without a limit', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeServer({ 'POST /api/questions/q1/answer': () => (navigator.onLine ? answer : NO_REPLY) });
    const reply = answerQuestion();
    await vi.advanceTimersByTimeAsync(600_000);
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await reply).toEqual(answer);
  });

  test('an aborted write is not sent again', async () => {
    const sent = fakeServer({ 'POST /api/exam-attempts/a1/complete': () => NO_REPLY });
    const giveUp = new AbortController();
    const request = { params: { id: 'a1' }, body: {}, signal: giveUp.signal };
    const failure = expect(call('completeExamAttempt', request)).rejects.toThrow(NoReply);
    await vi.advanceTimersByTimeAsync(600);
    expect(sent).toHaveLength(2);
    giveUp.abort();
    await failure;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  test('a read is not retried', async () => {
    const sent = fakeServer({ 'GET /api/topics': () => NO_REPLY });
    await expect(call('listTopics')).rejects.toThrow(NoReply);
    expect(sent).toHaveLength(1);
  });
});

describe('503 with Retry-After', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const busy = new Refusal(503, '', { 'Retry-After': '2' });

  test('a write is sent again after the time that the server names, with the same key', async () => {
    let tries = 0;
    const sent = fakeServer({ 'POST /api/questions/q1/answer': () => (++tries < 3 ? busy : answer) });
    const reply = answerQuestion();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_200);
    expect(await reply).toEqual(answer);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key']))).toHaveLength(1);
  });

  test('a write is refused after about 15 seconds', async () => {
    const sent = fakeServer({ 'POST /api/questions/q1/answer': () => busy });
    const failure = expect(answerQuestion()).rejects.toThrow('503: Refused');
    await vi.advanceTimersByTimeAsync(16_000);
    await failure;
    expect(sent).toHaveLength(8);
  });

  test.each([
    [503, {}],
    [500, { 'Retry-After': '2' }],
    [429, { 'Retry-After': '2' }],
  ])('%i with %o is refused at once', async (status, headers) => {
    const sent = fakeServer({ 'POST /api/questions/q1/answer': () => new Refusal(status, '', headers) });
    await expect(answerQuestion()).rejects.toThrow(`${status}: Refused`);
    expect(sent).toHaveLength(1);
  });
});

test('a read that gets no reply for 30 s fails, so its page can say that the server does not answer', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  fakeServer({
    'GET /api/topics': async () => {
      time.abort(new DOMException('', 'TimeoutError'));
      return [];
    },
  });
  await expect(call('listTopics')).rejects.toMatchObject({ name: 'NoReply', cause: { name: 'TimeoutError' } });
  expect(timeout).toHaveBeenCalledWith(30_000);
});
