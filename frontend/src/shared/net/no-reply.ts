import { ApiError } from './api-error.ts';

/** No reply of our server came: no network, no answer in time, an aborted request, or a page of a proxy or filter. */
export class NoReply extends Error {
  constructor(cause: unknown) {
    super('No reply', { cause });
    this.name = 'NoReply';
  }
}

/**
 * Wraps only the browser's own work on a request, because a browser throws a TypeError both for a missing network and
 * for our mistakes.
 *
 * @throws NoReply
 */
export const orNoReply = <Given>(given: Promise<Given>): Promise<Given> =>
  given.catch((cause: unknown) => {
    throw new NoReply(cause);
  });

/** The server is away or busy, so what the browser has kept is the best that there is. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NoReply || (error instanceof ApiError && error.status >= 500);
