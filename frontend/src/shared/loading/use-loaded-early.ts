import { useEffect } from 'react';
import { loadEarly } from './load-part.ts';

/** Loads a part that is soon needed: after what is shown now, in a task of its own. A failure shows when the part is needed. */
export const useLoadedEarly = (load: () => Promise<unknown>) => {
  useEffect(() => {
    const timer = setTimeout(() => void loadEarly(load).catch(() => {}));
    return () => clearTimeout(timer);
  }, [load]);
};
