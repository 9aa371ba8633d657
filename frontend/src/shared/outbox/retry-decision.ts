import { ApiError } from '../net/api-error.ts';
import { isFault } from '../net/fault.ts';
import { isSessionOver } from '../session/session.ts';

/** What keeps an answer from the server: no reply of ours came, or our server replied that it cannot take the answer now. */
export type Obstacle = 'network' | 'server';

/** What to do after a request that failed. */
type RetryDecision = 'retry' | 'retry after login' | 'retry after a fault' | 'refused';

/** The session is of another student, so this student's answers wait for the next login. */
export class OtherStudent extends Error {
  override name = 'OtherStudent';
}

/** The server is busy, restarting or unreachable. */
const isTemporary = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Attempts are never deleted, so this means that another student has logged in on this browser. */
const isOfAnotherStudent = (error: unknown) =>
  error instanceof OtherStudent || (error instanceof ApiError && error.problem.code === 'attempt_not_found');

/**
 * Each refusal of our server has a code. A refusal without a code comes from a proxy during a release or a school's
 * filter.
 */
const isOfOurServer = ({ problem }: ApiError) => problem.code !== undefined;

export const obstacleOf = (error: unknown): Obstacle =>
  error instanceof ApiError && isOfOurServer(error) ? 'server' : 'network';

export const retryDecision = (error: unknown): RetryDecision => {
  if (isSessionOver(error) || isOfAnotherStudent(error)) return 'retry after login';
  if (!(error instanceof ApiError)) return isFault(error) ? 'retry after a fault' : 'retry';
  if (!isOfOurServer(error)) return 'retry';
  return isTemporary(error.status) || error.problem.code === 'conflict' ? 'retry' : 'refused';
};
