import { loadPart } from '../loading/load-part.ts';
import { reportFault } from '../net/fault.ts';

type Typeset = (element: HTMLElement) => void;

let loaded: Typeset | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

export const hasFormula = (html: string) => /\\[([]/.test(html);

const loadMath = () => import('./math.ts');

/** Loads the typesetter of formulas once. Never rejects: after a failure the next call tries again. */
export const loadTypesetter = (): Promise<void> => {
  loading ??= loadPart(loadMath).then(
    ({ typeset }) => {
      loaded = typeset;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = undefined;
      reportFault(error);
    },
  );
  return loading;
};

/** Undefined until it is loaded. */
export const loadedTypesetter = (): Typeset | undefined => loaded;

/** @returns stops it */
export const onTypesetterLoaded = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
