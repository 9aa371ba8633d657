import type { Pool } from '@matraz/infra/postgres/pool';
import type { ClientBase } from 'pg';

/** The last move of the log to another engine. */
export interface LogMove {
  /** Without user and password. */
  target: string;
  /** Null while the platform uses the log from before the move. */
  finishedAt: Date | null;
}

/** What `events move --to` takes for the log in the platform's own PostgreSQL. */
export const ownPostgres = 'postgres';

const withoutLogin = (address: string): string => address.replace(/\/\/[^/?]*@/, '//');

export const readMove = async (pool: Pool): Promise<LogMove | undefined> => {
  const { rows } = await pool.query<LogMove>('select target, finished_at as "finishedAt" from ops.log_move');
  return rows[0];
};

/** From now on a start on another log than the present one is refused. */
export const beginMove = async (pool: Pool, address: string): Promise<void> => {
  await pool.query(
    `insert into ops.log_move (target) values ($1)
     on conflict (only_row) do update set target = excluded.target, finished_at = null`,
    [withoutLogin(address)],
  );
};

/** @param client in the transaction that makes the new log the one of the platform */
export const finishMove = async (client: ClientBase): Promise<void> => {
  await client.query('update ops.log_move set finished_at = now()');
};

/** @returns false when no move was under way */
export const cancelMove = async (pool: Pool): Promise<boolean> => {
  const { rowCount } = await pool.query('delete from ops.log_move where finished_at is null');
  return rowCount === 1;
};

/** A sentence for an operator whose platform points to another log. */
export const unfinishedMove = ({ target }: LogMove): string =>
  `La mudanza del registro no ha terminado: con la EVENT_STORE_URL de antes, ejecute npm run ops -- events move --to ${target}.`;

/** A sentence for an operator whose platform points to another log. */
export const finishedMove = (target: string): string =>
  target === ownPostgres
    ? 'El registro se mudó a PostgreSQL: parta sin EVENT_STORE_URL.'
    : `El registro se mudó a ${withoutLogin(target)}: indíquelo en EVENT_STORE_URL.`;
