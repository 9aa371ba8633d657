import { ApiError } from '../../shared/net/api-error.ts';

/** The server refused a change because another author saved the same content after this one read it. */
export const isEditConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem.code === 'edit_conflict';
