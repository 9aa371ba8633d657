import { DomainError } from '@matraz/domain/errors';
import { TooManyGuesses } from '@matraz/infra/identity/guess-limit';
import { type Message, messagePage, waitPage } from '@matraz/infra/identity/pages/message-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../http/calls/error-handler.ts';
import { HttpProblem, problemOf } from '../http/calls/problems.ts';
import { sendPage } from './send-page.ts';

type Failure = Error & { statusCode?: number };

const statusOf = (error: Failure): number => {
  if (error instanceof TooManyGuesses) return 429;
  if (error instanceof HttpProblem || error instanceof DomainError) return problemOf(error.code).status;
  return isUnavailable(error) ? 503 : (error.statusCode ?? 500);
};

/** Of the header that the reply has. */
const secondsOf = (reply: FastifyReply): number => Number(reply.getHeader('retry-after')) || 60;

const isLastAdministrator = (error: Failure) => error instanceof DomainError && error.code === 'last_administrator';

const errorsOf =
  (failed: Message) =>
  (error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = statusOf(error);
    if (error instanceof TooManyGuesses) reply.header('retry-after', String(error.retryAfterSeconds));
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (status >= 500) request.log.error({ err: error }, 'page failed');
    else request.log.warn({ status }, 'access refused');
    const message = isLastAdministrator(error) ? 'lastAdministrator' : failed;
    return sendPage(reply, status, status === 429 ? waitPage(secondsOf(reply)) : messagePage(message));
  };

/** Error handler for pages of the login: replies with a Spanish page instead of a JSON problem. */
export const pageErrors = errorsOf('failed');

/** Error handler for pages that a mailed link opens. */
export const linkErrors = errorsOf('pageFailed');
