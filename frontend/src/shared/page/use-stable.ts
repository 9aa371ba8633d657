import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same in every render and runs the newest `run`. A part in `memo` is then not rendered again
 * for a new function. Only for events.
 */
export const useStable = <Args extends unknown[]>(run: (...args: Args) => void) => {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
};
