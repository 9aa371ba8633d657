import { loadSanitizer } from './sanitizer.ts';

/** Vite asks for the style sheet of a part only once. After a failure a later import of the part would go without it. By address. */
const lost = new Map<string, HTMLLinkElement>();

/** Called once, before the first part is loaded. */
export const watchForLostStyles = () => {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.set(target.href, target);
  };
  document.addEventListener('error', onError, true);
};

/** The sheets that are asked for again, by address. */
const asked = new Map<string, Promise<void>>();

const ask = (href: string, link: HTMLLinkElement) => {
  lost.delete(href);
  const answer = new Promise<void>((resolve, reject) => {
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = href;
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`No style sheet: ${href}`)));
    link.replaceWith(next);
  }).finally(() => asked.delete(href));
  answer.catch(() => {});
  asked.set(href, answer);
};

/** The sheet that a part lacks since its last try. Other parts do not wait for it. */
const lacking = new WeakMap<() => Promise<unknown>, string>();

/** Vite's error names the sheet. */
const sheetIn = (error: unknown) =>
  [...lost.keys(), ...asked.keys()].find(
    (href) => error instanceof Error && error.message.includes(new URL(href).pathname),
  );

const tryOnce = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (const [href, link] of lost) ask(href, link);
  await asked.get(lacking.get(load) ?? '');
  try {
    const [part] = await Promise.all([load(), loadSanitizer()]);
    lacking.delete(load);
    return part;
  } catch (error) {
    const sheet = sheetIn(error);
    if (sheet !== undefined) lacking.set(load, sheet);
    throw error;
  }
};

/** Milliseconds. */
const SECOND_TRY_AFTER = 500;

/**
 * Loads a part of the app. A phone that changes networks loses the requests of that moment, so there is a second try. One that has no
 * network fails at once. A part whose style sheet was lost waits for it at the next try, which must have the same `load`.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  tryOnce(load).catch(async (error: unknown) => {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER));
    return tryOnce(load);
  });

const early = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads a part before it is shown, so that its first render does not have to wait. */
export const loadEarly = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  const part = await tryOnce(load);
  early.set(load, part);
  return part;
};

/** A part that `loadEarly` has loaded by the same function. */
export const loadedEarly = <Part>(load: () => Promise<Part>) => early.get(load) as Part | undefined;
