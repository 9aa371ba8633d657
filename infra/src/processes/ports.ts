import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { addressesOf, everyAddress, isMissingAddress } from '../config/listening.ts';
import { StartupError } from '../config/startup-error.ts';

const listenOnce = async (port: number, host?: string): Promise<number> => {
  const server = createServer();
  await once(server.listen({ port, host, exclusive: true }), 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return chosen;
};

/**
 * Linux gives the ports from 32768 on to programs that ask for any port, and to outgoing connections. A free port from below
 * stays free until the program that it is for listens on it.
 */
const reserved = { from: 20_000, to: 32_768 } as const;

/** The ports are random, so nearly every first try finds a free one. */
const maxTries = 20;

const findFree = async (listen: (port: number) => Promise<number>, triesLeft = maxTries): Promise<number> => {
  try {
    return await listen(randomInt(reserved.from, reserved.to));
  } catch (error) {
    if (triesLeft === 1 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return findFree(listen, triesLeft - 1);
  }
};

/** A free port of this machine outside the range that Linux gives to other programs. */
export const freeLocalPort = () => findFree((port) => listenOnce(port, '127.0.0.1'));

const listenOnAll = async (port: number, host: string): Promise<number> => {
  // A check that names no address includes IPv6, so no other program answers to `localhost`.
  if (host === everyAddress) return listenOnce(port);
  const [first, ...others] = addressesOf(host);
  const chosen = await listenOnce(port, first);
  for (const other of others)
    await listenOnce(chosen, other).catch((error: unknown) => {
      if (!isMissingAddress(error)) throw error;
    });
  return chosen;
};

/**
 * @param port 0: any
 * @returns the port, which was free at the check
 * @throws StartupError when the port is used or not allowed, or the machine does not have the address
 */
export const claimPort = async (port: number, host: string): Promise<number> => {
  try {
    return await (port === 0 ? findFree((any) => listenOnAll(any, host)) : listenOnAll(port, host));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`El puerto ${port} está ocupado por otro programa: ciérrelo o elija otro con PORT.`, {
        cause,
      });
    if (code === 'EACCES')
      throw new StartupError(`No hay permiso para usar el puerto ${port}: elija uno desde 1024 con PORT.`, { cause });
    if (isMissingAddress(cause))
      throw new StartupError(`Esta máquina no tiene la dirección ${host}: elija otra con MATRAZ_HOST.`, { cause });
    throw cause;
  }
};
