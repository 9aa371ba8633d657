import type { Access } from '@matraz/contracts/call';
import type { onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { HttpProblem } from './problems.ts';

/** The request has no session: 401. */
const requireSession: onRequestHookHandler = ({ userId }, _, done) =>
  done(userId === null ? new HttpProblem('session_required') : undefined);

/** The student calls an administrator's call: 403. */
const requireAdmin =
  ({ adminRights }: Pick<ApiDeps, 'adminRights'>): onRequestAsyncHookHandler =>
  async ({ userId }) => {
    if (userId === null || !(await adminRights.isAdmin(userId))) throw new HttpProblem('admin_required');
  };

/** Hooks that refuse a request before its body is read. */
export const accessChecks = (
  access: Access,
  deps: Pick<ApiDeps, 'adminRights'>,
): (onRequestHookHandler | onRequestAsyncHookHandler)[] => {
  if (access === 'public') return [];
  return access === 'session' ? [requireSession] : [requireSession, requireAdmin(deps)];
};
