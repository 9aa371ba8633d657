/** Vite asks for the style sheet of a part only once. After a failure a later import of the part would go without it. */
const lost = new Set<HTMLLinkElement>();

/** Called once, before the first part is loaded. */
export const watchForLostStyles = () => {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  document.addEventListener('error', onError, true);
};

const fetchAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`No style sheet: ${next.href}`)));
    lost.delete(link);
    link.replaceWith(next);
  });

const withStyles = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  await Promise.all([...lost].map(fetchAgain));
  return load();
};

/** Milliseconds. */
const SECOND_TRY_AFTER = 500;

/**
 * Loads a part of the app, with the style sheets that were lost before. A phone that changes networks loses the requests of that
 * moment, so there is a second try. One that has no network fails at once.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  withStyles(load).catch(async (error: unknown) => {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER));
    return withStyles(load);
  });

const early = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads a part before it is shown, so that its first render does not have to wait. */
export const loadEarly = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const part = await load();
  early.set(load, part);
  return part;
};

/** A part that `loadEarly` has loaded by the same function. */
export const loadedEarly = <Part>(load: () => Promise<Part>) => early.get(load) as Part | undefined;
