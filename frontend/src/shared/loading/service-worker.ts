/** Milliseconds. The page itself loads first. */
const REGISTER_AFTER = 2_000;

/** `formulas` is the typesetter with all its fonts, `typesetter` has only the fonts that most formulas need. */
type Part = 'exam' | 'practice' | 'reference' | 'typesetter' | 'formulas';

let registration: Promise<ServiceWorkerRegistration> | undefined;

/** Lets the app start from this browser. Browsers allow it only on https and localhost. */
const registerOnce = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registration ??= navigator.serviceWorker.register('/service-worker.js');
  registration.catch((error: unknown) => console.error(error));
};

/** @returns cancels it */
export const registerServiceWorkerLater = () => {
  const timer = setTimeout(registerOnce, REGISTER_AFTER);
  return () => clearTimeout(timer);
};

/** Keeps a part of the app in this browser, so that it loads without a network. */
export const keepPart = async (part: Part) => {
  registerOnce();
  if (registration === undefined) return;
  await registration.catch(() => {});
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(part);
};

/** @throws Error when this browser keeps no app */
export const readyServiceWorker = async (): Promise<ServiceWorkerRegistration> => {
  registerOnce();
  await registration;
  return navigator.serviceWorker.ready;
};

/** The next load gets the app from the server: a file of this release is gone. */
export const forgetServiceWorker = async () => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((one) => one.unregister()));
};
