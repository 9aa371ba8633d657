import type { Access } from '@matraz/contracts/call';
import type { account } from '@matraz/infra/read-models/accounts-tables';
import type { Row } from '@matraz/infra/read-models/table';
import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { HttpProblem } from './problems.ts';

/**
 * Runs before the body is read. A request that has no session gets 401. A student gets 403 on an administrator's call. The right is
 * read at every call, so a revoked right ends at once.
 */
export const accessCheck =
  (access: Access, { pool }: Pick<ApiDeps, 'pool'>) =>
  async ({ userId }: FastifyRequest): Promise<void> => {
    if (access === 'public') return;
    if (userId === null) throw new HttpProblem('session_required');
    if (access === 'session') return;
    const { rows } = await pool.query<Row<typeof account, 'is_admin'>>(
      'select is_admin from read.account where user_id = $1',
      [userId],
    );
    if (!rows[0]?.is_admin) throw new HttpProblem('admin_required');
  };
