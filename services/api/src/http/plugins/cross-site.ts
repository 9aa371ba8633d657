import type { onRequestHookHandler } from 'fastify';
import { HttpProblem } from '../calls/problems.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

/**
 * Refuses writes that a page of another site sends with the student's cookies. Browsers send Sec-Fetch-Site; older browsers and
 * plain http send Origin. A page cannot set these headers. Other programs send neither and are accepted.
 */
export const refuseCrossSiteWrites = (publicUrl: string): onRequestHookHandler => {
  const own = new URL(publicUrl).origin;
  return ({ method, headers }, _, done) => {
    if (safeMethods.has(method)) return done();
    const site = headers['sec-fetch-site'];
    const fromElsewhere =
      site === undefined ? headers.origin !== undefined && headers.origin !== own : !ownSites.has(`${site}`);
    done(fromElsewhere ? new HttpProblem('cross_site_request') : undefined);
  };
};
