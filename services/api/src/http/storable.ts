import { HttpProblem } from './problems.ts';

/**
 * JSON may carry what PostgreSQL keeps as no text: a null character, half of a surrogate pair. Said here, as the sender's fault;
 * without recursion, because a body may be as deep as it is long.
 *
 * @throws HttpProblem malformed_request
 */
export const requireStorable = (body: unknown): void => {
  const rest = [body];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) throw new HttpProblem('malformed_request');
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) rest.push(part);
    }
  }
};
