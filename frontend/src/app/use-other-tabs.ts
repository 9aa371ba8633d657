import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from '../shared/session.ts';

const CHANNEL = 'matraz-session';

/** A tab in which nobody is logged in any more tells the others of this browser; they ask the server themselves. */
export const useOtherTabs = (standing: 'unknown' | 'visitor' | 'student') => {
  const queries = useQueryClient();
  useEffect(() => {
    if (standing === 'unknown') return;
    const tabs = new BroadcastChannel(CHANNEL);
    if (standing === 'visitor') tabs.postMessage('nobody is logged in');
    else tabs.onmessage = () => void queries.invalidateQueries({ queryKey: currentUser.queryKey });
    return () => tabs.close();
  }, [standing, queries]);
};
