import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'good' | 'neutral' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let current: ShownToast | null = null;
const listeners = new Set<() => void>();

/** Shows a message for 5 s. One at a time: a new one takes the place of the last. */
export const toast = (message: ToastMessage) => {
  current = { ...message, id: (current?.id ?? 0) + 1 };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The last message; null before the first. The notification area closes it. */
export const useToast = () => useSyncExternalStore(subscribe, () => current);
