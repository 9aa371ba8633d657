import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { ApiDeps } from '../deps.ts';
import { refuseCrossSiteWrites } from './cross-site.ts';
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
    // KaTeX places the parts of a formula by style attributes.
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

/** Headers, limits and the refusal of other sites' writes, for every answer of the process. */
const plugin = async (app: FastifyInstance, { config }: ApiDeps): Promise<void> => {
  const https = config.publicUrl.startsWith('https:');
  // Made once: the plugin of the same name makes it anew for every request.
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(https),
    hsts: https && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Teachers may embed pictures of other sites.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
  // Each route says its own limit: per account where there is a session, per address only for login.
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new HttpProblem('too_many_requests'),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Answers of the api are somebody's own data: no cache may keep them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onRequest', refuseCrossSiteWrites(config.publicUrl));
};

export const security = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
