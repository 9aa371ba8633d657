import { ApiError } from '../../../shared/net/api-error.ts';
import { textOf } from './factors/factors.ts';

interface Refusal {
  /** The server's text beside a field. */
  fieldError(path: string): string | undefined;
  /** What is said about the whole form. Undefined: a field says it. */
  text: string | undefined;
}

/** What the form says about a refused change. @param paths the fields of the form */
export const refusalOf = (error: Error | null, paths: readonly string[]): Refusal => {
  if (!error) return { fieldError: () => undefined, text: undefined };
  const problem = error instanceof ApiError ? error.problem : {};
  const errors = (problem.errors ?? []).filter(({ path }) => paths.includes(path));
  if (problem.code === 'wrong_password')
    errors.push({ path: 'password', message: 'Esa no es tu contraseña. Escríbela otra vez.' });
  const isOfField = errors.some(({ path }) => paths.includes(path));
  return {
    fieldError: (path) => errors.find((one) => one.path === path)?.message,
    text: isOfField ? undefined : textOf(error),
  };
};
