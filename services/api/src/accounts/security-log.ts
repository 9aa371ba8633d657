import { createSourceHash, noteSecurity, type SecurityNote } from '@matraz/infra/identity/security-events';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { FastifyRequest } from 'fastify';
import { sourceOf } from '../http/calls/source.ts';
import type { AccountsDeps } from './deps.ts';

export interface SecurityLog {
  /** Keeps a note about a request. @param client of the transaction that makes the change */
  note(
    request: FastifyRequest,
    note: Pick<SecurityNote, 'kind' | 'account' | 'actorId'>,
    client?: Pick<Pool, 'query'>,
  ): Promise<void>;
}

export const createSecurityLog = ({
  pool,
  secrets,
  clock,
}: Pick<AccountsDeps, 'pool' | 'secrets' | 'clock'>): SecurityLog => {
  const hashOf = createSourceHash(secrets);
  return {
    note: (request, note, client = pool) =>
      noteSecurity(client, { ...note, source: sourceOf(request), at: clock() }, hashOf),
  };
};
