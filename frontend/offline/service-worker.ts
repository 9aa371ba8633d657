/**
 * Opens the pages of students from this browser: the document and the built files come from the cache. A page starts
 * without a round trip. A running exam, the last topic, the notes, the
 * formula sheet and the periodic table open without a network. The page itself keeps what it shows first, so replies of
 * the api are never cached. Workbox needs six times the bytes for the same rules.
 *
 * @see docs/decisions/exams-offline.md and docs/decisions/service-worker.md
 */
declare const self: ServiceWorkerGlobalScope;

/** The build adds it: the files that each part of the app needs. A file's name changes with its content. */
declare const APP_SHELL: Record<'start' | 'exam' | 'practice' | 'reference' | 'typesetter' | 'formulas', string[]> & {
  version: string;
};

const PAGE = '/index.html';
const PREFIX = 'matraz-app-';
const FILES_CACHE = PREFIX + APP_SHELL.version;
/** The page fills and deletes these caches. */
const PICTURES_CACHES = ['matraz-exam-pictures', 'matraz-topic-pictures'];
const { exam, practice, reference, typesetter, formulas } = APP_SHELL;
const parts = { exam, practice, reference, typesetter, formulas };
const file = /^\/(assets\/.+|matraz\.svg)$/;
/** The document of these paths is not the app's, or has another policy for pictures (admin). */
const notAPage = /^\/(admin|api|idp|assets|uploads|demo|healthz|readyz|metrics)(\/|$)|\.\w+$/;

/** A school's network may answer every request with its own page and status 200. Of our files only the page is HTML. */
const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false;

/** Our page contains the path of its script. */
const isPage = (html: string) => APP_SHELL.start.some((file) => file.endsWith('.js') && html.includes(file));

/** @throws Error when the reply is not the file */
const fetchFile = async (file: string): Promise<Response> => {
  const reply = await fetch(file);
  const isRight = file === PAGE ? isPage(await reply.clone().text()) : !isHtml(reply);
  if (!reply.ok || !isRight) throw new Error(`The reply is not ${file}`);
  return reply;
};

/** Fails and stores nothing when one reply is wrong. The browser tries again later. */
const install = async () => {
  const cache = await caches.open(FILES_CACHE);
  const wanted = [PAGE, ...APP_SHELL.start];
  const replies = await Promise.all(wanted.map(async (file) => [file, await fetchFile(file)] as const));
  await Promise.all(replies.map(([file, reply]) => cache.put(file, reply)));
  // A page that is open goes on with its own files: `activate` leaves them in place.
  await self.skipWaiting();
};

/** Deletes the files of older builds, except of the last one: a page of it may be open. */
const activate = async () => {
  const others = (await caches.keys()).filter((name) => name !== FILES_CACHE && !PICTURES_CACHES.includes(name));
  const last = others.findLast((name) => name.startsWith(PREFIX));
  await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
};

/** One file after the other, so that a slow connection stays free for answers. A file that fails is fetched the next time. */
const addPart = async (part: keyof typeof parts) => {
  const cache = await caches.open(FILES_CACHE);
  const store = async (file: string) => cache.put(file, await fetchFile(file));
  for (const file of parts[part]) {
    if (!(await caches.match(file, { cacheName: FILES_CACHE }))) await store(file).catch(() => {});
  }
};

const loadPage = async (request: Request) => (await caches.match(PAGE, { cacheName: FILES_CACHE })) ?? fetch(request);

/** A page of the last build asks for its own files, which are in an older cache. */
const loadFile = async (request: Request) =>
  (await caches.match(request, { cacheName: FILES_CACHE })) ?? (await caches.match(request)) ?? fetch(request);

const loadPicture = async (request: Request): Promise<Response> => {
  const reply = await fetch(request).catch(() => undefined);
  if (reply && !isHtml(reply)) return reply;
  for (const cacheName of PICTURES_CACHES) {
    const kept = await caches.match(request, { cacheName });
    if (kept) return kept;
  }
  return reply ?? Response.error();
};

const replyTo = (request: Request): Promise<Response> | null => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return notAPage.test(pathname) ? null : loadPage(request);
  if (file.test(pathname)) return loadFile(request);
  return request.destination === 'image' ? loadPicture(request) : null;
};

interface Push {
  title?: string;
  body?: string;
}

/** A browser that shows nothing after a push takes the permission away. */
const showPush = (push: Push) =>
  self.registration.showNotification(push.title ?? 'Matraz', {
    body: push.body ?? '',
    icon: '/icons/icon-192.png',
    tag: 'recordatorio',
    lang: 'es-CL',
  });

const openStart = async () => {
  const windows = await self.clients.matchAll({ type: 'window' });
  const start = windows.find(({ url }) => new URL(url).pathname === '/');
  await (start ? start.focus() : self.clients.openWindow('/'));
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const reply = replyTo(event.request);
  if (reply) event.respondWith(reply);
});
self.addEventListener('message', (event) => {
  if (event.data in parts) event.waitUntil(addPart(event.data as keyof typeof parts));
});
self.addEventListener('push', (event) => event.waitUntil(showPush((event.data?.json() as Push | undefined) ?? {})));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openStart());
});
