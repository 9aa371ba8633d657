import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { SharedCounters } from '@matraz/infra/limits/open-counters';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../calls/problems.ts';
import { limitStoreOf } from '../limits/limit-store.ts';
import { refuseCrossSiteWrites } from './cross-site.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reply is JSON or a stream of updates. All other replies may be documents. */
    isCall?: boolean;
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Teachers see the pictures of the video platform, and copy pictures of other sites. Pages of students load nothing from elsewhere. */
const teachersPictures = ["'self'", 'data:', 'blob:', 'https:'];

const contentSecurityPolicy = (https: boolean, imgSrc: string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    // KaTeX positions the parts of a formula with style attributes.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc,
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameSrc: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    ...(https && { upgradeInsecureRequests: [] }),
  },
});

/** JSON loads nothing and is shown in no frame. */
const policyOfCalls = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
};

const permissionsPolicy = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

/** The headers that helmet sets. They are the same for every request, so helmet runs once and not for every reply. */
const headersOf = (options: HelmetOptions): OutgoingHttpHeaders => {
  const request = new IncomingMessage(new Socket());
  const reply = new ServerResponse(request);
  helmet(options)(request, reply, (error) => {
    if (error) throw error;
  });
  return { ...reply.getHeaders() };
};

const isFile = /^\/assets\/[\w.-]+\.(js|css|woff2)$/;

/** The documents of the pages under /admin. The app loads them with a full navigation. */
const isForTeachers = /^\/admin(?:[/?]|$)/;

/** Security headers, rate limits and the refusal of cross-site writes, for every reply. */
const plugin = async (
  app: FastifyInstance,
  { config, counters }: Pick<Deps, 'config'> & { counters: SharedCounters },
): Promise<void> => {
  const https = config.publicUrl.startsWith('https:');
  const onEveryReply = {
    hsts: https && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    // Teachers see pictures of other sites.
    crossOriginEmbedderPolicy: false,
    // For browsers that no longer exist. On a slow connection a page waits for every header of its files.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  } satisfies HelmetOptions;
  const noDocument = {
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xFrameOptions: false,
  } satisfies HelmetOptions;
  const documentHeadersWith = (imgSrc: string[]) => ({
    ...headersOf({
      ...onEveryReply,
      contentSecurityPolicy: contentSecurityPolicy(https, imgSrc),
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    'permissions-policy': permissionsPolicy,
  });
  const documentHeaders = documentHeadersWith(["'self'"]);
  const teachersHeaders = documentHeadersWith(teachersPictures);
  const fileHeaders = headersOf({ ...onEveryReply, ...noDocument, contentSecurityPolicy: false });
  const callHeaders = headersOf({ ...onEveryReply, ...noDocument, contentSecurityPolicy: policyOfCalls });
  const headersFor = ({ url, routeOptions }: FastifyRequest) => {
    if (isFile.test(url)) return fileHeaders;
    if (routeOptions.config.isCall) return callHeaders;
    return isForTeachers.test(url) ? teachersHeaders : documentHeaders;
  };
  app.addHook('onRequest', (request, reply, done) => {
    // Set on Fastify's reply, because Node merges the headers of its own reply one by one.
    reply.headers(headersFor(request));
    // Replies of the api contain personal data, so caches must not store them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  // Each route sets its own limit: per account where there is a session, per address only for login.
  await app.register(rateLimit, {
    global: false,
    store: limitStoreOf(counters),
    errorResponseBuilder: () => new HttpProblem('too_many_requests'),
    // No page reads these headers. A refused request gets `Retry-After`.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  app.addHook('onRequest', refuseCrossSiteWrites(config.publicUrl));
};

export const security = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
