import { EditConflict } from '@matraz/application/edit-conflict';
import { InvalidContent } from '@matraz/application/invalid-content';
import type { Problem } from '@matraz/contracts/call';
import { DomainError } from '@matraz/domain/errors';
import { AppendTooLarge, StoreBusy, StoreUnavailable, VersionConflict } from '@matraz/infra/event-store/port';
import { TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import { ImageRefused } from '@matraz/infra/images/re-encode';
import { ProviderRefusal, ProviderUnavailable } from '@matraz/infra/payments/port';
import { isMissingColumn, isMissingTable, isServerUnavailable } from '@matraz/infra/postgres/error-codes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem, type ProblemCode, problemOf } from './problems.ts';

export const RETRY_AFTER_SECONDS = '2';

/** Errors of Fastify, by its error codes. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'image_too_large',
  FST_FILES_LIMIT: 'one_file_only',
};

type Failure = Partial<FastifyError> & Error;

/** `path` names a field of the body: `options.2`. */
const fieldErrors = (error: Failure): Problem['errors'] =>
  error.validation?.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? '',
  }));

/** Whether an error means that a database is unavailable or busy for a time. Looks into causes and aggregates. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreBusy || error instanceof StoreUnavailable) return true;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true; // the disk for uploads is full
  if (isServerUnavailable(error) || isMissingTable(error) || isMissingColumn(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
};

const explain = (error: Failure): { code: ProblemCode } & Pick<Problem, 'errors' | 'current'> => {
  if (error instanceof EditConflict) return { code: error.code, current: error.current };
  if (error instanceof DomainError) return { code: error.code };
  if (error instanceof HttpProblem) return { code: error.code, errors: error.errors };
  if (error instanceof InvalidContent) return { code: 'invalid_fields', errors: [error.field] };
  if (error instanceof ImageRefused) return { code: error.code };
  if (error instanceof TooManyGuesses) return { code: 'too_many_requests' };
  if (error instanceof VersionConflict) return { code: 'conflict' };
  if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return { code: 'payments_unavailable' };
  if (error instanceof AppendTooLarge) return { code: 'too_large_to_store' };
  if (error.validationContext === 'params') return { code: 'not_found' };
  if (error.validation) return { code: 'invalid_fields', errors: fieldErrors(error) };
  const known = error.code === undefined ? undefined : frameworkCodes[error.code];
  if (known) return { code: known };
  if (error.statusCode === 429) return { code: 'too_many_requests' };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: 'malformed_request' };
  }
  return { code: isUnavailable(error) ? 'unavailable' : 'internal_error' };
};

export const sendProblem = (reply: FastifyReply, body: Problem): FastifyReply =>
  // The reply schemas of a route describe only its successes, so they are not used here.
  reply
    .code(body.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);

/** Replies with a problem. Faults are logged with the request's id; their reply contains no internal details. */
export const errorHandler = (error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { code, errors, current } = explain(error);
  request.problemCode = code;
  const body = { ...problemOf(code, errors), ...(current !== undefined && { current }) };
  if (body.status >= 500) request.log.error({ err: error }, 'request failed');
  if (body.status === 401 || body.status === 403) request.log.info({ code }, 'access refused');
  if (error instanceof TooManyGuesses) reply.header('retry-after', String(error.retryAfterSeconds));
  if (body.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return sendProblem(reply, body);
};
