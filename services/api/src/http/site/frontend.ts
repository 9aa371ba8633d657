import { negotiate } from '@fastify/accept-negotiator';
import { type CallName, routes } from '@matraz/contracts/routes';
import { findScreen, isFast, needsSession } from '@matraz/contracts/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../../accounts/session.ts';
import type { Deps } from '../../deps.ts';
import { matchesTag } from '../calls/entity-tag.ts';
import { sendProblem } from '../calls/error-handler.ts';
import { problemOf } from '../calls/problems.ts';
import { type BuiltFile, readBuiltFiles } from './built-files.ts';

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

const sendFile = ({ headers }: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply => {
  const { bytes, encoded, type, cacheControl, tag } = file;
  // Weak, because the encodings share it.
  reply.headers({ 'cache-control': cacheControl, etag: `W/${tag}` });
  const encodings = Object.keys(encoded) as (keyof typeof encoded)[];
  if (encodings.length > 0) reply.header('vary', 'accept-encoding');
  if (matchesTag(headers, tag)) return reply.code(304).send();
  const encoding = negotiate(headers['accept-encoding'] ?? '', encodings);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send((encoding && encoded[encoding]) ?? bytes);
};

/** Serves the built frontend from memory, compressed by the build. Every path that is not a file serves a document. */
const plugin = async (
  app: FastifyInstance,
  { frontendDir, config }: Pick<Deps, 'config'> & { frontendDir: string },
): Promise<void> => {
  const files = await readBuiltFiles(frontendDir);
  const cookie = `${sessionCookie(config)}=`;

  const hasSession = ({ headers }: FastifyRequest) => (headers.cookie ?? '').includes(cookie);

  /** The document of the page, or else the one that every page can use. */
  const documentFor = (request: FastifyRequest, reply: FastifyReply): BuiltFile | undefined => {
    const found = findScreen(pathOf(request));
    const isVisitor = !hasSession(request);
    if (!found || !isFast(found.screen)) return files.get('/index.html');
    if (!isVisitor) reply.header('link', readsOf(found.screen.preload, found.id));
    const name = isVisitor ? 'landing' : found.screen.name;
    return files.get(`/pages/${name}.html`) ?? files.get('/index.html');
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isNavigation(request)) return sendProblem(reply, problemOf('not_found'));
    // The app would be loaded only to go there.
    if (needsSession(pathOf(request)) && !hasSession(request)) {
      reply.header('cache-control', 'no-store');
      return reply.redirect(`/api/login?returnTo=${encodeURIComponent(request.url)}`);
    }
    const document = documentFor(request, reply);
    if (document) return sendFile(request, reply, document);
    return reply.code(503).type('text/plain; charset=utf-8').send('Falta construir la interfaz: npm run build\n');
  };

  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, async (request, reply) => {
    const file = files.get(`/${request.params['*']}`);
    return file ? sendFile(request, reply, file) : sendPage(request, reply);
  });
  app.setNotFoundHandler(sendPage);
};

export const frontend = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
