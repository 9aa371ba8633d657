import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../../shared/net/api-error.ts';
import { NoReply } from '../../../shared/net/no-reply.ts';
import { fakeServer, type Sent } from '../../../shared/testing/server.ts';
import { attemptId, running } from '../testing.ts';
import { openDatabase, type PendingAnswer } from './database.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { SavedAnswer } from './saved-answers.ts';

const userId = 'antonia';
const deadlinePassed = () => new ApiError(409, 'Conflict', '{"code":"deadline_passed"}');
const noReply = () => new NoReply('Failed to fetch');

/** The server of one attempt. It logs the answers that it accepts, with their keys. */
const server = () => {
  let seconds = 0;
  const log: { questionId: string; selectedAnswer: number | null; key: string }[] = [];
  const failures: (() => unknown)[] = [];
  const send = vi.fn(async ({ questionId, selectedAnswer, key }: PendingAnswer): Promise<SavedAnswer> => {
    const fail = failures.shift();
    if (fail) throw fail();
    log.push({ questionId, selectedAnswer, key });
    return {
      questionId,
      selectedAnswer,
      savedAt: new Date(Date.parse(running.startedAt) + ++seconds * 1000).toISOString(),
    };
  });
  return { log, failures, send, accepted: () => log.map((one) => `${one.questionId}${one.selectedAnswer}`) };
};

const opened: Outbox[] = [];
const refusals = vi.fn();
const logins = vi.fn();

const open = ({ send }: { send: Parameters<typeof createOutbox>[0]['send'] }, user = userId) => {
  const outbox = createOutbox({ attemptId, userId: user, send, onRefused: refusals, onSessionOver: logins });
  opened.push(outbox);
  return outbox;
};
const fillDisk = () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
};
/** The first tab has the turn for as long as the test runs. */
const giveTurnToFirstTab = () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  let isTaken = false;
  const request = (_: string, __: object, work: () => Promise<void>) => {
    if (isTaken) return new Promise(() => {});
    isTaken = true;
    return work();
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
};
const stored = async () => (await openDatabase()).getAll('outbox');
const settled = (outbox: Outbox) => waitFor(() => expect(outbox.state().pending.size).toBe(0));

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  for (const outbox of opened.splice(0)) outbox.close();
  refusals.mockReset();
  logins.mockReset();
  vi.restoreAllMocks();
  for (const name of ['outbox', 'attempts', 'notes'] as const) await (await openDatabase()).clear(name);
});

test('an answer is shown at once, sent, and removed from the outbox when it is acknowledged', async () => {
  const api = server();
  const outbox = open(api);
  outbox.choose('q1', 1);
  expect(outbox.state().pending.get('q1')?.selectedAnswer).toBe(1);
  await settled(outbox);
  expect(outbox.state().saved.get('q1')?.selectedAnswer).toBe(1);
  expect(api.accepted()).toEqual(['q11']);
  expect(await stored()).toEqual([]);
});

test('answers are sent in the order in which they were chosen, four at a time', async () => {
  const api = server();
  const waiting: (() => void)[] = [];
  const slow = async (answer: PendingAnswer) => {
    const saved = await api.send(answer);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return saved;
  };
  const outbox = open({ send: slow });
  const chosen = ['q3', 'q1', 'q2', 'q6', 'q5', 'q4'];
  for (const question of chosen) outbox.choose(question, 0);
  await waitFor(() => expect(waiting).toHaveLength(4));
  expect(outbox.state().pending.size).toBe(6);
  waiting[0]?.();
  await waitFor(() => expect(waiting).toHaveLength(5));
  for (let done = 1; done < 6; done++) {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(done));
    waiting[done]?.();
  }
  await settled(outbox);
  expect(api.accepted()).toEqual(chosen.map((question) => `${question}0`));
});

test('after a failure one answer is sent alone, and the others follow when it has arrived', async () => {
  const api = server();
  let isAway = true;
  let most = 0;
  let underWay = 0;
  const send = async (answer: PendingAnswer) => {
    most = Math.max(most, ++underWay);
    await Promise.resolve();
    underWay -= 1;
    if (isAway) throw noReply();
    return api.send(answer);
  };
  const outbox = open({ send });
  for (const question of ['q1', 'q2', 'q3', 'q4', 'q5']) outbox.choose(question, 1);
  await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  expect(underWay).toBe(0);
  most = 0;
  await waitFor(() => expect(most).toBe(1), { timeout: 5_000 });
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await settled(outbox);
  expect(api.accepted().sort()).toEqual(['q11', 'q21', 'q31', 'q41', 'q51']);
});

test('after a lost reply the answer is sent again with the same key', async () => {
  const api = server();
  api.failures.push(noReply);
  const outbox = open(api);
  outbox.choose('q1', 2);
  await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  await settled(outbox);
  const keys = api.send.mock.calls.map(([{ key }]) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(outbox.state().obstacle).toBeNull();
});

test.each([500, 503, 429])('after status %s the answer is sent again', async (status) => {
  const api = server();
  api.failures.push(() => new ApiError(status, '', ''));
  const outbox = open(api);
  outbox.choose('q1', 2);
  await settled(outbox);
  expect(api.accepted()).toEqual(['q12']);
  expect(refusals).not.toHaveBeenCalled();
});

test('only the latest answer to a question is sent', async () => {
  const api = server();
  api.failures.push(noReply);
  const outbox = open(api);
  outbox.choose('q1', 0);
  await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  outbox.choose('q1', 1);
  outbox.choose('q1', 2);
  await settled(outbox);
  expect(outbox.state().saved.get('q1')?.selectedAnswer).toBe(2);
  expect(api.accepted().at(-1)).toBe('q12');
  expect(await stored()).toEqual([]);
});

test('an answer that is changed while the earlier one is being sent is sent after it', async () => {
  const api = server();
  let release: (() => void) | undefined;
  const slow = async (answer: PendingAnswer) => {
    if (answer.selectedAnswer === 0) await new Promise<void>((resolve) => (release = resolve));
    return api.send(answer);
  };
  const outbox = open({ send: slow });
  outbox.choose('q1', 0);
  await waitFor(() => expect(release).toBeDefined());
  outbox.choose('q1', 1);
  release?.();
  await settled(outbox);
  expect(api.accepted()).toEqual(['q10', 'q11']);
  expect(outbox.state().saved.get('q1')?.selectedAnswer).toBe(1);
});

describe('a reload', () => {
  test('loses no answer: the next page sends it with the same key', async () => {
    const never = () => Promise.reject(noReply());
    const before = open({ send: never });
    before.choose('q1', 0);
    before.choose('q2', 1);
    await waitFor(async () => expect(await stored()).toHaveLength(2));
    const keys = (await stored()).map(({ key }) => key);
    before.close();

    const api = server();
    const outbox = open(api);
    await waitFor(() => expect(api.accepted()).toEqual(['q10', 'q21']));
    await settled(outbox);
    expect(api.log.map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  test('without a network shows acknowledged answers, because the cached attempt has them', async () => {
    const database = await openDatabase();
    const clock = { server: 0, wall: 0 };
    await database.put('attempts', { attemptId, userId, attempt: running, clock });
    const outbox = open(server());
    outbox.choose('q1', 1);
    await settled(outbox);
    const cached = await database.get('attempts', attemptId);
    expect(cached?.attempt.answers).toMatchObject([{ questionId: 'q1', selectedAnswer: 1 }]);
  });
});

describe('an answer that the server does not accept', () => {
  test('is no longer marked as refused when the next answer to the question is saved', async () => {
    const api = server();
    api.failures.push(() => new ApiError(400, 'Bad Request', '{"code":"answer_out_of_range"}'));
    const outbox = open(api);
    outbox.choose('q1', 4);
    await waitFor(() => expect(outbox.state().refused).toEqual(new Set(['q1'])));
    outbox.choose('q1', 1);
    await settled(outbox);
    expect(outbox.state().refused).toEqual(new Set());
    expect((await (await openDatabase()).get('notes', attemptId))?.refused).toEqual([]);
  });

  test('is reported once when it came after the deadline', async () => {
    const api = server();
    api.failures.push(deadlinePassed);
    const outbox = open(api);
    outbox.choose('q1', 1);
    await settled(outbox);
    expect(outbox.state().refused).toEqual(new Set(['q1']));
    expect(refusals).toHaveBeenCalledTimes(1);
    expect(api.send).toHaveBeenCalledTimes(1);
    expect((await (await openDatabase()).get('notes', attemptId))?.refused).toEqual(['q1']);
  });

  test('does not take along another one, which the server has although its reply was lost', async () => {
    const api = server();
    const known = new Map<string, SavedAnswer>();
    let isLost = true;
    const send = async (answer: PendingAnswer) => {
      if (answer.questionId === 'q9') throw deadlinePassed();
      if (!known.has(answer.key)) known.set(answer.key, await api.send(answer));
      if (isLost) throw noReply();
      return known.get(answer.key) as SavedAnswer;
    };
    const outbox = open({ send });
    outbox.choose('q1', 1);
    await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
    isLost = false;
    outbox.choose('q9', 0);
    await settled(outbox);
    expect(outbox.state().refused).toEqual(new Set(['q9']));
    expect((await (await openDatabase()).get('notes', attemptId))?.refused).toEqual(['q9']);
  });

  test('is sent again when the refusal is not of our server', async () => {
    const api = server();
    api.failures.push(() => new ApiError(403, 'Forbidden', '<html>Bloqueado por el filtro</html>'));
    const outbox = open(api);
    outbox.choose('q1', 1);
    await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
    await settled(outbox);
    expect(api.accepted()).toEqual(['q11']);
    expect(refusals).not.toHaveBeenCalled();
  });

  test('stays when the session has ended, and the page asks for a login', async () => {
    const api = server();
    api.failures.push(() => new ApiError(401, 'Unauthorized', ''));
    const outbox = open(api);
    outbox.choose('q1', 1);
    await waitFor(() => expect(logins).toHaveBeenCalled());
    expect(await stored()).toHaveLength(1);
    expect(outbox.state().pending.has('q1')).toBe(true);
  });

  test("another student's answers are neither shown nor sent", async () => {
    const before = open({ send: () => Promise.reject(noReply()) });
    before.choose('q1', 1);
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    before.close();
    const api = server();
    const outbox = open(api, 'benjamin');
    await outbox.whenEmpty();
    expect(api.send).not.toHaveBeenCalled();
    expect(await stored()).toHaveLength(1);
  });
});

test('in two tabs of one attempt each answer has one key, and both tabs show it as saved', async () => {
  const api = server();
  const [one, other] = [open(api), open(api)];
  one.choose('q1', 0);
  other.choose('q2', 1);
  await Promise.all([settled(one), settled(other)]);
  await waitFor(() => {
    expect([...one.state().saved.keys()].sort()).toEqual(['q1', 'q2']);
    expect([...other.state().saved.keys()].sort()).toEqual(['q1', 'q2']);
  });
  expect(new Set(api.log.map(({ key }) => key)).size).toBe(2);
});

test('a tab sends its answers itself when the tab that has the turn is silent', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  // The browser has suspended the other tab, which keeps its lock.
  vi.stubGlobal('navigator', { ...navigator, locks: { request: () => new Promise(() => {}) } });
  const api = server();
  const outbox = open(api);
  outbox.choose('q1', 0);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(api.send).not.toHaveBeenCalled();
  outbox.choose('q2', 1);
  await waitFor(() => expect(outbox.state().pending.size).toBe(0), { timeout: 4_000 });
  expect(api.accepted()).toEqual(['q10', 'q21']);
});

test('a tab stays silent while the tab that has the turn is alive, also when no reply comes', async () => {
  giveTurnToFirstTab();
  const hang = vi.fn(
    (_: PendingAnswer, signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const [one, other] = [open({ send: hang }), open(server())];
  one.choose('q1', 1);
  await waitFor(() => expect(other.state().pending.size).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(hang).toHaveBeenCalledTimes(1);
  expect(other.state().pending.size).toBe(1);
});

test('an answer is sent by a browser that has no AbortSignal.any', async () => {
  const { any } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'any');
  onTestFinished(() => void Object.assign(AbortSignal, { any }));
  const api = server();
  const outbox = open(api);
  outbox.choose('q1', 1);
  await settled(outbox);
  expect(api.accepted()).toEqual(['q11']);
});

test('a try without a reply is given up after 15 s and made again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const api = server();
  let tries = 0;
  const send = (answer: PendingAnswer, signal: AbortSignal) =>
    ++tries > 1
      ? api.send(answer)
      : new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(new NoReply(signal.reason)));
        });
  const outbox = open({ send });
  outbox.choose('q1', 1);
  await vi.waitFor(() => expect(tries).toBe(1));
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(outbox.state().pending.size).toBe(0));
  expect(api.accepted()).toEqual(['q11']);
});

describe('a fault of this page', () => {
  const broken = () => new TypeError('x is not a function');
  const faulty = (outbox: Outbox) => {
    const { pending, faulty } = outbox.state();
    return [...pending].filter(([, { key }]) => faulty.has(key)).map(([question]) => question);
  };
  let reports: Sent[];
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    reports = fakeServer({ 'POST /api/client-errors': () => new Response(null, { status: 204 }) });
  });

  test('is no missing network: the answer stays, and the server is told', async () => {
    const api = server();
    api.failures.push(broken);
    const outbox = open(api);
    outbox.choose('q1', 1);
    await waitFor(() => expect(faulty(outbox)).toEqual(['q1']));
    expect(outbox.state().obstacle).toBeNull();
    expect(await stored()).toMatchObject([{ questionId: 'q1', selectedAnswer: 1 }]);
    expect(refusals).not.toHaveBeenCalled();
    expect(reports).toMatchObject([{ body: { message: 'TypeError: x is not a function' } }]);
  });

  test('does not keep the next choice away, nor the answers to other questions', async () => {
    const api = server();
    const send = async (answer: PendingAnswer) => {
      if (answer.questionId === 'q1' && answer.selectedAnswer === 0) throw broken();
      return api.send(answer);
    };
    const outbox = open({ send });
    for (const question of ['q1', 'q2', 'q3', 'q4', 'q5', 'q6']) outbox.choose(question, 0);
    await waitFor(() => expect(faulty(outbox)).toEqual(['q1']));
    await waitFor(() => expect(outbox.state().pending.size).toBe(1));
    expect(api.accepted()).toEqual(['q20', 'q30', 'q40', 'q50', 'q60']);
    outbox.choose('q1', 1);
    await settled(outbox);
    expect(api.accepted().at(-1)).toBe('q11');
  });

  test('is tried again later, and by the next page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const api = server();
    api.failures.push(broken, broken);
    const outbox = open(api);
    outbox.choose('q1', 1);
    await vi.waitFor(() => expect(faulty(outbox)).toEqual(['q1']));
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(api.send).toHaveBeenCalledTimes(2));
    outbox.close();
    const next = open(api);
    await vi.waitFor(() => expect(api.accepted()).toEqual(['q11']));
    await vi.waitFor(() => expect(next.state().pending.size).toBe(0));
    expect(new Set(api.send.mock.calls.map(([{ key }]) => key)).size).toBe(1);
  });

  test('in the tab that sends is shown in the other tabs of the attempt', async () => {
    giveTurnToFirstTab();
    const broke = { send: () => Promise.reject(broken()) };
    const [one, other] = [open(broke), open(broke)];
    other.choose('q1', 1);
    await waitFor(() => expect([faulty(one), faulty(other)]).toEqual([['q1'], ['q1']]));
  });

  test('in the tab that has the turn does not keep a sound tab from sending', async () => {
    giveTurnToFirstTab();
    const api = server();
    const [one, other] = [open({ send: () => Promise.reject(broken()) }), open(api)];
    other.choose('q1', 1);
    await Promise.all([settled(one), settled(other)]);
    expect(api.accepted()).toEqual(['q11']);
  });
});

test('submitting waits until the outbox is empty', async () => {
  const api = server();
  api.failures.push(noReply, noReply);
  const outbox = open(api);
  outbox.choose('q1', 0);
  let isEmpty = false;
  const emptied = outbox.whenEmpty().then(() => {
    isEmpty = true;
  });
  await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  expect(isEmpty).toBe(false);
  await emptied;
  expect(api.accepted()).toEqual(['q10']);
});

test('answers are sent when the disk is full', async () => {
  const api = server();
  const outbox = open(api);
  await outbox.whenEmpty();
  fillDisk();
  outbox.choose('q1', 0);
  outbox.choose('q2', 1);
  await settled(outbox);
  expect(api.accepted()).toEqual(['q10', 'q21']);
});

test('answers that are only in memory are sent after the student has left the exam', async () => {
  const api = server();
  api.failures.push(noReply);
  const outbox = open(api);
  await outbox.whenEmpty();
  fillDisk();
  outbox.choose('q1', 1);
  await waitFor(() => expect(outbox.state()).toMatchObject({ isKept: false, obstacle: 'network' }));
  outbox.close();
  const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksToLeave()).toBe(true);
  await waitFor(() => expect(api.accepted()).toEqual(['q11']));
  await waitFor(() => expect(asksToLeave()).toBe(false));
});

test('the server cannot take an answer now: that is no missing network', async () => {
  const api = server();
  api.failures.push(() => new ApiError(500, 'Internal Server Error', '{"code":"internal_error"}'), noReply);
  const outbox = open(api);
  outbox.choose('q1', 1);
  await waitFor(() => expect(outbox.state().obstacle).toBe('server'));
  await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  await settled(outbox);
  expect(outbox.state().obstacle).toBeNull();
});

test('answers are sent when the database stops answering', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const api = server();
  const outbox = open(api);
  await outbox.whenEmpty();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const unanswered = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => new IDBRequest());
  outbox.choose('q1', 0);
  outbox.choose('q1', 1);
  await vi.waitFor(() => expect(unanswered).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(outbox.state().pending.size).toBe(0));
  // Two requests of the page time out together, so the answer may be sent twice, with one key.
  expect(new Set(api.accepted())).toEqual(new Set(['q11']));
  expect(new Set(api.log.map(({ key }) => key)).size).toBe(1);
});

test('an answer that is chosen when the disk is full names what it replaces, and nothing is left on the disk', async () => {
  const api = server();
  api.failures.push(noReply);
  const outbox = open(api);
  outbox.choose('q1', 0);
  await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  fillDisk();
  outbox.choose('q1', 1);
  await settled(outbox);
  const [first, last] = [api.send.mock.calls[0]?.[0], api.send.mock.calls.at(-1)?.[0]];
  expect(last).toMatchObject({ selectedAnswer: 1, replaces: [first?.key], chosen: { server: expect.any(Number) } });
  vi.restoreAllMocks();
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('an answer is sent once when the disk has no room for the cached attempt', async () => {
  const clock = { server: Date.parse(running.startedAt), wall: Date.now() };
  await (await openDatabase()).put('attempts', { attemptId, userId, attempt: running, clock });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'attempts') throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, given);
  });
  const api = server();
  const outbox = open(api);
  outbox.choose('q1', 0);
  await settled(outbox);
  expect(outbox.state().obstacle).toBeNull();
  expect(api.send.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a late reply to an earlier answer does not take the place of a later one', async () => {
  const [one, other] = [open(server()), open(server())];
  other.choose('q1', 1);
  await settled(other);
  const saved = other.state().saved.get('q1') as SavedAnswer;
  const channel = new BroadcastChannel(`matraz-outbox-${attemptId}`);
  const earlier = { ...saved, selectedAnswer: 0, savedAt: running.startedAt };
  channel.postMessage({ type: 'saved', answer: earlier, key: 'earlier' });
  channel.postMessage({ type: 'saved', answer: { ...earlier, questionId: 'q2' }, key: 'another' });
  await waitFor(() => expect(one.state().saved.has('q2')).toBe(true));
  expect(one.state().saved.get('q1')).toEqual(saved);
  channel.close();
});

test('answers are sent when the browser loses its database, also a pending one', async () => {
  const api = server();
  api.failures.push(noReply);
  const outbox = open(api);
  await outbox.whenEmpty();
  outbox.choose('q1', 0);
  await waitFor(() => expect(outbox.state().obstacle).toBe('network'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await settled(outbox);
  outbox.choose('q2', 1);
  await settled(outbox);
  await outbox.whenEmpty();
  expect(api.accepted()).toEqual(['q10', 'q21']);
  lost.mockRestore();
});

test('the database is opened again after a newer page has closed it', async () => {
  await openDatabase();
  await new Promise<void>((resolve) => {
    const newer = indexedDB.open('matraz-exams', 2);
    newer.onupgradeneeded = () => newer.transaction?.abort();
    newer.onerror = () => resolve();
  });
  await expect(stored()).resolves.toEqual([]);
});

test('a tab that has its answers only in memory sends them although another tab has the turn', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', { ...navigator, locks: { request: () => new Promise(() => {}) } });
  const api = server();
  const outbox = open(api);
  await outbox.whenEmpty();
  fillDisk();
  outbox.choose('q1', 0);
  await settled(outbox);
  expect(api.accepted()).toEqual(['q10']);
});

test('answers are sent when the browser has no storage', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const { createOutbox: create } = await import('./outbox.ts');
  const api = server();
  const outbox = create({ attemptId, userId, send: api.send, onRefused: refusals, onSessionOver: logins });
  outbox.choose('q1', 0);
  await settled(outbox);
  expect(api.accepted()).toEqual(['q10']);
  outbox.close();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
