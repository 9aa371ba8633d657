import { useSyncExternalStore } from 'react';

let late = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** @param lag the header `x-projection-lag` of a read */
export const noteLag = (lag: string | null) => {
  if (late === (lag === 'late')) return;
  late = !late;
  for (const listener of listeners) listener();
};

/** Whether the last reply said that the server saves answers, but shows them late. */
export const useIsLate = () => useSyncExternalStore(subscribe, () => late);
