import { useEffect, useState } from 'react';
import { loadPart } from '../load-part.ts';

type Typeset = (element: HTMLElement) => void;

let loaded: Typeset | undefined;
let loading: Promise<void> | undefined;

/** When the typesetter cannot be loaded, formulas stay as they were typed. */
const asTyped: Typeset = () => {};

const load = () => {
  loading ??= loadPart(() => import('./math.ts')).then(
    ({ typeset }) => {
      loaded = typeset;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
};

export const hasFormula = (html: string) => /\\[([]/.test(html);

/** The formula typesetter, loaded for the first content with a formula. Null while it loads. */
export const useTypeset = (html: string): Typeset | null => {
  const needed = hasFormula(html);
  const [state, setState] = useState<'waiting' | 'missing' | 'done'>('waiting');
  useEffect(() => {
    if (!needed || loaded) return;
    let mounted = true;
    const tryToLoad = () => void load().then(() => mounted && setState(loaded ? 'done' : 'missing'));
    tryToLoad();
    window.addEventListener('online', tryToLoad);
    return () => {
      mounted = false;
      window.removeEventListener('online', tryToLoad);
    };
  }, [needed]);
  if (!needed) return asTyped;
  return loaded ?? (state === 'missing' ? asTyped : null);
};
