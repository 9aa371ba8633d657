import { globSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { type CallName, routes } from '@matraz/contracts/routes';
import { findScreen, isFast, needsSession } from '@matraz/contracts/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../../accounts/session.ts';
import type { Deps } from '../../deps.ts';
import { sendProblem } from '../calls/error-handler.ts';
import { problemOf } from '../calls/problems.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

const neverAPage = /^\/(api|idp|assets|uploads)(\/|$)/;

const pathOf = ({ url }: FastifyRequest): string => new URL(url, 'http://localhost').pathname;

/** A browser navigates to a URL that the page can show. Programs may ask for the start page too. */
const isNavigation = (request: FastifyRequest): boolean => {
  const { method, headers } = request;
  const path = pathOf(request);
  if ((method !== 'GET' && method !== 'HEAD') || neverAPage.test(path)) return false;
  return path === '/' || (headers.accept ?? '').includes('text/html');
};

/** Headers that start the reads of a page together with its code. */
const readsOf = (page: readonly CallName[], id = ''): string =>
  page
    .map((name) => routes[name].split(' ')[1]?.replace(':id', id))
    .map((path) => `<${path}>; rel=preload; as=fetch; crossorigin`)
    .join(', ');

/** File names under /assets contain a hash of the content, so these files never change. A document is always revalidated. */
const cacheControlOf = (file: string): string => {
  if (file.includes('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return /\.html(\.br|\.gz)?$/.test(file) ? 'no-cache' : `public, max-age=${HOUR_SECONDS}`;
};

/** Serves the built frontend, compressed by the build. Every path that is not a file serves a document. */
const plugin = async (
  app: FastifyInstance,
  { frontendDir, config }: Pick<Deps, 'config'> & { frontendDir: string },
): Promise<void> => {
  const documents = new Set(globSync('{index.html,pages/*.html}', { cwd: frontendDir }));
  const cookie = `${sessionCookie(config)}=`;

  const hasSession = ({ headers }: FastifyRequest) => (headers.cookie ?? '').includes(cookie);

  /** The document of the page, or else the one that every page can use. */
  const documentFor = (request: FastifyRequest, reply: FastifyReply): string => {
    const found = findScreen(pathOf(request));
    const isVisitor = !hasSession(request);
    if (!found || !isFast(found.screen)) return 'index.html';
    if (!isVisitor) reply.header('link', readsOf(found.screen.preload, found.id));
    const own = `pages/${isVisitor ? 'landing' : found.screen.name}.html`;
    return documents.has(own) ? own : 'index.html';
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return sendProblem(reply, problemOf('not_found'));
    // Redirect here: the app would load only to redirect.
    if (needsSession(pathOf(request)) && !hasSession(request)) {
      reply.header('cache-control', 'no-store');
      return reply.redirect(`/api/login?returnTo=${encodeURIComponent(request.url)}`);
    }
    if (documents.has('index.html')) return reply.sendFile(documentFor(request, reply));
    return reply.code(503).type('text/plain; charset=utf-8').send('Falta construir la interfaz: npm run build\n');
  };

  await app.register(fastifyStatic, {
    root: frontendDir,
    preCompressed: true,
    // One route for each file. Every other path is asked for as a page.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    acceptRanges: false,
    // The ETag is enough.
    lastModified: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cacheControlOf(file)),
  });
  app.setNotFoundHandler(sendPage);
};

export const frontend = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
