import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { AppDeps } from '../deps.ts';
import { refuseCrossSiteWrites } from './cross-site.ts';
import { limitStoreOf } from './limit-counts.ts';
import { HttpProblem } from './problems.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const contentSecurityPolicy = (https: boolean) => ({
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
    imgSrc: ["'self'", 'data:', 'https:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    frameSrc: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    ...(https && { upgradeInsecureRequests: [] }),
  },
});

const permissionsPolicy = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

const isFile = /^\/assets\/[\w.-]+\.(js|css|woff2)$/;

/** A reply with JSON loads nothing and is shown in no frame. */
export const protectJson = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.raw.setHeader('content-security-policy', "default-src 'none';frame-ancestors 'none'");
  });
};

/** Security headers, rate limits and the refusal of cross-site writes, for every reply. */
const plugin = async (app: FastifyInstance, { config, group }: Pick<AppDeps, 'config' | 'group'>): Promise<void> => {
  const https = config.publicUrl.startsWith('https:');
  // Created once. The Fastify plugin of helmet creates it for every request.
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(https),
    hsts: https && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Teachers may embed pictures from other sites.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // For browsers that no longer exist. On a slow connection a page waits for every header of its files.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // Scripts, styles and fonts are no documents.
  const setFileHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    hsts: https && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const set = isFile.test(request.url) ? setFileHeaders : setHeaders;
    set(request.raw, reply.raw, () => done());
  });
  // Each route sets its own limit: per account where there is a session, per address only for login.
  await app.register(rateLimit, {
    global: false,
    store: limitStoreOf(group.counts),
    errorResponseBuilder: () => new HttpProblem('too_many_requests'),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isFile.test(request.url)) reply.header('permissions-policy', permissionsPolicy);
    // Replies of the api contain personal data, so caches must not store them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', refuseCrossSiteWrites(config.publicUrl));
};

export const security = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
