import { useSyncExternalStore } from 'react';
import type { Moment } from '../moments/moment.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'good' | 'neutral' | 'destructive';
  /** What the student has just earned. */
  moments?: readonly Moment[];
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** Milliseconds. A message that is older may leave before the moment was seen. */
const TAKES_MOMENTS_FOR = 2_500;

let current: ShownToast | null = null;
let count = 0;
let takesMomentsUntil = 0;
const listeners = new Set<() => void>();

/** Shows a message for 5 s. A new message replaces the one before. */
export const toast = (message: ToastMessage) => {
  count += 1;
  takesMomentsUntil = Date.now() + TAKES_MOMENTS_FOR;
  show({ ...message, id: count });
};

/** Shows what was earned. A message that is on the page already gets it as one more line. */
export const celebrate = (moments: readonly Moment[]) => {
  if (current && Date.now() < takesMomentsUntil)
    show({ ...current, moments: [...(current.moments ?? []), ...moments] });
  else toast({ title: '', moments });
};

/** Called when a dialog covers the page. */
export const dismissToast = () => show(null);

/** The student closed the message. */
export const noteClosed = () => {
  takesMomentsUntil = 0;
};

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
