import { useEffect, useState } from 'react';

type Typeset = (element: HTMLElement) => void;

let loaded: Typeset | undefined;
let loading: Promise<void> | undefined;

/** When the typesetter cannot be loaded, formulas stay as they were typed. */
const asTyped: Typeset = () => {};

const load = () => {
  loading ??= import('./math.ts').then(
    ({ typeset }) => {
      loaded = typeset;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
};

/** The formula typesetter, loaded for the first content with a formula. Null while it loads. */
export const useTypeset = (html: string): Typeset | null => {
  const needed = /\\[([]/.test(html);
  const [state, setState] = useState<'waiting' | 'done'>('waiting');
  useEffect(() => {
    if (!needed || loaded) return;
    let mounted = true;
    void load().then(() => mounted && setState('done'));
    return () => {
      mounted = false;
    };
  }, [needed]);
  if (!needed) return asTyped;
  return loaded ?? (state === 'done' ? asTyped : null);
};
