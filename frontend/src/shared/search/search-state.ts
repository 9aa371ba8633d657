import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  isOpen = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The search is a dialog of the app. Any page may open it. */
export const openSearch = () => set(true);
export const closeSearch = () => set(false);
export const useIsSearchOpen = () => useSyncExternalStore(subscribe, () => isOpen);
