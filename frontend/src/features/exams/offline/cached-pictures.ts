import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import { cachePicture, type PictureCache, picturesOf } from '../../../shared/rich-text/cached-pictures.ts';

const CACHE: PictureCache = 'matraz-exam-pictures';

export const cachePictures = async ({ exam }: RunningAttempt) => {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  const sources = picturesOf(exam.questions.flatMap(({ question, options }) => [question, ...options]));
  // allSettled: a missing picture does not stop the others.
  await Promise.allSettled(sources.map((src) => cachePicture(cache, src)));
};

export const clearCachedPictures = async () => {
  if ('caches' in window) await caches.delete(CACHE);
};
