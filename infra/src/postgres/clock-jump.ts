import type { Pool } from './pool.ts';

/** The clock was set forward or back. */
export interface ClockJump {
  /** By the clock after the jump. */
  at: Date;
  /** Negative: set back. */
  seconds: number;
}

/** Operators are told about a jump for this time. */
export const jumpIsToldForMs = 60 * 60_000;

/** The last jump that a service found within an hour. Null: there was none. */
export const selectClockJump = async (pool: Pool, now: Date): Promise<ClockJump | null> => {
  const { rows } = await pool.query<ClockJump>('select at, seconds from ops.clock_jump');
  const [jump] = rows;
  return jump && Math.abs(now.getTime() - jump.at.getTime()) < jumpIsToldForMs ? jump : null;
};

export const writeClockJump = async (pool: Pick<Pool, 'query'>, { at, seconds }: ClockJump): Promise<void> => {
  await pool.query(
    `insert into ops.clock_jump (at, seconds) values ($1, $2)
    on conflict (only_row) do update set at = excluded.at, seconds = excluded.seconds`,
    [at, seconds],
  );
};
