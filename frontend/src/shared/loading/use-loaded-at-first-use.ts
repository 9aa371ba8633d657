import { useEffect } from 'react';
import { loadEarly } from './load-part.ts';

const uses = ['pointerdown', 'keydown'] as const;

/**
 * Loads a part that only a student at work needs: with the first touch or key, or after a while, before the network may go. A failure
 * shows when the part is needed.
 *
 * @param latest milliseconds
 */
export const useLoadedAtFirstUse = (load: () => Promise<unknown>, latest: number) => {
  useEffect(() => {
    const begin = () => {
      stop();
      void loadEarly(load).catch(() => {});
    };
    const timer = setTimeout(begin, latest);
    const stop = () => {
      clearTimeout(timer);
      for (const use of uses) removeEventListener(use, begin, true);
    };
    for (const use of uses) addEventListener(use, begin, true);
    return stop;
  }, [load, latest]);
};
