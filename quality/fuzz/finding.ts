import type { FuzzedRequest } from './make-request.ts';

export const longestMs = 4_000;

/** What one request did. */
export interface Observation {
  /** Null: the connection ended without a reply. */
  status: number | null;
  /** Null: the code of the problem is not known. */
  code: string | null;
  ms: number;
  /** The events that were appended by users since the request before. */
  events: readonly string[];
}

/** The reply names a part that is not configured or busy, and no fault. */
const allowedCodes = new Set(['payments_not_configured']);

/** Why the observation is a fault. Undefined: it is none. */
export const faultOf = ({ status, code, ms, events }: Observation): string | undefined => {
  if (status === null) return 'no reply';
  if (status >= 500 && !allowedCodes.has(code ?? '')) return `status ${status} ${code ?? ''}`;
  if (ms > longestMs) return `a reply after ${Math.round(ms)} ms`;
  if (status >= 400 && events.length > 0) return `status ${status}, and ${events.join(', ')} in the log`;
  return undefined;
};

const longestShown = 2_000;
const shortened = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)}… (${text.length} characters)` : text;

/** The request as one may send it again. */
export const describeRequest = ({ method, url, headers, payload = '' }: FuzzedRequest): string =>
  `${method} ${shortened(url)}\n${JSON.stringify(headers)}\n${shortened(payload)}`;
