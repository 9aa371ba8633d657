import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { backoff } from '../backoff.ts';

/** The server understood and said no: asking again gives the same answer. */
const answers = [
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
];

const mostTries = 6;

/**
 * The client does not repeat a call that met a lost connection; the failed call only makes it open a new one for the next.
 * Reads are safe to repeat, and appends with the same expected version and event ids are, too.
 *
 * @throws the last error, after about a second of tries; at once when `signal` fires
 */
export const retrying = async <T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (answers.some((answer) => error instanceof answer) || tries === mostTries || signal.aborted) throw error;
      await backoff(tries, signal);
    }
  }
};
