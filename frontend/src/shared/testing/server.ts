import { onTestFinished, vi } from 'vitest';

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

type Answer = (sent: Sent) => unknown;

/** A reply other than 200 with JSON. */
export class Refusal {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, string>;
  constructor(status: number, body = '', headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The connection broke before any reply. */
export const NO_REPLY = Symbol('no reply');

/** A write without a reply is retried, also after the end of its test. Such a retry must not reach the server of a later test. */
const keysOfEndedTests = new Set<string>();
const keyOf = ({ headers }: Sent) => headers['Idempotency-Key'] ?? '';

/**
 * Replaces `fetch`. A handler for "METHOD /path" gives the body of a 200 reply, a Refusal, a Response or NO_REPLY; it may be async.
 * A path without a handler gives 404. Returns the requests.
 */
export const fakeServer = (answers: Record<string, Answer>) => {
  const sent: Sent[] = [];
  const withoutReply = new Set<string>();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers = {}, body, signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    const request: Sent = {
      method,
      path: url,
      headers: (headers ?? {}) as Record<string, string>,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    };
    if (keysOfEndedTests.has(keyOf(request))) throw new TypeError('Failed to fetch');
    sent.push(request);
    const answer = answers[`${method} ${url}`];
    const reply = answer ? await answer(request) : new Refusal(404);
    signal?.throwIfAborted(); // meanwhile
    if (reply === NO_REPLY) {
      withoutReply.add(keyOf(request));
      throw new TypeError('Failed to fetch');
    }
    withoutReply.delete(keyOf(request));
    if (reply instanceof Refusal) {
      return new Response(reply.body, { status: reply.status, statusText: 'Refused', headers: reply.headers });
    }
    return reply instanceof Response ? reply : Response.json(reply);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    for (const key of withoutReply) if (key) keysOfEndedTests.add(key);
  });
  return sent;
};
