import { setTimeout as delay } from 'node:timers/promises';
import pgListen from 'pg-listen';

export interface Listener {
  /** Payloads are JSON objects; others are not heard. @returns stops this one from hearing */
  on(channel: string, handler: (payload: Record<string, unknown>) => void): () => void;
  /**
   * Each time that listening begins, at first and after every loss: what was notified before was not heard, so read again.
   *
   * @returns stops
   */
  onReconnect(handler: () => void): () => void;
  close(): Promise<void>;
}

const retryInterval = 250;

/**
 * One connection that listens for NOTIFY. It connects in the background and again after every loss, for ever.
 *
 * @param checkEveryMs the connection is asked for a sign of life this often
 * @param timeoutMs without an answer for this long, the connection counts as lost
 */
export const createListener = (databaseUrl: string, { checkEveryMs = 10_000, timeoutMs = 5_000 } = {}): Listener => {
  let closed = false;
  const channels = new Map<string, Set<(payload: Record<string, unknown>) => void>>();
  const reconnectHandlers = new Set<() => void>();
  const subscriber = pgListen.default<Record<string, Record<string, unknown>>>(
    { connectionString: databaseUrl, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs },
    {
      retryTimeout: Number.POSITIVE_INFINITY,
      // The loop of pg-listen does not know of close(); an error is its only way out.
      retryInterval: () => {
        if (closed) throw new Error('closed');
        return retryInterval;
      },
      paranoidChecking: checkEveryMs,
    },
  );

  const announce = () => {
    for (const handler of reconnectHandlers) handler();
  };
  // pg-listen listens again to all its channels before it says `connected`.
  const listenTo = (channel: string) => subscriber.listenTo(channel)?.then(announce, () => {});
  // A connection that fell silent never says that it ended; it must not hold up the process.
  const end = () => Promise.race([subscriber.close().catch(() => {}), delay(1_000, undefined, { ref: false })]);

  subscriber.events.on('notification', ({ channel, payload }) => {
    // Whoever is in the database can notify anything; it must not end the process.
    if (typeof payload !== 'object' || payload === null) return;
    for (const handler of channels.get(channel) ?? []) handler(payload);
  });
  subscriber.events.on('connected', () => {
    if (closed) void end();
    else announce();
  });
  subscriber.events.on('error', () => {
    // A payload that is not JSON, or LISTEN failed on a new connection: the next check finds that one lost. After close()
    // nobody else ends what was connected meanwhile.
    if (closed) void end();
  });
  // A failed first connect is retried like a lost one.
  subscriber.connect().catch(() => {});

  return {
    on(channel, handler) {
      const handlers = channels.get(channel) ?? new Set();
      channels.set(channel, handlers.add(handler));
      void listenTo(channel);
      return () => void handlers.delete(handler);
    },
    onReconnect(handler) {
      reconnectHandlers.add(handler);
      return () => void reconnectHandlers.delete(handler);
    },
    async close() {
      closed = true;
      await end();
    },
  };
};
