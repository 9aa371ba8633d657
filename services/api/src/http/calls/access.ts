import type { Access } from '@matraz/contracts/call';
import type { onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from './problems.ts';

/** Refuses a request that has no session: 401. */
const requireSession: onRequestHookHandler = ({ userId }, _, done) =>
  done(userId === null ? new HttpProblem('session_required') : undefined);

/** Refuses a request that has no session with 401, and one of a student with 403. */
const requireAdmin =
  ({ adminRights }: Pick<Deps, 'adminRights'>): onRequestAsyncHookHandler =>
  async ({ userId }) => {
    if (userId === null) throw new HttpProblem('session_required');
    if (!(await adminRights.isAdmin(userId))) throw new HttpProblem('admin_required');
  };

/**
 * Refuses a request before its body is read. This is one hook and not a list: Fastify gives a route's list also to its
 * HEAD route, and plugins add to it.
 */
export const accessCheck = (access: Access, deps: Pick<Deps, 'adminRights'>) => {
  if (access === 'public') return {};
  return { onRequest: access === 'session' ? requireSession : requireAdmin(deps) };
};
