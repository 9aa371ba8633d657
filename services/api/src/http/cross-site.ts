import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problems.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

/**
 * Refuses writes that a page of another site sends with the student's cookies. Browsers say where a request comes from by
 * Sec-Fetch-Site, older ones and plain http by Origin; neither can be set by a page. Programs that are no browsers send neither.
 */
export const refuseCrossSiteWrites = (publicUrl: string) => {
  const own = new URL(publicUrl).origin;
  return async ({ method, headers }: FastifyRequest): Promise<void> => {
    if (reading.has(method)) return;
    const site = headers['sec-fetch-site'];
    const fromElsewhere =
      site === undefined ? headers.origin !== undefined && headers.origin !== own : !ownSites.has(`${site}`);
    if (fromElsewhere) throw new HttpProblem('cross_site_request');
  };
};
