import type { Handle } from '@matraz/application/command';
import type { Position } from '@matraz/infra/event-store/port';
import type { Deps } from '../../deps.ts';

/** After this wait a reply is sent with `x-projection-lag: pending`. */
const waitMs = 2_000;

/** A command handler for one request. It remembers the last position that the request wrote. */
export const trackOwnWrites = ({ handle, waiter }: Pick<Deps, 'handle' | 'waiter'>) => {
  let last: Position | null = null;
  const trackingHandle: Handle = async (...command) => {
    const handled = await handle(...command);
    if (handled.position !== null && (last === null || handled.position > last)) last = handled.position;
    return handled;
  };
  return {
    handle: trackingHandle,
    /** Waits until the read models contain everything that the request wrote. @returns false when that took too long */
    waitUntilReadable: async (): Promise<boolean> => last === null || (await waiter.waitFor(last, waitMs)),
  };
};
