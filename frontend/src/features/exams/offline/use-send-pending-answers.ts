import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../../../shared/session.ts';
import { hasPendingAnswers } from './pending-flag.ts';
import { loadSender } from './pending-sender.ts';

/** This long after a try, or after another tab has changed something, this tab looks again. The tab of an exam sends its answers itself. */
const NEXT_LOOK_MS = 5_000;

/** Sends, from any page, answers of an exam that a closed tab or an earlier page could not send. */
export const useSendPendingAnswers = () => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before this path may have left pending answers
  useEffect(() => {
    const closing = new AbortController();
    let isSending = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sendAll = async () => {
      if (isSending || !navigator.onLine || !hasPendingAnswers(userId)) return;
      isSending = true;
      try {
        const sendPendingAnswers = await loadSender();
        await sendPendingAnswers(userId, queries, closing.signal);
      } catch (error) {
        // The database could not be opened, or the code not loaded: the browser says "online" before the network can be used.
        console.warn(error);
      }
      isSending = false;
      if (!closing.signal.aborted) sendAllLater();
    };
    const sendAllLater = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void sendAll();
      }, NEXT_LOOK_MS);
    };
    void sendAll();
    addEventListener('online', sendAll);
    addEventListener('storage', sendAllLater);
    return () => {
      clearTimeout(timer);
      closing.abort();
      removeEventListener('online', sendAll);
      removeEventListener('storage', sendAllLater);
    };
  }, [userId, path, queries]);
};
