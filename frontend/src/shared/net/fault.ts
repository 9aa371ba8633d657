import { clientErrorTexts } from '@matraz/contracts/client-errors-limits';
import { studentRoutes } from '@matraz/contracts/student-routes';
import { ApiError } from './api-error.ts';
import { NoReply } from './no-reply.ts';

/** What browsers and Vite say when a file of the app did not come. They have no class for it. */
const lostFile = /dynamically imported module|module script|MIME type|preload CSS|No style sheet/i;
const ended = ['AbortError', 'TimeoutError'];

/** The error and what caused it, the first cause last. */
const withCauses = (error: unknown, after: unknown[] = []): unknown[] => {
  const { cause }: Partial<Error> = Object(error);
  const all = [...after, error];
  return cause === undefined || all.includes(cause) ? all : withCauses(cause, all);
};

/** An error in our code or a missing browser function; not a missing reply, not a refusal. */
export const isFault = (error: unknown): boolean =>
  withCauses(error).every((one) => {
    if (one instanceof NoReply || one instanceof ApiError) return false;
    const { name = '', message = '' }: Partial<Error> = Object(one);
    return !ended.includes(name) && !lostFile.test(message);
  });

/** Of one page load. A page that fails again and again must not flood the server. */
const mostReports = 5;
const reported = new Set<string>();

/** Half a surrogate pair, as of a cut emoji, and the null character: the server cannot store them. */
const unstorable = /\p{Surrogate}|\0/gu;
const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;
const [method, url = ''] = studentRoutes.reportClientError.split(' ');

const send = (message: string, stack: string) => {
  const texts = {
    // This module is in the chunk `app`, whose name has a hash of the whole app.
    release: import.meta.url.split('/').pop() ?? '',
    browser: navigator.userAgent,
    path: window.location.pathname.replace(uuid, ':id'),
    message,
    stack,
  };
  const cut = Object.entries(texts).map(([name, text]) => [
    name,
    text.slice(0, clientErrorTexts[name as keyof typeof texts]).replace(unstorable, ''),
  ]);
  // The request has no session, so the report is anonymous.
  const init: RequestInit = { method, credentials: 'omit', keepalive: true };
  const body = JSON.stringify(Object.fromEntries(cut));
  return fetch(url, { ...init, headers: { 'Content-Type': 'application/json' }, body });
};

const textOf = (error: unknown): string => {
  const { name = '', message = String(error) }: Partial<Error> = Object(error);
  return [name, message].filter(Boolean).join(': ');
};

/** Tells the server of a fault, once per page load. Never throws. */
const report = (error: unknown): void => {
  try {
    if (!isFault(error)) return;
    const errors = withCauses(error);
    // React reports a render that it had to repeat. Its text has only a number, the cause says what failed.
    const { stack = '' }: Partial<Error> = Object(errors.at(-1));
    const text = errors.map(textOf).filter(Boolean).join(' / ') || 'an error without a text';
    // An extension of the browser is not ours.
    if (/-extension:\/\//.test(stack) || reported.has(text) || reported.size >= mostReports) return;
    reported.add(text);
    send(text, stack).catch(() => {});
  } catch {
    // What failed before may fail here too.
  }
};

/** For an error that was caught. It does nothing when the error is no fault. */
export const reportFault = (error: unknown): void => {
  if (isFault(error)) console.error(error);
  report(error);
};

/** Reports the errors that are not caught. Called once, before the first render. */
export const watchForFaults = () => {
  // An error of another site and a warning of the browser come without an object.
  addEventListener('error', ({ error }) => error && report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
};
