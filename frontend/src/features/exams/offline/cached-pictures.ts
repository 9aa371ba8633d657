import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { sanitize } from '../../../shared/rich-text/sanitize.ts';

/** The service worker reads the cache under this name. */
const CACHE = 'matraz-exam-pictures';

/** Only pictures of our own server: the browser does not let us cache pictures of other sites. */
const picturesOf = ({ exam }: RunningAttempt) => {
  const html = exam.questions
    .flatMap(({ question, options }) => [question, ...options])
    .filter((part) => part.includes('<img'));
  const sources = html.flatMap((part) => Array.from(sanitize(part).querySelectorAll('img'), ({ src }) => src));
  return [...new Set(sources)].filter((src) => new URL(src, window.location.href).origin === window.location.origin);
};

/** Stores nothing else: a school's network may answer every request with its own page and status 200. */
const cachePicture = async (cache: Cache, src: string) => {
  const reply = await fetch(src);
  if (reply.ok && reply.headers.get('content-type')?.startsWith('image/')) await cache.put(src, reply);
};

export const cachePictures = async (attempt: RunningAttempt) => {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  // allSettled: a missing picture does not stop the others.
  await Promise.allSettled(picturesOf(attempt).map((src) => cachePicture(cache, src)));
};

export const clearCachedPictures = async () => {
  if ('caches' in window) await caches.delete(CACHE);
};
