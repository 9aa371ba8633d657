import { ApiError } from '../../../shared/api-error.ts';
import { isSessionOver } from '../../../shared/session.ts';

/** What becomes of an answer that was not acknowledged. */
export type Fate = 'again' | 'after login' | 'refused';

/** Replies of a server that is busy, restarting or gone: the same answer may be taken a moment later. */
const passing = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** An attempt never goes away, it is only somebody else's: another student is logged in on this browser by now. */
const isOfAnother = ({ problem }: ApiError) => problem.code === 'attempt_not_found';

export const fateOf = (error: unknown): Fate => {
  if (!(error instanceof ApiError)) return 'again';
  if (isSessionOver(error) || isOfAnother(error)) return 'after login';
  return passing(error.status) || error.problem.code === 'conflict' ? 'again' : 'refused';
};
