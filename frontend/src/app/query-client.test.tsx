import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../shared/api-error.ts';
import { currentUser } from '../shared/session.ts';
import { antonia } from '../shared/testing/examples.ts';
import { fakeServer } from '../shared/testing/server.ts';
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

test('the user is read again when the network is back', async () => {
  const xp = vi.fn(() => 1);
  fakeServer({ 'GET /api/auth/user': () => ({ ...antonia, xp: xp() }) });
  const queries = createQueryClient();
  queries.mount();
  const stop = new QueryObserver(queries, currentUser).subscribe(() => {});
  const shownXp = () => queries.getQueryData(currentUser.queryKey)?.xp;
  await expect.poll(shownXp).toBe(1);
  xp.mockReturnValue(2);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(shownXp).toBe(2);
  stop();
  queries.unmount();
});
