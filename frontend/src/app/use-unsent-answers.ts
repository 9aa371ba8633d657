import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { hasUnsent } from '../features/exams/outbox/unsent-mark.ts';
import { useUser } from '../shared/session.ts';

/** A tab in which an exam is taken sends its answers itself: only what still waits after this long is looked at, in milliseconds. */
const LATER = 5_000;

/** Answers of an exam that an earlier page, or a tab that was closed, could not send go out from whatever page is open. */
export const useUnsentAnswers = () => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was left may have left something behind
  useEffect(() => {
    const closing = new AbortController();
    let isSending = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (isSending || !navigator.onLine || !hasUnsent(userId)) return;
      isSending = true;
      try {
        // Where it cannot be fetched it is again when the network is back, or on the next page.
        const part = await import('../features/exams/outbox/send-unsent.ts').catch(() => null);
        await part?.sendUnsent(userId, queries, closing.signal);
      } catch (error) {
        // The database could not be opened: on the next page.
        console.warn(error);
      }
      isSending = false;
    };
    const lookLater = () => {
      clearTimeout(timer);
      timer = setTimeout(look, LATER);
    };
    void look();
    addEventListener('online', look);
    addEventListener('storage', lookLater);
    return () => {
      clearTimeout(timer);
      closing.abort();
      removeEventListener('online', look);
      removeEventListener('storage', lookLater);
    };
  }, [userId, path, queries]);
};
