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
let count = 0;
const listeners = new Set<() => void>();

/** Shows a message for 5 s. A new message replaces the one before. */
export const toast = (message: ToastMessage) => {
  count += 1;
  show({ ...message, id: count });
};

/** Called when a dialog covers the page. */
export const dismissToast = () => show(null);

const show = (message: ShownToast | null) => {
  current = message;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The last message; null before the first one and after a dismissal. The notification area hides it after 5 s. */
export const useToast = () => useSyncExternalStore(subscribe, () => current);
