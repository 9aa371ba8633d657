import type { ReadModelChange } from '@matraz/contracts/updates';
import type { FastifyReply } from 'fastify';
import { coalesce } from './coalesce.ts';

const RETRY_MS = 2_000;
const GATHER_MS = 50;
/** A browser that does not read is disconnected at this amount. It reconnects and reads everything again. */
const MAX_BUFFERED_BYTES = 256 * 1024;

interface Stream {
  /** What the browser may have missed before the stream. */
  missed: readonly ReadModelChange[];
  heartbeatMs: number;
  /** Called at each heartbeat. False ends the stream. */
  isAllowed(): Promise<boolean>;
  /** @param close ends the stream @returns a function that stops watching */
  watchSession(close: () => void): () => void;
  /** @returns a function that unsubscribes */
  subscribe(listener: (changes: readonly ReadModelChange[]) => void): () => void;
  onClose(): void;
}

/**
 * Turns the reply into a stream of server-sent events. It works through proxies: it is not buffered and sends heartbeats. Every
 * message has an id, so a browser that reconnects sends `Last-Event-ID`.
 *
 * @returns a function that ends the stream
 */
export const openEventStream = (reply: FastifyReply, stream: Stream): (() => void) => {
  const { raw } = reply;
  let id = 0;
  const write = (text: string) => {
    if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
    else if (!raw.writableEnded && !raw.destroyed) raw.write(text);
  };

  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  write(`retry: ${RETRY_MS}\nid: 0\n\n`);

  const messages = coalesce((message) => {
    id += 1;
    write(`id: ${id}\nevent: changed\ndata: ${JSON.stringify(message)}\n\n`);
  }, GATHER_MS);
  const unsubscribe = stream.subscribe(messages.add);
  messages.add(stream.missed);

  const close = () => {
    messages.stop();
    // An open connection would delay a server that stops. After its end, the reply has no socket any more.
    const { socket } = raw;
    if (!raw.writableEnded) raw.end(() => socket?.destroySoon());
  };
  const stopWatching = stream.watchSession(close);
  const heartbeat = setInterval(() => {
    stream.isAllowed().then(
      (allowed) => (allowed ? write(': sigue\n\n') : close()),
      () => write(': sigue\n\n'), // the database is unavailable; the session may be valid
    );
  }, stream.heartbeatMs);
  raw.on('close', () => {
    clearInterval(heartbeat);
    messages.stop();
    unsubscribe();
    stopWatching();
    stream.onClose();
  });
  return close;
};
