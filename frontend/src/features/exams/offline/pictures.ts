import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { sanitize } from '../../../shared/rich-text/sanitize.ts';

/** The service worker looks for it by this name. */
const CACHE = 'matraz-exam-pictures';

/** Pictures of our own server in the questions of an attempt; those of other sites the browser may not keep. */
const picturesOf = ({ exam }: RunningAttempt) => {
  const html = exam.questions
    .flatMap(({ question, options }) => [question, ...options])
    .filter((part) => part.includes('<img'));
  const sources = html.flatMap((part) => Array.from(sanitize(part).querySelectorAll('img'), ({ src }) => src));
  return [...new Set(sources)].filter((src) => new URL(src, window.location.href).origin === window.location.origin);
};

export const keepPictures = async (attempt: RunningAttempt) => {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  // One that is missing takes no other away.
  await Promise.allSettled(picturesOf(attempt).map((src) => cache.add(src)));
};

export const dropPictures = async () => {
  if ('caches' in window) await caches.delete(CACHE);
};
