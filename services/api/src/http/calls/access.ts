import type { Access } from '@matraz/contracts/call';
import type { FastifyRequest, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from './problems.ts';

/** The page of a session that was not looked up must not take it for ended. */
const withoutSession = ({ isSessionUnread }: FastifyRequest) =>
  new HttpProblem(isSessionUnread ? 'too_many_requests' : 'session_required');

/** Refuses a request that has no session: 401. */
const requireSession: onRequestHookHandler = (request, _, done) =>
  done(request.userId === null ? withoutSession(request) : undefined);

/** Refuses a request that has no session with 401, and one of a child whose guardian has not agreed with 403. */
const requireStudent =
  ({ adminRights }: Pick<Deps, 'adminRights'>): onRequestAsyncHookHandler =>
  async (request) => {
    const { userId } = request;
    if (userId === null) throw withoutSession(request);
    if (await adminRights.awaitsGuardian(userId)) throw new HttpProblem('guardian_required');
  };

/** Refuses a request that has no session with 401, and one of a student, or of an administrator without a second factor, with 403. */
const requireAdmin =
  ({ adminRights }: Pick<Deps, 'adminRights'>): onRequestAsyncHookHandler =>
  async (request) => {
    const { userId } = request;
    if (userId === null) throw withoutSession(request);
    if (await adminRights.isAdmin(userId)) return;
    throw new HttpProblem((await adminRights.lacksFactor(userId)) ? 'factor_required' : 'admin_required');
  };

/**
 * Refuses a request before its body is read. This is one hook and not a list: Fastify gives a route's list also to its
 * HEAD route, and plugins add to it.
 */
export const accessCheck = (access: Access, deps: Pick<Deps, 'adminRights'>) => {
  switch (access) {
    case 'public':
      return {};
    case 'account':
      return { onRequest: requireSession };
    case 'session':
      return { onRequest: requireStudent(deps) };
    case 'admin':
      return { onRequest: requireAdmin(deps) };
  }
};
