import { isFault, reportFault } from '../net/fault.ts';

/** A browser that refuses, closes or loses its storage throws a DOMException. Other errors can be ours. */
export const noteStorageError = (error: unknown): void => {
  if (error instanceof DOMException || !isFault(error)) console.warn(error);
  else reportFault(error);
};
