import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pgListen from 'pg-listen';
import { coalesced } from '../task-queue.ts';

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

const retryInterval = 250;

/**
 * One connection that listens for NOTIFY. It connects in the background, and again after every loss, until it is closed. pg-listen
 * does this, but alone it stays deaf when a LISTEN fails after a loss, connects again after `close`, and does not tell when it listens.
 *
 * @param checkEveryMs time between two checks of the connection
 * @param timeoutMs a check without an answer for this long means that the connection is lost
 */
export const createListener = (databaseUrl: string, { checkEveryMs = 10_000, timeoutMs = 5_000 } = {}): Listener => {
  const channels = new Set<string>();
  const reconnectHandlers = new Set<() => void>();
  let isClosed = false;
  /** The channels that the present connection listens to. Null: there is no connection. */
  let listening: Set<string> | null = null;
  /** Of the present connection or attempt. pg-listen offers no other way to end it. */
  let socket: Socket | undefined;

  const subscriber = pgListen.default<Record<string, unknown>>(
    {
      application_name: 'matraz-listener',
      connectionString: databaseUrl,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      // pg-listen sends a query while another one runs. pg 9 allows that only in a pipeline.
      pipeline: true,
      stream: () => {
        socket = new Socket();
        return socket;
      },
    },
    { paranoidChecking: checkEveryMs, retryInterval, retryTimeout: Number.POSITIVE_INFINITY },
  );

  const listenToNew = coalesced(async () => {
    const present = listening;
    const added = [...channels].filter((channel) => !present?.has(channel));
    if (!present || added.length === 0) return;
    try {
      await Promise.all(added.map((channel) => subscriber.listenTo(channel)));
    } catch {
      if (present !== listening) return;
      // The server refused, as a standby does. The next connection may lead to another server.
      await delay(retryInterval);
      if (present === listening) socket?.destroy();
      return;
    }
    for (const channel of added) present.add(channel);
    for (const handler of reconnectHandlers) handler();
  });

  subscriber.events
    // Emitted at the loss, and before each attempt to connect.
    .on('reconnect', () => {
      if (isClosed) throw new Error('closed'); // ends the attempts
      listening = null;
      // Clears pg-listen's channels, so that it sends no LISTEN itself. The query fails, because the connection is lost.
      subscriber.unlistenAll().catch(() => {});
    })
    .on('connected', () => {
      listening = new Set();
      void listenToNew();
    })
    // A payload is not JSON, or `close` ended the attempts. Any user of the database can send any payload.
    .on('error', () => {});
  // A failed first connection is retried like a lost one.
  subscriber.connect().catch(() => {});

  return {
    on(channel, handler) {
      const receive = (payload: unknown) => {
        if (typeof payload === 'object' && payload !== null) handler(payload as Payload);
      };
      subscriber.notifications.on(channel, receive);
      channels.add(channel);
      void listenToNew();
      return () => void subscriber.notifications.removeListener(channel, receive);
    },
    onReconnect(handler) {
      reconnectHandlers.add(handler);
      return () => void reconnectHandlers.delete(handler);
    },
    isListening: (channel) => listening?.has(channel) ?? false,
    async close() {
      isClosed = true;
      listening = null;
      // A dead connection never ends by itself, and must not keep the process running.
      await Promise.race([subscriber.close(), delay(1_000, undefined, { ref: false })]);
      socket?.destroy();
    },
  };
};
