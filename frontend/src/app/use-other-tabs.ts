import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from '../shared/session/session.ts';

const CHANNEL = 'matraz-session';

/** After a logout this tab tells the other tabs of the browser. Each of them then reads its user again. */
export const useOtherTabs = (sessionState: 'unknown' | 'visitor' | 'student') => {
  const queries = useQueryClient();
  useEffect(() => {
    if (sessionState === 'unknown') return;
    const tabs = new BroadcastChannel(CHANNEL);
    if (sessionState === 'visitor') tabs.postMessage('nobody is logged in');
    else tabs.onmessage = () => void queries.invalidateQueries({ queryKey: currentUser.queryKey });
    return () => tabs.close();
  }, [sessionState, queries]);
};
