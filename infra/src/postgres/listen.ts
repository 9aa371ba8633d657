import { setTimeout as delay } from 'node:timers/promises';
import pgListen from 'pg-listen';

export interface Listener {
  /** Payloads that are not JSON objects are ignored. @returns removes this handler */
  on(channel: string, handler: (payload: Record<string, unknown>) => void): () => void;
  /**
   * Called after each connect, the first one too. Notifications before it were lost, so read the state again.
   *
   * @returns removes this handler
   */
  onReconnect(handler: () => void): () => void;
  /** Whether the handlers of the channel get every notification. False from the loss of the connection until it listens again. */
  isListening(channel: string): boolean;
  close(): Promise<void>;
}

const retryInterval = 250;

/**
 * One connection that listens for NOTIFY. It connects in the background, and again after every loss, until it is closed.
 *
 * @param checkEveryMs time between two checks of the connection
 * @param timeoutMs a check without an answer for this long means that the connection is lost
 */
export const createListener = (databaseUrl: string, { checkEveryMs = 10_000, timeoutMs = 5_000 } = {}): Listener => {
  let closed = false;
  let isConnected = false;
  let wasLost = false;
  const listening = new Set<string>();
  const channels = new Map<string, Set<(payload: Record<string, unknown>) => void>>();
  const reconnectHandlers = new Set<() => void>();
  const subscriber = pgListen.default<Record<string, Record<string, unknown>>>(
    { connectionString: databaseUrl, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs },
    {
      retryTimeout: Number.POSITIVE_INFINITY,
      // The retry loop of pg-listen ignores close(). An error ends it.
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
  const listenTo = (channel: string) =>
    subscriber.listenTo(channel)?.then(
      () => {
        listening.add(channel);
        announce();
      },
      () => {},
    );
  // A dead connection never emits its end, and must not keep the process running.
  const end = () => Promise.race([subscriber.close().catch(() => {}), delay(1_000, undefined, { ref: false })]);

  subscriber.events.on('notification', ({ channel, payload }) => {
    // Any user of the database can send any payload. It must not end the process.
    if (typeof payload !== 'object' || payload === null) return;
    for (const handler of channels.get(channel) ?? []) handler(payload);
  });
  subscriber.events.on('connected', () => {
    if (closed) return void end();
    isConnected = true;
    // pg-listen listens to all its channels again before it emits `connected`, but not on the first connection.
    if (wasLost) for (const channel of channels.keys()) listening.add(channel);
    announce();
  });
  // Emitted at the loss, before each attempt to connect.
  subscriber.events.on('reconnect', () => {
    isConnected = false;
    wasLost = true;
  });
  subscriber.events.on('error', () => {
    // The payload is not JSON, or LISTEN failed on a new connection, which the next check then finds lost. After close() a
    // connection that was opened meanwhile must be ended here.
    if (closed) void end();
  });
  // A failed first connection is retried like a lost one.
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
    isListening: (channel) => isConnected && listening.has(channel),
    async close() {
      closed = true;
      isConnected = false;
      await end();
    },
  };
};
