import { everyChange, type UserChange } from '@matraz/contracts/updates';
import type { Position } from '../event-store/port.ts';
import { isMissingTable } from '../postgres/error-codes.ts';
import type { Listener } from '../postgres/listen.ts';
import type { Pool } from '../postgres/pool.ts';
import type { checkpoint } from './runner-tables.ts';
import type { Row } from './table.ts';

export interface ReadModelWaiter {
  /**
   * Waits until the read models contain the event at the position.
   *
   * @param timeoutMs milliseconds
   * @returns false after the timeout
   */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
  /** The last known position of the read models. */
  position(): Position;
  /** Whether `onChanged` told every change up to `position()` since the listener connected. */
  hasHeardAll(): boolean;
  /** Reads the position again. It may be lower: the tables were made again from another log. */
  reread(): void;
  /**
   * Calls the handler with the changes of each batch and a position. A page that was read at a lower position may not
   * show the changes. Undefined: the position is unknown. After a lost connection the changes name everything.
   *
   * @returns removes the handler
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
  settle(reached: boolean): void;
}

const channel = 'matraz_read';

/** The poll finds positions whose NOTIFY was lost, and repeats a failed read. */
const pollMs = 500;

const readCheckpoint = async (pool: Sources['pool']): Promise<Position> => {
  try {
    const { rows } = await pool.query<Row<typeof checkpoint, 'position'>>('select position from read.checkpoint');
    return BigInt(rows[0]?.position ?? 0);
  } catch (error) {
    if (isMissingTable(error)) return 0n;
    throw error;
  }
};

/** All callers wait on one listening connection. */
export const createReadModelWaiter = ({ pool, listener }: Sources): ReadModelWaiter => {
  const waiting = new Set<Waiting>();
  const handlers = new Set<ChangeHandler>();
  let known: Position = 0n;
  /** Every change up to this position was told. */
  let heard: Position = 0n;
  /** The number of the listener's present connection. */
  let connection = 0;
  /** The number of the last connection on which the position was read. */
  let checkedConnection = 0;
  let isPolling = false;
  let poll: NodeJS.Timeout | undefined;

  const notify: ChangeHandler = (...batch) => {
    for (const handler of handlers) handler(...batch);
  };
  const reach = (position: Position) => {
    known = position;
    for (const one of waiting) if (one.position <= position) one.settle(true);
  };
  const isChecked = () => checkedConnection === connection;
  /**
   * The position goes back only on a new connection, because a restored or crashed server may be behind its last notification. On the
   * same connection a lower position is an answer that is older than a notification.
   */
  const look = async () => {
    const [before, lookedOn] = [known, connection];
    try {
      const position = await readCheckpoint(pool);
      const isNew = lookedOn > checkedConnection;
      if (position > known || (isNew && known === before)) reach(position);
      // The connection listened before this read, so later changes will be told.
      if (isNew && lookedOn === connection) heard = known;
      checkedConnection = Math.max(checkedConnection, lookedOn);
    } catch {
      // The server is unavailable. The poll reads again.
    }
    restIfIdle();
  };
  const restIfIdle = () => {
    if (waiting.size > 0 || !isChecked()) return;
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

  const reread = () => {
    connection += 1;
    keepPolling();
    void look();
  };

  const unsubscribes = [
    listener.on(channel, ({ position, changed }) => {
      const reached = typeof position === 'string' ? BigInt(position) : undefined;
      if (Array.isArray(changed) && (changed.length > 0 || reached !== undefined))
        notify(changed as UserChange[], reached);
      if (reached === undefined) return;
      if (reached > heard) heard = reached;
      if (reached > known) reach(reached);
    }),
    listener.onReconnect(() => {
      reread();
      notify(everyChange);
    }),
  ];

  return {
    waitFor(position, timeoutMs) {
      if (position <= known) return Promise.resolve(true);
      keepPolling();
      return new Promise((resolve) => {
        const settle = (reached: boolean) => {
          clearTimeout(timeout);
          waiting.delete(one);
          restIfIdle();
          resolve(reached);
        };
        const one: Waiting = { position, settle };
        const timeout = setTimeout(() => settle(false), timeoutMs);
        waiting.add(one);
      });
    },
    position: () => known,
    hasHeardAll: () => listener.isListening(channel) && isChecked() && known <= heard,
    reread,
    onChanged(handler) {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const { settle } of waiting) settle(false);
      clearInterval(poll);
    },
  };
};
