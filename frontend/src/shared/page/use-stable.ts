import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function in every render, which runs the newest one. With it a part in `memo` is not rendered again for a new function. Only
 * for events.
 */
export const useStable = <Args extends unknown[]>(run: (...args: Args) => void) => {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
};
