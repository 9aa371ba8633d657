import type { MatrazEvent } from '@matraz/contracts/events';
import { LRUCache } from 'lru-cache';
import { memoryOf, type StreamState } from './stream-state.ts';

type Cached = StreamState<unknown, MatrazEvent>;

/** Share of the memory for ended streams, so a repeated last command is found. */
const shareOfOver = 1 / 64;

/**
 * The streams that commands used last. On an exam morning the attempts that have ended do not evict those that go on.
 *
 * @param memory for all streams together, in bytes
 */
export const createStreamCache = (memory: number) => {
  const cacheOf = (maxSize: number) => new LRUCache<string, Cached>({ maxSize, sizeCalculation: memoryOf });
  const forOver = Math.floor(memory * shareOfOver);
  const over = cacheOf(forOver);
  const others = cacheOf(Math.floor(memory) - forOver);
  return {
    get: (stream: string): Cached | undefined => others.get(stream) ?? over.get(stream),
    set(stream: string, state: Cached, { isOver }: { isOver: boolean }): void {
      (isOver ? others : over).delete(stream);
      (isOver ? over : others).set(stream, state);
    },
    delete(stream: string): void {
      others.delete(stream);
      over.delete(stream);
    },
  };
};
