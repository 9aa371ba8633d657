import type { ReadModelChange } from '@matraz/contracts/updates';
import { chileDay } from '@matraz/domain/practice/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverTime } from '../shared/net/server-time.ts';

/** Milliseconds. A timer that waits for midnight would stop while the device sleeps. */
const LOOK_EVERY = 60_000;

/** The read models that depend on the day: the streak, the questions that are due, what was done until today, and the goal of today. */
const ofToday: ReadModelChange[] = [['user'], ['review'], ['activity'], ['path']];

/** Reads again what depends on the day when the next day begins in Chile. */
export const useNewDay = () => {
  const queries = useQueryClient();
  useEffect(() => {
    const start = serverTime();
    // Computed at the first look, because a date format costs a slow phone time when the page opens.
    let day: string | undefined;
    const look = () => {
      day ??= chileDay(start);
      const today = chileDay(serverTime());
      if (today === day) return;
      day = today;
      for (const queryKey of [...ofToday, ['round', 'due']]) void queries.invalidateQueries({ queryKey });
    };
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [queries]);
};
