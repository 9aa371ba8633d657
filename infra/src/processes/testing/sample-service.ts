import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { runService } from '../run-service.ts';

await runService(
  'worker',
  async ({ logger, config }) => {
    const server = createServer((socket) => {
      socket.on('error', () => {}).end('hello');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    writeFileSync(join(config.dataDir, 'port'), String((server.address() as AddressInfo).port));
    return {
      check: async () => {},
      async close() {
        server.close();
        logger.info('closed');
      },
    };
  },
  { count: ({ workerProcesses }) => workerProcesses },
);
