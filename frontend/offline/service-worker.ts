/**
 * Lets the page of a running exam load without a network. It is registered only for /exam-attempt/ and caches the built files of
 * that page, never a reply of the api: the page stores the attempt itself. See docs/decisions/exams-offline.md.
 */
declare const self: ServiceWorkerGlobalScope;

/** The build adds it: the files that the page needs. A file's name changes with its content. */
declare const APP_SHELL: { version: string; files: string[] };

const PAGE = '/index.html';
const FILES_CACHE = `matraz-exam-page-${APP_SHELL.version}`;
/** The page fills and deletes this cache. */
const PICTURES_CACHE = 'matraz-exam-pictures';
/** When the page takes longer than this, the cached one is used. */
const PAGE_TIMEOUT_MS = 5_000;

const install = async () => {
  const cache = await caches.open(FILES_CACHE);
  await cache.addAll([PAGE, ...APP_SHELL.files]);
};

/** Deletes the files of older builds. */
const activate = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith('matraz-exam-page-') && name !== FILES_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const cached = async (request: Request | string, cacheName: string) => (await caches.open(cacheName)).match(request);

const loadPage = async (request: Request): Promise<Response> => {
  try {
    const reply = await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
    if (reply.status < 500) return reply;
  } catch {
    // No network, or a slow one.
  }
  return (await cached(PAGE, FILES_CACHE)) ?? Response.error();
};

const loadFile = async (request: Request) => (await cached(request, FILES_CACHE)) ?? fetch(request);

const loadPicture = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return (await cached(request, PICTURES_CACHE)) ?? Response.error();
  }
};

const replyTo = (request: Request): Promise<Response> | null => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return loadPage(request);
  if (APP_SHELL.files.includes(pathname)) return loadFile(request);
  return request.destination === 'image' ? loadPicture(request) : null;
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const reply = replyTo(event.request);
  if (reply) event.respondWith(reply);
});
