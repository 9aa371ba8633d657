import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from './eventstoredb-harness.ts';

export interface StandInOptions {
  /** The user in the address of the server. */
  login?: 'administrator' | 'without $admins' | 'unknown';
}

/** Starts the stand-in. It ends when this process ends. */
export const startStandIn = async (options: StandInOptions = {}): Promise<RunningServer & { pid: number }> => {
  const program = fileURLToPath(new URL('./stand-in-server.ts', import.meta.url));
  const server = fork(program, [JSON.stringify(options)], { execArgv: [] });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    pid: server.pid ?? 0,
    async stop() {
      server.disconnect();
      await once(server, 'exit');
    },
  };
};
