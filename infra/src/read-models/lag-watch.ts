import type { EventStore, Position } from '../event-store/port.ts';
import type { Pool } from '../postgres/pool.ts';
import type { checkpoint } from './runner-tables.ts';
import type { Row } from './table.ts';

/** How far the read models are behind the log. */
export interface Lag {
  /** Age of the oldest event that they do not contain. 0: they contain all. */
  seconds: number;
  /** Events that they do not contain. Null: positions of EventStoreDB do not count events. */
  events: number | null;
}

export interface LagWatch {
  read(): Promise<Lag>;
  /** Whether the last reading found a lag that students notice. */
  isLate(): boolean;
}

/** Batches of the projector, and the pause of a new leader, take less. */
const lateAfterSeconds = 10;

/** Positions of PostgreSQL are 1, 2, 3 …; those of EventStoreDB are far larger. */
const mostCounted = 2n ** 64n;

/** Age of the oldest event after a position. 0: there is none. */
export const behindSeconds = async (
  store: Pick<EventStore, 'readAll'>,
  position: Position,
  now: Date,
): Promise<number> => {
  const { events } = await store.readAll({ after: position, limit: 1 });
  const [oldest] = events;
  return oldest ? Math.max(0, (now.getTime() - Date.parse(oldest.metadata.occurredAt)) / 1_000) : 0;
};

export const isLate = ({ seconds }: Lag): boolean => seconds > lateAfterSeconds;

export const createLagWatch = ({
  pool,
  store,
  now,
}: {
  pool: Pick<Pool, 'query'>;
  store: Pick<EventStore, 'readAll' | 'head'>;
  now: () => Date;
}): LagWatch => {
  let last: Lag = { seconds: 0, events: 0 };
  return {
    async read() {
      const { rows } = await pool.query<Row<typeof checkpoint, 'position'>>('select position from read.checkpoint');
      const position = BigInt(rows[0]?.position ?? 0);
      const head = await store.head();
      const events = head < mostCounted ? Math.max(0, Number(head - position)) : null;
      last = { seconds: head > position ? await behindSeconds(store, position, now()) : 0, events };
      return last;
    },
    isLate: () => isLate(last),
  };
};
