import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds. On a bad connection the page itself takes seconds. */
const LOAD_AFTER = 3_000;

/** Celebrates what the student earns. The code is loaded after the page. */
export const useMoments = () => {
  const queries = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { watchMoments } = await import('./watch-moments.ts');
      if (!isOver) stop = watchMoments(queries);
    }, LOAD_AFTER);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [queries]);
};
