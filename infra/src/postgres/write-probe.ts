import type { writeStates } from '@matraz/contracts/status-http';
import { sqlState, sqlStateOf } from './error-codes.ts';
import type { Pool } from './pool.ts';

/** `failing`: the database does not answer, or it refused the write for another reason. */
type WriteState = (typeof writeStates)[number];

export interface WriteProbe {
  /** The answer of the last write, which is at most some seconds old. */
  state(): Promise<WriteState>;
}

/** Health checks come more often than this, from several programs. A database that is back must be found soon. */
const pauseMs = { ok: 5_000, other: 500 };

/**
 * An emptied table begins a new file, so its row needs free space on the disk. A row that replaces another one would need none. The
 * statements are one transaction and one round trip.
 */
const write = `
  set local lock_timeout = '1s';
  truncate ops.write_probe;
  insert into ops.write_probe values (repeat('x', 7000))`;

const stateOf = (error: unknown): WriteState => {
  switch (sqlStateOf(error)) {
    case sqlState.readOnly:
      return 'read-only';
    case sqlState.diskFull:
      return 'disk-full';
    // A dump of the database reads the table meanwhile.
    case sqlState.lockNotAvailable:
      return 'ok';
    default:
      return 'failing';
  }
};

/**
 * Finds out whether the database takes writes, by a small one. Reads go on when the disk is full, on a standby and on a server that an
 * operator made read-only.
 */
export const createWriteProbe = (
  pool: Pick<Pool, 'query'>,
  { onFailure = () => {} }: { onFailure?: (error: unknown) => void } = {},
): WriteProbe => {
  let last: Promise<WriteState> | undefined;
  let endsAt = 0;
  const ask = async (): Promise<WriteState> => {
    try {
      await pool.query(write);
      return 'ok';
    } catch (error) {
      onFailure(error);
      return stateOf(error);
    }
  };
  return {
    state() {
      if (last && performance.now() < endsAt) return last;
      endsAt = Number.POSITIVE_INFINITY; // until the answer
      last = ask().then((state) => {
        endsAt = performance.now() + (state === 'ok' ? pauseMs.ok : pauseMs.other);
        return state;
      });
      return last;
    },
  };
};
