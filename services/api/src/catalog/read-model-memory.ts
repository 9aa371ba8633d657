import type { ReadModelChange } from '@matraz/contracts/updates';
import type { Position } from '@matraz/infra/event-store/port';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import { createNotifiedMemory } from '../notified-memory.ts';

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
 * Values that are computed from the read tables and kept until the projector notifies a change. A process that may have missed a
 * notification reads the tables.
 *
 * @returns the value of a key, at least as new as the tables were at a position
 */
export const createReadModelMemory = <Value>({
  waiter,
  load,
  isChangedBy,
  sizeOf,
  mostBytes,
}: Options<Value>): ((key: string, atLeast: Position) => Promise<Value>) => {
  const memory = createNotifiedMemory({
    load,
    hearsAll: waiter.hasHeardAll,
    sizeOf: (value) => sizeOf(value) + 1,
    mostBytes,
  });

  waiter.onChanged((changes) => {
    for (const [userId, ...change] of changes)
      if (userId === null) memory.forgetWhere((key) => isChangedBy(change, key));
  });

  return async (key, atLeast) => {
    // While notifications are lost, a reader does not wait for the next one.
    const isHeard = waiter.hasHeardAll() && (await waiter.waitFor(atLeast, notificationMs));
    return isHeard ? memory.get(key) : load(key);
  };
};
