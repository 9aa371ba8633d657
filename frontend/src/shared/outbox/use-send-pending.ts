import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../session/session.ts';
import { storageReady } from '../session/storage-lock.ts';
import { hasPendingAnswers, type OutboxName, pendingFlagKey } from './pending-flag.ts';
import { noteStorageError } from './storage-error.ts';

/**
 * This tab looks for answers this long after a try, or after another tab has changed something.
 * A try that leaves answers doubles the wait: when a release has removed the code, only a reload
 * helps.
 */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** @returns when no answer is left. After an abort it may never return. */
export type SendPending = (userId: string, queries: QueryClient, signal: AbortSignal) => Promise<void>;

/** Sends, from any page, answers that a closed tab or an earlier page could not send. */
export const useSendPending = (outbox: OutboxName, loadSender: () => Promise<SendPending>) => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before this path may have left pending answers
  useEffect(() => {
    const closing = new AbortController();
    let isSending = false;
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** By `performance.now()`. */
    let nextLook = Number.POSITIVE_INFINITY;
    const sendAll = async () => {
      if (isSending || closing.signal.aborted || !navigator.onLine || !hasPendingAnswers(outbox, userId)) return;
      isSending = true;
      try {
        const opening = storageReady();
        if (opening) await opening;
        const sendPending = await loadSender();
        await sendPending(userId, queries, closing.signal);
      } catch (error) {
        // The database could not be opened, or the code not loaded: the browser says "online" before the network can be used.
        noteStorageError(error);
      }
      isSending = false;
      if (closing.signal.aborted) return;
      lookWithin(wait);
      wait = hasPendingAnswers(outbox, userId) ? Math.min(2 * wait, LONGEST_WAIT_MS) : FIRST_WAIT_MS;
    };
    const lookWithin = (milliseconds: number) => {
      const time = performance.now() + milliseconds;
      if (time >= nextLook) return;
      nextLook = time;
      clearTimeout(timer);
      timer = setTimeout(() => {
        nextLook = Number.POSITIVE_INFINITY;
        void sendAll();
      }, milliseconds);
    };
    const onOnline = () => {
      wait = FIRST_WAIT_MS;
      void sendAll();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === pendingFlagKey(outbox, userId)) wait = FIRST_WAIT_MS;
      lookWithin(wait);
    };
    void sendAll();
    // A login may bring answers back that were locked at the logout.
    void storageReady()?.then(sendAll);
    addEventListener('online', onOnline);
    addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      closing.abort();
      removeEventListener('online', onOnline);
      removeEventListener('storage', onStorage);
    };
  }, [outbox, userId, path, queries]);
};
