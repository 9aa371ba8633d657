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

let asking: Promise<unknown> | undefined;
const askForLostStyles = () => {
  asking ??= Promise.all([...lost].map(fetchAgain)).finally(() => {
    asking = undefined;
  });
  return asking;
};

/** A part that failed may need a lost style sheet. The others do not wait for it. */
const failed = new WeakSet<() => Promise<unknown>>();

const withStyles = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const styles = askForLostStyles();
  styles.catch(() => {});
  if (failed.has(load)) await styles;
  try {
    return await load();
  } catch (error) {
    failed.add(load);
    throw error;
  }
};

/** Milliseconds. */
const SECOND_TRY_AFTER = 500;

/**
 * Loads a part of the app. A phone that changes networks loses the requests of that moment, so there is a second try. One that has no
 * network fails at once. A later call with the same `load` waits for the style sheets that were lost.
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
