import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '../shared/api-error.ts';
import { cacheUser } from '../shared/cached-user.ts';
import { currentUser, showKeptUser } from '../shared/session.ts';
import { antonia } from '../shared/testing/examples.ts';
import { fakeServer, NO_REPLY } from '../shared/testing/server.ts';
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
