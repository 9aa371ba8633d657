import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../session/session.ts';
import { storageReady } from '../session/storage-lock.ts';
import { hasPendingNotes } from './pending-flag.ts';

/** Sends, from any page, notes on lessons that an earlier page could not send: at each page and when the network is back. */
export const useSendPendingNotes = () => {
  const { id: userId } = useUser();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before this path may have left changes
  useEffect(() => {
    const send = async () => {
      await storageReady();
      if (!navigator.onLine || !hasPendingNotes(userId)) return;
      const { sendPendingNotes } = await import('./send-notes.ts');
      await sendPendingNotes(userId);
    };
    const tryToSend = () => void send().catch((error: unknown) => console.warn(error));
    tryToSend();
    addEventListener('online', tryToSend);
    return () => removeEventListener('online', tryToSend);
  }, [userId, path]);
};
