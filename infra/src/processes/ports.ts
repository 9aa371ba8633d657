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

/** A port of this machine that is free at the moment. */
export const freeLocalPort = () => listenOnce(0, '127.0.0.1');

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
    return await listenOnAll(port, host);
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
