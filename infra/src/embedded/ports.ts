import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { StartupError } from '../config/startup-error.ts';

const listenOnce = async (port: number, host?: string): Promise<number> => {
  const server = createServer();
  await once(server.listen({ port, host, exclusive: true }), 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return chosen;
};

/** A port of this machine that nobody uses at the moment. */
export const freeLocalPort = () => listenOnce(0, '127.0.0.1');

/**
 * @param port 0: any
 * @returns the port, free on every address of the machine a moment ago
 * @throws StartupError when it is taken or not allowed
 */
export const claimPort = async (port: number): Promise<number> => {
  try {
    return await listenOnce(port);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`El puerto ${port} está ocupado por otro programa: ciérrelo o elija otro con PORT.`, {
        cause,
      });
    if (code === 'EACCES')
      throw new StartupError(`No hay permiso para usar el puerto ${port}: elija uno desde 1024 con PORT.`, { cause });
    throw cause;
  }
};
