import { LRUCache } from 'lru-cache';

interface Options<Value> {
  load(key: string): Promise<Value>;
  /** Whether every change is notified now. While it is false, nothing is kept and nothing that was kept is returned. */
  hearsAll(): boolean;
  /** Memory of a value and its key, in bytes. */
  sizeOf(value: Value & {}): number;
  /** The least recently used values are removed when all together are larger. */
  mostBytes: number;
}

export interface NotifiedMemory<Value> {
  /** Concurrent calls share one load. Undefined, null and errors are not kept. */
  get(key: string): Promise<Value>;
  isKept(key: string): boolean;
  /** The value changed: what is kept is removed, and a load that is under way is not kept. */
  forget(key: string): void;
  /** Like `forget`, for each key that the function chooses. Absent: for every key. */
  forgetWhere(isChanged?: (key: string) => boolean): void;
}

/** Values that are kept until a notification says that they changed. Each process keeps its own. */
export const createNotifiedMemory = <Value>({
  load,
  hearsAll,
  sizeOf,
  mostBytes,
}: Options<Value>): NotifiedMemory<Value> => {
  const kept = new LRUCache<string, Value & {}>({ maxSize: mostBytes, sizeCalculation: (value) => sizeOf(value) });
  const loading = new Map<string, Promise<Value>>();

  const loadAndKeep = async (key: string): Promise<Value> => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    loading.set(key, promise);
    promise.catch(() => {});
    const isCurrent = () => loading.get(key) === promise;
    try {
      const value = await load(key);
      if (isCurrent() && hearsAll() && value !== undefined && value !== null) kept.set(key, value);
      resolve(value);
    } catch (error) {
      reject(error);
    }
    if (isCurrent()) loading.delete(key);
    return promise;
  };

  return {
    async get(key) {
      if (!hearsAll()) return load(key);
      return kept.get(key) ?? loading.get(key) ?? loadAndKeep(key);
    },
    isKept: (key) => hearsAll() && kept.has(key),
    forget(key) {
      kept.delete(key);
      // The load may have read the value before the change. Those who wait for it asked before the change.
      loading.delete(key);
    },
    forgetWhere(isChanged = () => true) {
      for (const key of kept.keys()) if (isChanged(key)) kept.delete(key);
      for (const key of loading.keys()) if (isChanged(key)) loading.delete(key);
    },
  };
};
