import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { cachedUser } from '../../../shared/session/cached-user.ts';
import { antonia } from '../../../shared/testing/examples.ts';
import { fakeServer, NO_REPLY, Refusal } from '../../../shared/testing/server.ts';
import { after, attemptId, completed, running } from '../testing.ts';
import { attemptDetail, UNCONFIRMED } from './attempt-query.ts';
import { openDatabase } from './database.ts';
import { serverClock } from './server-clock.ts';

const path = `GET /api/exam-attempts/${attemptId}`;
const withTag = (attempt: unknown, tag: string, time: string) =>
  Response.json(attempt, { headers: { ETag: tag, 'x-server-time': time } });
const unchanged = (tag: string, time: string) =>
  new Response(null, { status: 304, headers: { ETag: tag, 'x-server-time': time } });

const open = () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown: unknown[] = [];
  const view = renderHook(
    () => {
      const { data } = useQuery(attemptDetail(attemptId, antonia));
      shown.push(data);
      return data;
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  );
  return {
    ...view,
    queries,
    shown,
    again: () => act(() => queries.invalidateQueries({ queryKey: ['attempt', attemptId] })),
  };
};
const cached = async () => (await openDatabase()).get('attempts', attemptId);
const serverSays = () => new Date(serverClock.now()).toISOString().slice(0, 18);

afterEach(async () => {
  localStorage.clear();
  await (await openDatabase()).clear('attempts');
});

test('a reply 304 sets the clock and changes neither the page nor the cached attempt', async () => {
  let reply = () => withTag(running, '"1"', after(0));
  const sent = fakeServer({ [path]: () => reply() });
  const { result, shown, again } = open();
  await waitFor(async () => expect((await cached())?.tag).toBe('"1"'));
  const before = { data: result.current, renders: shown.length, cached: await cached() };

  reply = () => unchanged('"1"', after(300));
  await again();
  expect(sent.at(-1)?.headers['If-None-Match']).toBe('"1"');
  expect(result.current).toBe(before.data);
  expect(shown).toHaveLength(before.renders);
  expect(await cached()).toEqual(before.cached);
  expect(serverSays()).toBe(after(300).slice(0, 18));
});

test('a 404 that is not of our server does not take a running attempt away', async () => {
  let reply: () => unknown = () => withTag(running, '"1"', after(0));
  fakeServer({ [path]: () => reply() });
  const { result, again, queries } = open();
  await waitFor(() => expect(result.current).toBeTruthy());
  reply = () => new Refusal(404, '404 page not found');
  await again();
  expect(queries.getQueryState(['attempt', attemptId, antonia.id])).toMatchObject({
    status: 'error',
    data: { reply: { id: attemptId } },
  });
});

test('a changed attempt is shown, and the next request has its tag', async () => {
  const answers = [{ questionId: 'q1', selectedAnswer: 2, savedAt: after(20) }];
  const replies = [withTag(running, '"1"', after(0)), withTag({ ...running, answers }, '"2"', after(30))];
  const sent = fakeServer({ [path]: () => replies.shift() ?? unchanged('"2"', after(40)) });
  const { result, again } = open();
  await waitFor(() => expect(result.current).toBeTruthy());
  await again();
  await waitFor(() => expect(result.current?.answers).toEqual(answers));
  await again();
  expect(sent.map(({ headers }) => headers['If-None-Match'])).toEqual([undefined, '"1"', '"2"']);
});

test('after a reload the request has the tag of the cached attempt, which a 304 leaves in place', async () => {
  fakeServer({ [path]: () => withTag(running, '"1"', after(0)) });
  const first = open();
  await waitFor(async () => expect((await cached())?.tag).toBe('"1"'));
  first.unmount();
  localStorage.clear();

  const sent = fakeServer({ [path]: () => unchanged('"1"', after(60)) });
  const { result } = open();
  await waitFor(() => expect(result.current).toEqual(running));
  expect(sent[0]?.headers['If-None-Match']).toBe('"1"');
  expect(cachedUser()?.id).toBe(antonia.id);
});

test('without tags every reply has a body, which also has the server’s time', async () => {
  let present = running;
  const sent = fakeServer({ [path]: () => present });
  const { result, again } = open();
  await waitFor(() => expect(result.current).toBeTruthy());
  present = { ...running, serverTime: after(120) };
  await again();
  expect(sent[1]?.headers).not.toHaveProperty('If-None-Match');
  expect(serverSays()).toBe(after(120).slice(0, 18));
});

test('the cached attempt is dropped when the attempt is completed', async () => {
  const replies = [withTag(running, '"1"', after(0)), withTag(completed, '"9"', after(130))];
  fakeServer({ [path]: () => replies.shift() ?? NO_REPLY });
  const { result, again } = open();
  await waitFor(async () => expect(await cached()).toBeDefined());
  await again();
  await waitFor(() => expect(result.current?.isCompleted).toBe(true));
  await waitFor(async () => expect(await cached()).toBeUndefined());
});

test('another student does not see the attempt that this browser has cached', async () => {
  fakeServer({ [path]: () => withTag(running, '"1"', after(0)) });
  const first = open();
  await waitFor(async () => expect((await cached())?.tag).toBe('"1"'));
  const sent = fakeServer({ [path]: () => new Refusal(404, '{"code":"attempt_not_found"}') });
  const shown: unknown[] = [];
  const other = renderHook(() => shown.push(useQuery(attemptDetail(attemptId, { ...antonia, id: 'benjamin' })).data), {
    wrapper: ({ children }) => <QueryClientProvider client={first.queries}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(shown.at(-1)).toBeNull());
  expect(new Set(shown)).toEqual(new Set([undefined, null]));
  expect(sent[0]?.headers).not.toHaveProperty('If-None-Match');
  other.unmount();
});

test('the cached attempt is shown before the reply, but not after its deadline', async () => {
  fakeServer({ [path]: () => withTag(running, '"1"', after(0)) });
  const first = open();
  await waitFor(async () => expect((await cached())?.tag).toBe('"1"'));
  first.unmount();

  let reply = (_: Response) => {};
  const replied = new Promise<Response>((resolve) => {
    reply = resolve;
  });
  fakeServer({ [path]: () => replied });
  const second = open();
  await waitFor(() => expect(second.result.current).toEqual(running));
  expect(second.queries.getQueryState(['attempt', attemptId, antonia.id])?.dataUpdatedAt).toBe(UNCONFIRMED);
  reply(withTag(completed, '"9"', after(130)));
  await waitFor(() => expect(second.result.current?.isCompleted).toBe(true));
  second.unmount();

  const over = { ...running, deadline: '2020-01-01T00:00:00.000Z' };
  await (await openDatabase()).put('attempts', {
    attemptId,
    userId: antonia.id,
    attempt: over,
    tag: '"1"',
    clock: serverClock.sample(),
  });
  fakeServer({ [path]: () => withTag(completed, '"9"', after(130)) });
  const third = open();
  await waitFor(() => expect(third.result.current?.isCompleted).toBe(true));
  expect(third.shown.some((shown) => (shown as { isCompleted?: boolean } | undefined)?.isCompleted === false)).toBe(
    false,
  );
});

test('the attempt is read from the server when the database does not answer', async () => {
  await openDatabase();
  const unanswered = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => new IDBRequest());
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warning.mockRestore());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fakeServer({ [path]: () => withTag(running, '"1"', after(0)) });
  const { result } = open();
  await vi.waitFor(() => expect(unanswered).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(result.current?.id).toBe(attemptId));
});

test('without a reply the cached attempt is shown, but a fault of this page is no missing reply', async () => {
  fakeServer({ [path]: () => withTag(running, '"1"', after(0)) });
  const first = open();
  await waitFor(async () => expect((await cached())?.tag).toBe('"1"'));
  first.unmount();
  const statusOf = (queries: QueryClient) => queries.getQueryState(['attempt', attemptId, antonia.id])?.status;

  fakeServer({ [path]: () => NO_REPLY });
  const away = open();
  await waitFor(() => expect(statusOf(away.queries)).toBe('success'));
  expect(away.result.current?.id).toBe(attemptId);
  away.unmount();

  const fault = vi.spyOn(serverClock, 'record').mockImplementation(() => {
    throw new TypeError('x is not a function');
  });
  onTestFinished(() => fault.mockRestore());
  fakeServer({ [path]: () => withTag(running, '"2"', after(30)) });
  const broken = open();
  await waitFor(() => expect(statusOf(broken.queries)).toBe('error'));
  expect(broken.result.current?.id).toBe(attemptId);
});
