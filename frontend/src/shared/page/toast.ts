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
/** Questions on the page that wait for their answer. */
let openQuestions = 0;
/** What is shown after the answer. */
let held: ToastMessage | null = null;
const listeners = new Set<() => void>();

const withMoments = <Message extends ToastMessage>(message: Message, moments: readonly Moment[] = []): Message => ({
  ...message,
  moments: [...(message.moments ?? []), ...moments],
});

/** Shows a message for 5 s. A new message replaces the one before. Only a failure is shown over a question that waits for its answer. */
export const toast = (message: ToastMessage) => {
  if (openQuestions > 0 && message.tone !== 'destructive') {
    held = withMoments(message, held?.moments);
    return;
  }
  count += 1;
  takesMomentsUntil = Date.now() + TAKES_MOMENTS_FOR;
  show({ ...message, id: count });
};

/** Shows what was earned. A message that is on the page already gets it as one more line. */
export const celebrate = (moments: readonly Moment[]) => {
  if (openQuestions > 0) held = withMoments(held ?? { title: '' }, moments);
  else if (current && Date.now() < takesMomentsUntil) show(withMoments(current, moments));
  else toast({ title: '', moments });
};

/** A question waits for its answer, and messages for the end of that. @returns the end */
export const holdMessages = () => {
  openQuestions += 1;
  return () => {
    openQuestions -= 1;
    if (openQuestions > 0 || held === null) return;
    const message = held;
    held = null;
    toast(message);
  };
};

/** Called when a dialog covers the page, and when the next question comes. */
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
