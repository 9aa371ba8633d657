import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Lock {
  release(): void;
}

/** A listening socket belongs to one process and closes with it, also after kill -9, so no lock stays behind. */
const addressOf = (subject: string) => {
  const name = `matraz-${createHash('sha256').update(subject).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
};

const listen = async (address: string): Promise<Server | undefined> => {
  const server = createServer((socket) => socket.destroy());
  try {
    await once(server.listen(address), 'listening');
    return server.unref();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
};

/** Outside Linux the socket is a file, which stays after the end of its process. */
const isStale = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address);
    socket.on('connect', () => resolve(false)).on('error', () => resolve(true));
    socket.on('connect', () => socket.destroy());
  });

/**
 * @param subject the name of the lock
 * @returns undefined when another process holds the lock
 */
export const tryLock = async (subject: string): Promise<Lock | undefined> => {
  const address = addressOf(subject);
  let server = await listen(address);
  if (!server && !address.startsWith('\0') && (await isStale(address))) {
    rmSync(address, { force: true });
    server = await listen(address);
  }
  return server && { release: () => void server.close() };
};
