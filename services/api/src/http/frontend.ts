import { access } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { findPage } from '@matraz/contracts/pages';
import { type CallName, routes } from '@matraz/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../accounts/session.ts';
import type { ApiDeps } from '../deps.ts';
import { sendProblem } from './error-handler.ts';
import { problemOf } from './problems.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/** File names under /assets contain a hash of the content, so these files never change. The page is always revalidated. */
const cacheControl = (file: string): string => {
  if (file.includes(`${sep}assets${sep}`)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  if (/\.html(\.br|\.gz)?$/.test(file)) return 'no-cache';
  return `public, max-age=${HOUR_SECONDS}`;
};

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

/** Serves the built frontend, compressed by the build. Every path that is not a file serves a document. */
const plugin = async (app: FastifyInstance, { frontendDir, config }: ApiDeps): Promise<void> => {
  await app.register(fastifyStatic, {
    root: frontendDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    suppressWarning: true,
    setHeaders: (reply, file) => reply.header('cache-control', cacheControl(file)),
  });

  const isBuilt = (file: string) =>
    access(join(frontendDir, file)).then(
      () => true,
      () => false,
    );
  const cookie = `${sessionCookie(config)}=`;

  /** The document of the page, or else the one that every page can use. */
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = findPage(pathOf(request));
    const hasSession = (request.headers.cookie ?? '').includes(cookie);
    const name = found && !hasSession ? (found.page.name === 'dashboard' ? 'landing' : null) : found?.page.name;
    if (found && hasSession) reply.header('link', readsOf(found.page.reads, found.id));
    const file = `pages/${name}.html`;
    return reply.sendFile(name && (await isBuilt(file)) ? file : 'index.html');
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return sendProblem(reply, problemOf('not_found'));
    if (await isBuilt('index.html')) return sendDocument(request, reply);
    return reply.code(503).type('text/plain; charset=utf-8').send('Falta construir la interfaz: npm run build\n');
  };
  app.get('/', { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler(sendPage);
};

export const frontend = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
