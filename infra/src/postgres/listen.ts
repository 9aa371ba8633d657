import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

type Payload = Record<string, unknown>;

export interface Listener {
  /** Payloads that are not JSON objects are ignored. @returns removes this handler */
  on(channel: string, handler: (payload: Payload) => void): () => void;
  /**
   * Called after each connect, the first one too, and when it listens to a new channel. Notifications before it were lost, so read
   * the state again.
   *
   * @returns removes this handler
   */
  onReconnect(handler: () => void): () => void;
  /** Whether the handlers of the channel get every notification. False from the loss of the connection until it listens again. */
  isListening(channel: string): boolean;
  close(): Promise<void>;
}

const retryIntervalMs = 250;

/** Null: not a JSON object. Any user of the database can send any payload, and it must not end the process. */
const parsed = (payload = ''): Payload | null => {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' ? (value as Payload | null) : null;
  } catch {
    return null;
  }
};

/** A dead connection never ends by itself, and must not keep the process running. */
const orAfterASecond = (ended: Promise<void>) => Promise.race([ended, delay(1_000, undefined, { ref: false })]);

/**
 * One connection that listens for NOTIFY. It connects in the background, and again after every loss, until it is closed.
 *
 * @param checkEveryMs time between two checks of the connection
 * @param timeoutMs a check without an answer for this long means that the connection is lost
 */
export const createListener = (databaseUrl: string, { checkEveryMs = 10_000, timeoutMs = 5_000 } = {}): Listener => {
  const channels = new Map<string, Set<(payload: Payload) => void>>();
  const reconnectHandlers = new Set<() => void>();
  /** On the present connection. */
  const listening = new Set<string>();
  const closing = new AbortController();
  let work = Promise.withResolvers<void>();

  const receive = ({ channel, payload }: pg.Notification) => {
    const value = parsed(payload);
    if (value !== null) for (const handler of channels.get(channel) ?? []) handler(value);
  };

  /** One statement at a time: pg accepts no query while another one runs. */
  const listenToNew = async (connected: pg.Client) => {
    for (const channel of channels.keys()) {
      if (listening.has(channel)) continue;
      await connected.query(`listen ${pg.escapeIdentifier(channel)}`);
      listening.add(channel);
    }
  };

  /** Ends when the connection is lost, or the listener closed. */
  const listen = async () => {
    const limits = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
    const connection = new pg.Client({
      application_name: 'matraz-listener',
      connectionString: databaseUrl,
      keepAlive: true,
      ...limits,
    });
    let isLost = false;
    const lose = () => {
      isLost = true;
      listening.clear();
      work.resolve();
    };
    connection.on('error', lose).on('end', lose).on('notification', receive);
    const check = setInterval(() => work.resolve(), checkEveryMs).unref();
    try {
      await connection.connect();
      let known = -1;
      while (!isLost && !closing.signal.aborted) {
        work = Promise.withResolvers();
        await listenToNew(connection);
        // Without a new channel this is the check.
        if (known === listening.size) await connection.query('select pg_backend_pid()');
        else for (const handler of reconnectHandlers) handler();
        known = listening.size;
        await work.promise;
      }
    } finally {
      clearInterval(check);
      listening.clear();
      await orAfterASecond(connection.end());
    }
  };

  const keepListening = async () => {
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      await listen().catch(() => {});
      // A connection that lasted is replaced at once.
      if (performance.now() - startedAt > retryIntervalMs) continue;
      await delay(retryIntervalMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const ended = keepListening();

  return {
    on(channel, handler) {
      const handlers = channels.get(channel) ?? new Set();
      channels.set(channel, handlers.add(handler));
      work.resolve();
      return () => void handlers.delete(handler);
    },
    onReconnect(handler) {
      reconnectHandlers.add(handler);
      return () => void reconnectHandlers.delete(handler);
    },
    isListening: (channel) => listening.has(channel),
    async close() {
      closing.abort();
      work.resolve();
      await orAfterASecond(ended);
    },
  };
};
