import { HttpProblem } from './problems.ts';

/**
 * Refuses text that PostgreSQL cannot store: null characters and half surrogate pairs. No recursion, because a body may be very
 * deep.
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
