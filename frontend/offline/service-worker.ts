/**
 * Lets the page of a running exam come up without a network, and nothing else: it is registered for /exam-attempt/ alone, holds the
 * parts of that page as they were built, and never keeps a reply of the api (the page keeps its attempt itself).
 * Why: docs/decisions/exams-offline.md.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Put in front by the build: the page and the parts that an exam needs. Their names change with their content. */
declare const APP_SHELL: { version: string; files: string[] };

const PAGE = '/index.html';
const PARTS = `matraz-exam-page-${APP_SHELL.version}`;
/** Filled and emptied by the page. */
const PICTURES = 'matraz-exam-pictures';
/** A network that takes longer than this to give the page counts as none, in milliseconds. */
const PATIENCE = 5_000;

const install = async () => {
  const cache = await caches.open(PARTS);
  await cache.addAll([PAGE, ...APP_SHELL.files]);
};

/** Pages of an older build are gone by now. */
const activate = async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith('matraz-exam-page-') && name !== PARTS);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const kept = async (request: Request | string, cacheName: string) => (await caches.open(cacheName)).match(request);

const page = async (request: Request): Promise<Response> => {
  try {
    const reply = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (reply.status < 500) return reply;
  } catch {
    // No network, or none to speak of.
  }
  return (await kept(PAGE, PARTS)) ?? Response.error();
};

const part = async (request: Request) => (await kept(request, PARTS)) ?? fetch(request);

const picture = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return (await kept(request, PICTURES)) ?? Response.error();
  }
};

const replyTo = (request: Request): Promise<Response> | null => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return page(request);
  if (APP_SHELL.files.includes(pathname)) return part(request);
  return request.destination === 'image' ? picture(request) : null;
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const reply = replyTo(event.request);
  if (reply) event.respondWith(reply);
});
