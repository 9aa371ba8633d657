import type { SendHandle } from 'node:child_process';
import { type BirpcReturn, createBirpc } from 'birpc';

/** A call without an answer fails after this many milliseconds. */
const timeoutMs = 30_000;

/** The process at the other end of an IPC channel. Its functions are called like local ones and return promises. */
export type Peer<Remote extends object, Local extends object = object> = BirpcReturn<Remote, Local>;

/** A child process, or `process` for its parent. */
export interface Channel {
  readonly connected: boolean;
  send?(message: unknown, handle: SendHandle | undefined, options: undefined, sent: () => void): boolean;
  on(event: 'message', handler: (message: unknown) => void): unknown;
}

/**
 * Connects two processes by their IPC channel.
 *
 * @param functions those that the other process may call
 */
export const connectPeer = <Remote extends object, Local extends object>(
  channel: Channel,
  functions: Local,
): Peer<Remote, Local> =>
  createBirpc<Remote, Local>(functions, {
    // A process that ended gets no message. Its calls end with it.
    post: (message) => channel.connected && channel.send?.(message, undefined, undefined, () => {}),
    on: (handler) => void channel.on('message', handler),
    timeout: timeoutMs,
  });
