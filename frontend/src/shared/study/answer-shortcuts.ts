import { useSyncExternalStore } from 'react';
import { browserStorage } from '../session/browser-storage.ts';

const KEY = 'matraz.shortcuts';
const OFF = 'off';

/** Also kept in memory: some browsers store nothing. */
let isOn = browserStorage.read(KEY) !== OFF;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  isOn = next;
  for (const listener of listeners) listener();
};

/** Another tab of this browser changed it. */
const follow = ({ key, newValue }: StorageEvent) => {
  if (key === KEY) set(newValue !== OFF);
};

const subscribe = (listener: () => void) => {
  addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether keys answer questions (WCAG 2.1.4). Open pages follow at once. */
export const useShortcutsOn = () => useSyncExternalStore(subscribe, () => isOn);

/** Kept in this browser. */
export const switchShortcuts = (next: boolean) => {
  browserStorage.write(KEY, next ? 'on' : OFF);
  set(next);
};
