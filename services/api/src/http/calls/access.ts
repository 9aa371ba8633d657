import type { Access } from '@matraz/contracts/call';
import { refusalOf } from '@matraz/domain/accounts/rights';
import type { FastifyRequest, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from './problems.ts';

/** The page of a session that was not looked up must not take it for ended. */
const withoutSession = ({ isSessionUnread }: FastifyRequest) =>
  new HttpProblem(isSessionUnread ? 'too_many_requests' : 'session_required');

/** Only this access depends on nothing but the session, so nothing is looked up. */
const requireSession: onRequestHookHandler = (request, _, done) =>
  done(request.userId === null ? withoutSession(request) : undefined);

/** 401 without a session, 403 without the right. */
const requireRight =
  (access: Access, { adminRights }: Pick<Deps, 'adminRights'>): onRequestAsyncHookHandler =>
  async (request) => {
    const { userId } = request;
    if (userId === null) throw withoutSession(request);
    const refusal = refusalOf(access, await adminRights.callerOf(userId));
    if (refusal !== null) throw new HttpProblem(refusal);
  };

/**
 * Refuses a request before its body is read. This is one hook and not a list: Fastify gives a route's list also to its
 * HEAD route, and plugins add to it.
 */
export const accessCheck = (access: Access, deps: Pick<Deps, 'adminRights'>) => {
  if (access === 'public') return {};
  return { onRequest: access === 'account' ? requireSession : requireRight(access, deps) };
};
