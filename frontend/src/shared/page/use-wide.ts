import { useSyncExternalStore } from 'react';

/** The width of the classes `lg:…`. */
const wide = '(width >= 64rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the page has room for a second column. A part that a narrow page only hides would still take time on a phone. */
export const useWide = () => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
