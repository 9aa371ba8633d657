import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { call } from '../shared/net/api.ts';
import { ApiError } from '../shared/net/api-error.ts';
import { cacheUser } from '../shared/session/cached-user.ts';
import { currentUser, showKeptUser } from '../shared/session/session.ts';
import { antonia } from '../shared/testing/examples.ts';
import { fakeServer, NO_REPLY, Refusal } from '../shared/testing/server.ts';
import { createQueryClient } from './query-client.ts';

/** A page that shows the number of saved answers, and a write that is refused although it may have been done. */
const failingWrite = async (status: number) => {
  const queries = createQueryClient();
  let saved = 0;
  const shown = new QueryObserver(queries, { queryKey: ['saved'], queryFn: () => saved });
  const close = shown.subscribe(() => {});
  await expect.poll(() => shown.getCurrentResult().data).toBe(0);
  let shownAtFailure: number | undefined;
  const write = queries.getMutationCache().build(queries, {
    mutationFn: async () => {
      saved = 1;
      throw new ApiError(status, '', '');
    },
    onError: () => {
      shownAtFailure = shown.getCurrentResult().data;
    },
  });
  await write.execute(undefined).catch(() => {});
  close();
  return shownAtFailure;
};

test('after a 503 the page has asked the server before it reports the failure', async () => {
  expect(await failingWrite(503)).toBe(1);
});

test('a write that was refused for another reason was not done, so nothing is read', async () => {
  expect(await failingWrite(409)).toBe(0);
});

/** Shows a user, changes it on the server, and interrupts the network. @returns the XP that is shown afterwards */
const xpAfterReconnect = async ({ isKept }: { isKept: boolean }) => {
  let xp = 1;
  const sent = fakeServer({ 'GET /api/auth/user': () => (isKept && xp === 1 ? NO_REPLY : { ...antonia, xp }) });
  const queries = createQueryClient();
  queries.mount();
  if (isKept) {
    cacheUser({ ...antonia, xp });
    showKeptUser(queries, { ...antonia, xp });
  }
  const stop = new QueryObserver(queries, { ...currentUser, retry: false }).subscribe(() => {});
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => queries.isFetching()).toBe(0);
  xp = 2;
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => queries.isFetching()).toBe(0);
  stop();
  queries.unmount();
  return queries.getQueryData(currentUser.queryKey)?.xp;
};

test('a student whom the browser has kept is read again when the network is back', async () => {
  expect(await xpAfterReconnect({ isKept: true })).toBe(2);
});

// In the preview of a teacher another user would reply.
test('a user whom the server has confirmed is not read again then', async () => {
  expect(await xpAfterReconnect({ isKept: false })).toBe(1);
});

/** A page that reads the topics. `random` is what chance gives it. */
const readTopics = (refusals: Refusal[], random = 0) => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(random);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const sent = fakeServer({ 'GET /api/topics': () => refusals.shift() ?? [] });
  const query = { queryKey: ['topics'], queryFn: () => call('listTopics') };
  const shown = new QueryObserver(createQueryClient(), query);
  onTestFinished(shown.subscribe(() => {}));
  return { sent, status: () => shown.getCurrentResult().status };
};
const busy = () => new Refusal(503, '', { 'Retry-After': '3' });

test('a read that a busy server refuses is repeated after the delay that the server asks for', async () => {
  const { sent, status } = readTopics([busy(), busy(), busy()]);
  await vi.advanceTimersByTimeAsync(2_990);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([sent.length, status()]).toEqual([4, 'success']);
});

test('pages that were refused together do not come back together', async () => {
  const { sent } = readTopics([busy()], 0.9);
  await vi.advanceTimersByTimeAsync(3_890);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(sent).toHaveLength(2);
});

test('a read fails when the server refuses it four times', async () => {
  const { sent, status } = readTopics([busy(), busy(), busy(), busy()]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent.length, status()]).toEqual([4, 'error']);
});

test('a read that fails for another reason is repeated once', async () => {
  const { sent, status } = readTopics([new Refusal(500), new Refusal(500)]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([sent.length, status()]).toEqual([2, 'error']);
});
