import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasFormula, loadedTypesetter, loadTypesetter, onTypesetterLoaded } from './typesetter.ts';

/** When the typesetter cannot be loaded, formulas stay as they were typed. */
const asTyped = (_: HTMLElement) => {};

/**
 * The formula typesetter, loaded for the first content with a formula. Null while it loads. All texts of a page get it in the same
 * render: a page that shows one text before the others would move.
 */
export const useTypeset = (html: string) => {
  const needed = hasFormula(html);
  const loaded = useSyncExternalStore(onTypesetterLoaded, loadedTypesetter);
  const [isMissing, setMissing] = useState(false);
  const isWaiting = needed && loaded === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    let mounted = true;
    const tryToLoad = () => void loadTypesetter().then(() => mounted && setMissing(loadedTypesetter() === undefined));
    tryToLoad();
    window.addEventListener('online', tryToLoad);
    return () => {
      mounted = false;
      window.removeEventListener('online', tryToLoad);
    };
  }, [isWaiting]);
  if (!needed) return asTyped;
  return loaded ?? (isMissing ? asTyped : null);
};
