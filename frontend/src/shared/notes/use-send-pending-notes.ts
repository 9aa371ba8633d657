import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../session/session.ts';
import { hasPendingNotes } from './pending-flag.ts';

/** Sends, from any page, notes on lessons that an earlier page could not send. */
export const useSendPendingNotes = () => {
  const { id } = useUser();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page before this path may have left changes
  useEffect(() => {
    if (hasPendingNotes(id))
      void import('./watch-pending-notes.ts').then(({ watchPendingNotes }) => watchPendingNotes(id), console.warn);
  }, [id, path]);
};
