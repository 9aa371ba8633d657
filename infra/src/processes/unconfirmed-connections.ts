import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';

/** The messages with which node:cluster gives a connection to a member, and with which the member confirms it. */
const given = z.object({ act: z.literal('newconn'), seq: z.number() });
const confirmed = z.object({ ack: z.number() });

interface Handle {
  close(): void;
}
const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function';

/**
 * Closes the connections that were given to a member of the group and that it did not confirm before its death. node:cluster would keep them
 * open, and their clients would wait until their own limits.
 */
export const closeUnconfirmedConnections = (member: ChildProcess): void => {
  const unconfirmed = new Map<number, Handle>();
  member.send = new Proxy(member.send, {
    apply(send, self, args) {
      const handle: unknown = args[1];
      const message = isHandle(handle) ? given.safeParse(args[0]) : undefined;
      if (isHandle(handle) && message?.success) unconfirmed.set(message.data.seq, handle);
      return Reflect.apply(send, self, args);
    },
  });
  member.on('internalMessage', (received: unknown) => {
    const message = confirmed.safeParse(received);
    if (message.success) unconfirmed.delete(message.data.ack);
  });
  member.once('exit', () => {
    for (const handle of unconfirmed.values()) handle.close();
  });
};
