import { useEffect, useState } from 'react';
import { hasFormula, loadedTypesetter, loadTypesetter } from '../typesetter.ts';

/** When the typesetter cannot be loaded, formulas stay as they were typed. */
const asTyped = (_: HTMLElement) => {};

/** The formula typesetter, loaded for the first content with a formula. Null while it loads. */
export const useTypeset = (html: string) => {
  const needed = hasFormula(html);
  const [state, setState] = useState<'waiting' | 'missing' | 'done'>('waiting');
  // As the render saw it: another part may load it before the effect runs.
  const isMissing = needed && loadedTypesetter() === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let mounted = true;
    const tryToLoad = () =>
      void loadTypesetter().then(() => mounted && setState(loadedTypesetter() ? 'done' : 'missing'));
    tryToLoad();
    window.addEventListener('online', tryToLoad);
    return () => {
      mounted = false;
      window.removeEventListener('online', tryToLoad);
    };
  }, [isMissing]);
  if (!needed) return asTyped;
  return loadedTypesetter() ?? (state === 'missing' ? asTyped : null);
};
