import type { ReadModelChange } from '@matraz/contracts/updates';
import type { Position } from '@matraz/infra/event-store/port';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { LRUCache } from 'lru-cache';

/** A notification is sent with the commit of its change, so it comes within milliseconds. */
const notificationMs = 1_000;

interface Options<Value> {
  waiter: Pick<ReadModelWaiter, 'onChanged' | 'hasHeardAll' | 'waitFor'>;
  load(key: string): Promise<Value>;
  /** Whether a change for every user may change the value of this key. */
  isChangedBy(change: ReadModelChange, key: string): boolean;
  /** Size of a value, in bytes. */
  sizeOf(value: Value & {}): number;
  mostBytes: number;
}

/**
 * Values that are computed from the read tables and kept until the projector notifies a change. Each process keeps its own.
 * A process that may have missed a notification reads the tables.
 *
 * @returns the value of a key, at least as new as the tables were at a position. Concurrent calls share one load. Undefined and errors
 * are not kept.
 */
export const createReadModelMemory = <Value>({
  waiter,
  load,
  isChangedBy,
  sizeOf,
  mostBytes,
}: Options<Value>): ((key: string, atLeast: Position) => Promise<Value>) => {
  const kept = new LRUCache<string, Value & {}>({ maxSize: mostBytes, sizeCalculation: (value) => sizeOf(value) + 1 });
  const loading = new Map<string, Promise<Value>>();

  waiter.onChanged((changes) => {
    for (const [userId, ...change] of changes) {
      if (userId !== null) continue;
      for (const key of kept.keys()) if (isChangedBy(change, key)) kept.delete(key);
      // The load may have read the tables before the change. Those who wait for it asked before the change.
      for (const key of loading.keys()) if (isChangedBy(change, key)) loading.delete(key);
    }
  });

  const loadAndKeep = async (key: string): Promise<Value> => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    loading.set(key, promise);
    promise.catch(() => {});
    const isCurrent = () => loading.get(key) === promise;
    try {
      const value = await load(key);
      if (isCurrent() && value !== undefined && value !== null) kept.set(key, value);
      resolve(value);
    } catch (error) {
      reject(error);
    }
    if (isCurrent()) loading.delete(key);
    return promise;
  };

  return async (key, atLeast) => {
    // While notifications are lost, a reader does not wait for the next one.
    const isHeard = waiter.hasHeardAll() && (await waiter.waitFor(atLeast, notificationMs));
    if (!isHeard || !waiter.hasHeardAll()) return load(key);
    return kept.get(key) ?? loading.get(key) ?? loadAndKeep(key);
  };
};
