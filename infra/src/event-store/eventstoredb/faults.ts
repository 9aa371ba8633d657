import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  StreamNotFoundError,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client';
import { AppendTooLarge, CopyRefused, StoreForbidden, StoreUnavailable } from '../port.ts';

/** The server refused the request. A repeated request gets the same answer. */
const answers = [
  AccessDeniedError,
  CopyRefused,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
];
/** Errors in the code of this program. */
const defects = [TypeError, RangeError, SyntaxError];

export const mayPass = (error: unknown): boolean =>
  ![...answers, ...defects].some((kind) => error instanceof kind) && error instanceof Error;

const awayTypes = [CancelledError, DeadlineExceededError, NotLeaderError, TimeoutError, UnavailableError];
/** Codes of gRPC: cancelled, deadline exceeded, resource exhausted, aborted, internal (a stream that was reset) and unavailable. */
const awayCodes = new Set([1, 4, 8, 10, 13, 14]);
/** A broken socket or HTTP/2 session. */
const awayErrors = /^(E[A-Z_]+|ERR_(HTTP2|STREAM)_\w+)$/;
/** No node of a cluster answered. */
const noNode = /^Failed to discover/;

const isAway = (error: Error): boolean => {
  if (awayTypes.some((kind) => error instanceof kind)) return true;
  // The client does not wrap all errors of gRPC.
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'number') return awayCodes.has(code);
  return awayErrors.test(String(code ?? '')) || noNode.test(error.message);
};

const unauthenticated = 16;

/** The port's error for an error of the client. Other errors stay as they are. */
export const named = (error: unknown): unknown => {
  if (error instanceof AccessDeniedError) {
    return new StoreForbidden({ isLoginRefused: Number(error.code) === unauthenticated }, { cause: error });
  }
  if (error instanceof MaxAppendSizeExceededError) return new AppendTooLarge(null, { cause: error });
  if (error instanceof Error && !(error instanceof StoreUnavailable) && isAway(error)) {
    return new StoreUnavailable(error.message.split('\n')[0] || error.constructor.name, { cause: error });
  }
  return error;
};
