import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from './eventstoredb-harness.ts';

/** Ends with this process at the latest. */
export const startStandIn = async (): Promise<RunningServer> => {
  const server = fork(fileURLToPath(new URL('./stand-in-server.ts', import.meta.url)), { execArgv: [] });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    async stop() {
      server.disconnect();
      await once(server, 'exit');
    },
  };
};
