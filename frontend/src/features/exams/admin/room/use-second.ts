import { useSyncExternalStore } from 'react';
import { serverClock } from '../../offline/server-clock.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

const tick = () => {
  now = serverClock.now();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (timer === undefined) {
    now = serverClock.now();
    timer = setInterval(tick, 1_000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The same within a second, so that a component that is about to subscribe sees one value. */
const present = () => {
  if (timer === undefined) now = Math.floor(serverClock.now() / 1_000) * 1_000;
  return now;
};

/** The server's time in milliseconds, new at every second. All readers share a timer, and a row is drawn again for its cell only. */
export const useSecond = () => useSyncExternalStore(subscribe, present);
