import { everyChange, type UserChange } from '@matraz/contracts/updates';
import type { Position } from '../event-store/port.ts';
import { isMissingTable } from '../postgres/error-codes.ts';
import type { Listener } from '../postgres/listen.ts';
import type { Pool } from '../postgres/pool.ts';
import type { checkpoint } from './runner-tables.ts';
import type { Row } from './table.ts';
import { createWriterPositions } from './writer-positions.ts';

export interface ReadModelWaiter {
  /**
   * Waits until the read models contain the event at the position.
   *
   * @param timeoutMs milliseconds
   * @param userId while progress is split, the wait does not depend on the partitions of other students
   * @returns false after the timeout
   */
  waitFor(position: Position, timeoutMs: number, userId?: string | null): Promise<boolean>;
  /** The last known position of the read models. While progress is split, it is the lowest one of all writers. */
  position(): Position;
  /** The last known position of the tables that are not split. */
  sharedPosition(): Position;
  /** Whether `onChanged` told every change up to `position()` since the listener connected. */
  hasHeardAll(): boolean;
  /** Reads the position again. It may be lower: the tables were made again from another log. */
  reread(): void;
  /**
   * Calls the handler with the changes of each batch and a position, and with every change after a lost connection. A page that was read
   * at a lower position may not show the changes. The position is undefined when it is unknown. Returns a function that removes the handler.
   */
  onChanged(handler: ChangeHandler): () => void;
  close(): void;
}

type ChangeHandler = (changes: readonly UserChange[], position?: Position) => void;

interface Sources {
  pool: Pick<Pool, 'query'>;
  listener: Listener;
}

interface Waiting {
  position: Position;
  userId: string | null;
  settle(reached: boolean): void;
}

const channel = 'matraz_read';

/** The poll finds positions whose NOTIFY was lost, and repeats a failed read. */
const pollMs = 500;

/** By the schemas of the checkpoints. */
const readPositions = async (pool: Sources['pool']): Promise<Map<string, Position>> => {
  try {
    const { rows } = await pool.query<Row<typeof checkpoint, 'position'> & { schema: string }>(
      `select c.position, t.relnamespace::regnamespace::text as schema
      from read.checkpoint c
      join pg_class t on t.oid = c.tableoid`,
    );
    return new Map(rows.map(({ schema, position }) => [schema, BigInt(position)]));
  } catch (error) {
    if (isMissingTable(error)) return new Map();
    throw error;
  }
};

/** All callers wait on one listening connection. They are kept in the order of their positions. */
export const createReadModelWaiter = ({ pool, listener }: Sources): ReadModelWaiter => {
  const waiting: Waiting[] = [];
  const handlers = new Set<ChangeHandler>();
  const positions = createWriterPositions();
  /** The number of the listener's present connection. */
  let connection = 0;
  /** The number of the last connection on which the position was read. */
  let checkedConnection = 0;
  let isPolling = false;
  let poll: NodeJS.Timeout | undefined;

  const notify: ChangeHandler = (...batch) => {
    for (const handler of handlers) handler(...batch);
  };
  const settleReached = () => {
    const highest = positions.highest();
    let end = 0;
    while ((waiting[end]?.position ?? highest + 1n) <= highest) end += 1;
    const candidates = waiting.splice(0, end);
    const { true: reached = [], false: others = [] } = Object.groupBy(candidates, ({ position, userId }) =>
      positions.contain(position, userId) ? 'true' : 'false',
    );
    waiting.unshift(...others);
    for (const { settle } of reached) settle(true);
  };
  const isChecked = () => checkedConnection === connection;
  /**
   * The position goes back only on a new connection, because a restored or crashed server may be behind its last notification. On the
   * same connection a lower position is an answer that is older than a notification.
   */
  const look = async () => {
    const [before, lookedOn] = [positions.lowest(), connection];
    try {
      const found = await readPositions(pool);
      const isNew = lookedOn > checkedConnection;
      positions.read(found, {
        isFirst: isNew && lookedOn === connection,
        mayGoBack: isNew && positions.lowest() === before,
      });
      checkedConnection = Math.max(checkedConnection, lookedOn);
      settleReached();
    } catch {
      // The server is unavailable. The poll reads again.
    }
    restIfIdle();
  };
  const restIfIdle = () => {
    if (waiting.length > 0 || !isChecked()) return;
    clearInterval(poll);
    poll = undefined;
  };
  const pollOnce = async () => {
    if (isPolling) return;
    isPolling = true;
    await look();
    isPolling = false;
  };
  const keepPolling = () => {
    poll ??= setInterval(pollOnce, pollMs).unref();
  };
  /** The index that keeps the positions in order. It is nearly always the end. */
  const placeOf = (position: Position) => {
    let place = waiting.length;
    while (place > 0 && (waiting[place - 1]?.position ?? position) > position) place -= 1;
    return place;
  };

  const reread = () => {
    connection += 1;
    keepPolling();
    void look();
  };

  const unsubscribes = [
    listener.on(channel, ({ position, writer, changed }) => {
      const reached = typeof position === 'string' ? BigInt(position) : undefined;
      const schema = typeof writer === 'string' ? writer : undefined;
      const isKnown = reached === undefined || positions.tell(reached, schema);
      // A page that was read before this batch of one writer was read at the lowest position or before it.
      const shownFrom = schema === undefined ? reached : isKnown ? positions.lowest() + 1n : undefined;
      if (Array.isArray(changed) && (changed.length > 0 || reached !== undefined))
        notify(changed as UserChange[], shownFrom);
      if (isKnown) settleReached();
      else void pollOnce();
    }),
    listener.onReconnect(() => {
      reread();
      notify(everyChange);
    }),
  ];

  return {
    waitFor(position, timeoutMs, userId = null) {
      if (positions.contain(position, userId)) return Promise.resolve(true);
      keepPolling();
      return new Promise((resolve) => {
        const settle = (reached: boolean) => {
          clearTimeout(timeout);
          restIfIdle();
          resolve(reached);
        };
        const one: Waiting = { position, userId, settle };
        const timeout = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1);
          settle(false);
        }, timeoutMs);
        waiting.splice(placeOf(position), 0, one);
      });
    },
    position: positions.lowest,
    sharedPosition: positions.shared,
    hasHeardAll: () => listener.isListening(channel) && isChecked() && positions.hasHeardAll(),
    reread,
    onChanged(handler) {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const { settle } of waiting.splice(0)) settle(false);
      clearInterval(poll);
    },
  };
};
