import { sanitize } from './sanitize.ts';

/** The service worker reads the caches under these names. */
export type PictureCache = 'matraz-exam-pictures' | 'matraz-topic-pictures';

/** Only pictures of our own server: the browser does not let us cache pictures of other sites. */
export const picturesOf = (texts: readonly string[]): string[] => {
  const html = texts.filter((text) => text.includes('<img'));
  const sources = html.flatMap((text) => Array.from(sanitize(text).querySelectorAll('img'), ({ src }) => src));
  return [...new Set(sources)].filter((src) => new URL(src, window.location.href).origin === window.location.origin);
};

/** Stores nothing else: a school's network may answer every request with its own page and status 200. */
export const cachePicture = async (cache: Cache, src: string) => {
  const reply = await fetch(src);
  if (reply.ok && reply.headers.get('content-type')?.startsWith('image/')) await cache.put(src, reply);
};

/** Keeps the pictures of these texts, and no other ones. One after the other, so that a slow connection stays free. */
export const keepOnlyPictures = async (name: PictureCache, texts: readonly string[]) => {
  if (!('caches' in window)) return;
  const cache = await caches.open(name);
  const sources = picturesOf(texts);
  for (const src of sources) {
    // A missing picture does not stop the others.
    if (!(await cache.match(src))) await cachePicture(cache, src).catch(() => {});
  }
  for (const request of await cache.keys()) if (!sources.includes(request.url)) await cache.delete(request);
};
