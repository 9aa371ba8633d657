import type { Access } from '@matraz/contracts/call';
import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { HttpProblem } from './problems.ts';

/**
 * Runs before the body is read. A request that has no session gets 401. A student gets 403 on an administrator's call.
 */
export const accessCheck =
  (access: Access, { adminRights }: Pick<ApiDeps, 'adminRights'>) =>
  async ({ userId }: FastifyRequest): Promise<void> => {
    if (access === 'public') return;
    if (userId === null) throw new HttpProblem('session_required');
    if (access === 'session') return;
    if (!(await adminRights.isAdmin(userId))) throw new HttpProblem('admin_required');
  };
