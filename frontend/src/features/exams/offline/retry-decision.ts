import { ApiError } from '../../../shared/net/api-error.ts';
import { isFault } from '../../../shared/net/fault.ts';
import { isSessionOver } from '../../../shared/session/session.ts';

/** What to do after a request that failed. */
type RetryDecision = 'retry' | 'retry after login' | 'retry after a fault' | 'refused';

/** What keeps an answer from the server: no reply of ours came, or our server replied that it cannot take the answer now. */
export type Obstacle = 'network' | 'server';

/** The server is busy, restarting or unreachable. */
const isTemporary = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Attempts are never deleted, so this means that another student has logged in on this browser. */
const isOfAnotherStudent = ({ problem }: ApiError) => problem.code === 'attempt_not_found';

/**
 * Each refusal of our server has a code. A refusal without a code comes from a proxy during a release or a school's
 * filter.
 */
const isOfOurServer = ({ problem }: ApiError) => problem.code !== undefined;

export const obstacleOf = (error: unknown): Obstacle =>
  error instanceof ApiError && isOfOurServer(error) ? 'server' : 'network';

export const retryDecision = (error: unknown): RetryDecision => {
  if (!(error instanceof ApiError)) return isFault(error) ? 'retry after a fault' : 'retry';
  if (isSessionOver(error) || isOfAnotherStudent(error)) return 'retry after login';
  if (!isOfOurServer(error)) return 'retry';
  return isTemporary(error.status) || error.problem.code === 'conflict' ? 'retry' : 'refused';
};
