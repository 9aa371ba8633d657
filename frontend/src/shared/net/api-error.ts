import type { Problem } from '@matraz/contracts/call';

/** A reply that is not OK. `message` is "status: body", or "status: status text" when the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's problem+json: `code` for programs, `detail` in Spanish for people. Empty for any other body. */
  readonly problem: Partial<Problem>;
  /** The delay that a busy server asks for, in milliseconds; null: the server is not busy. */
  readonly retryAfterMs: number | null;

  constructor(status: number, statusText: string, body: string, retryAfterMs: number | null = null) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.problem = parse(body);
  }
}

/** The server's reason in Spanish, of this error or of its cause. Undefined when it gave none, or when no reply came. */
export const reasonOf = (error: Error): string | undefined => {
  if (error instanceof ApiError) return error.problem.detail;
  return error.cause instanceof Error ? reasonOf(error.cause) : undefined;
};

const parse = (body: string): Partial<Problem> => {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
};
