import { useSyncExternalStore } from 'react';

/** Waits between the tries of a write that got no reply, in milliseconds: about 15 s in all. */
const waits = [500, 1_000, 2_000, 4_000, 8_000];
/** Between tries while the device itself says that it has no network; it may be wrong. */
const WHILE_OFFLINE = 8_000;

let resending = 0;
const listeners = new Set<() => void>();
const count = (change: 1 | -1) => {
  resending += change;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether some write got no reply and is being tried again. */
export const useIsResending = () => useSyncExternalStore(subscribe, () => resending > 0);

/** Until the wait is over, or until the network is back, whichever is first. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });

const resend = async (send: () => Promise<Response>, failure: unknown): Promise<Response> => {
  let last = failure;
  for (let tries = 0; ; ) {
    const wait = navigator.onLine ? waits[tries++] : WHILE_OFFLINE;
    if (wait === undefined) throw last;
    await pause(wait);
    try {
      return await send();
    } catch (error) {
      last = error;
    }
  }
};

/**
 * Sends until some reply comes, whatever it says: a refusal is a reply and is never repeated. Without a network it
 * waits for as long as that takes. The request must carry an idempotency key, because a lost reply may belong to a
 * request that was carried out.
 * @throws TypeError of the last try when there is a network and none of the tries got a reply
 */
export const sendUntilAnswered = async (send: () => Promise<Response>): Promise<Response> => {
  try {
    return await send();
  } catch (failure) {
    count(1);
    return await resend(send, failure).finally(() => count(-1));
  }
};
