import type { ReadModelChange } from '@matraz/contracts/updates';
import type { QueryClient } from '@tanstack/react-query';
import { isStreamOpen, messageCount, wasNamedAfter } from './live-updates.ts';

/** Milliseconds. The stream names a change about 50 ms after the reply of the write. */
const STREAM_TIMEOUT = 1_000;

/**
 * Called with the reply of a write. The update stream names the same changes, and its message makes the page read them again.
 * The page reads by itself only without a message: at once when the stream is not open, else after a second. Until then the old
 * data count as stale, so a part of the page that opens in the meantime reads them.
 *
 * @see docs/decisions/own-writes.md
 */
export const refreshAfterWrite = (queries: QueryClient, changes: readonly ReadModelChange[]) => {
  const before = messageCount();
  const invalidate = (refetchType: 'active' | 'none') => {
    for (const queryKey of changes) {
      if (!wasNamedAfter(before, queryKey)) void queries.invalidateQueries({ queryKey, refetchType });
    }
  };
  if (!isStreamOpen()) return invalidate('active');
  invalidate('none');
  setTimeout(() => invalidate('active'), STREAM_TIMEOUT);
};
