import type { ReadModelChange } from '@matraz/contracts/updates';
import type { FastifyReply } from 'fastify';
import { coalesce } from './coalesce.ts';

const RETRY_MS = 2_000;
const GATHER_MS = 50;
/** A browser that reads slower than this fills up is dropped; it comes back and reads everything anew. */
const MAX_UNSENT_BYTES = 256 * 1024;

interface Stream {
  /** The browser was connected before and may have missed something. */
  isResumed: boolean;
  heartbeatMs: number;
  /** Asked at each heartbeat; false ends the stream. */
  isAllowed(): Promise<boolean>;
  /** @returns leaves */
  join(hear: (changes: readonly ReadModelChange[]) => void): () => void;
  everything: readonly ReadModelChange[];
  onClose(): void;
}

/**
 * Turns the reply into a stream of server-sent events that works through proxies: unbuffered, with a comment now and then.
 * Every message has an id, so that a browser that comes back says so.
 *
 * @returns ends the stream
 */
export const openEventStream = (reply: FastifyReply, stream: Stream): (() => void) => {
  const { raw } = reply;
  let id = 0;
  const write = (text: string) => {
    if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy();
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
  const leave = stream.join(messages.add);
  if (stream.isResumed) messages.add(stream.everything);

  const close = () => {
    // A kept connection would hold up a server that stops. The reply lets go of its socket at its end.
    const { socket } = raw;
    if (!raw.writableEnded) raw.end(() => socket?.destroySoon());
  };
  const heartbeat = setInterval(() => {
    stream.isAllowed().then(
      (allowed) => (allowed ? write(': sigue\n\n') : close()),
      () => write(': sigue\n\n'), // the database is away: that says nothing of the session
    );
  }, stream.heartbeatMs);
  raw.on('close', () => {
    clearInterval(heartbeat);
    messages.stop();
    leave();
    stream.onClose();
  });
  return close;
};
