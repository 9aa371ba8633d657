import type { Pool } from './pool.ts';

/** The last backup that was written whole. */
export interface LastBackup {
  madeAt: Date;
  /** Number of events in it. */
  events: number;
}

/** Null: there was never a backup. */
export const selectLastBackup = async (pool: Pool): Promise<LastBackup | null> => {
  const { rows } = await pool.query<{ madeAt: Date; events: string }>(
    'select made_at as "madeAt", events from ops.last_backup',
  );
  return rows.map(({ madeAt, events }) => ({ madeAt, events: Number(events) }))[0] ?? null;
};

export const writeLastBackup = async (pool: Pool, { madeAt, events }: LastBackup): Promise<void> => {
  await pool.query(
    `insert into ops.last_backup (made_at, events) values ($1, $2)
    on conflict (only_row) do update set made_at = excluded.made_at, events = excluded.events`,
    [madeAt, events],
  );
};
