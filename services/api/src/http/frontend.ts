import { access } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** A browser navigates to a URL that the page can show. */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !neverAPage.test(new URL(url, 'http://localhost').pathname) &&
  (headers.accept ?? '').includes('text/html');

/** Serves the built frontend, compressed by the build. Every path that is not a file serves the page. */
const plugin = async (app: FastifyInstance, { frontendDir }: ApiDeps): Promise<void> => {
  await app.register(fastifyStatic, {
    root: frontendDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders: (reply, file) => reply.header('cache-control', cacheControl(file)),
  });

  const isBuilt = () =>
    access(join(frontendDir, 'index.html')).then(
      () => true,
      () => false,
    );

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return sendProblem(reply, problemOf('not_found'));
    if (await isBuilt()) return reply.sendFile('index.html');
    return reply.code(503).type('text/plain; charset=utf-8').send('Falta construir la interfaz: npm run build\n');
  });
};

export const frontend = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
