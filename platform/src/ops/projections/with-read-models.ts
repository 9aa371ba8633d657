import { status } from '@matraz/projector/operations';
import { type Connection, withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';

/** @throws OpsError before the first start of the projector */
export const withReadModels = <T>(work: (connection: Connection) => Promise<T>): Promise<T> =>
  withConnection(async (connection) => {
    const { position } = await status(connection);
    if (position === null)
      throw new OpsError('Todavía no hay tablas: el proyector las hace cuando parte por primera vez.');
    return work(connection);
  });
