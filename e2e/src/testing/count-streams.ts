import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { address } from './stack.ts';

/** Passes the requests of pages on to the platform, and counts the update streams that are open. */
export const countStreams = async () => {
  let open = 0;
  let opened = 0;
  const server = createServer((asked, reply) => {
    const { url = '/', method, headers } = asked;
    const toPlatform = request(address + url, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    toPlatform.on('error', () => reply.destroy());
    asked.pipe(toPlatform);
    reply.on('close', () => toPlatform.destroy());
    if (!url.startsWith('/api/updates')) return;
    open += 1;
    opened += 1;
    reply.on('close', () => {
      open -= 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    /** The same host name as the platform, so the same cookies. */
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    open: () => open,
    /** Since the start. */
    opened: () => opened,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
