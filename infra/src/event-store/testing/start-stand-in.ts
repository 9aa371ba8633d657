import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OtherLogin, RunningServer } from './eventstoredb-harness.ts';

export interface StandInOptions {
  /** The login that the server takes every request for. */
  login?: 'administrator' | Exclude<OtherLogin, 'services'>;
}

/** Starts the stand-in. It ends when this process ends. */
export const startStandIn = async (options: StandInOptions = {}): Promise<RunningServer & { pid: number }> => {
  const program = fileURLToPath(new URL('./stand-in-server.ts', import.meta.url));
  const server = fork(program, [JSON.stringify(options)], { execArgv: [] });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const withOtherLogin: RunningServer[] = [];
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    // The client sends no login without TLS, so each login has a server.
    async urlWith(login) {
      if (login === 'services') return null; // it has no users
      const other = await startStandIn({ login });
      withOtherLogin.push(other);
      return other.url;
    },
    pid: server.pid ?? 0,
    async stop() {
      await Promise.all(withOtherLogin.map((other) => other.stop()));
      server.disconnect();
      await once(server, 'exit');
    },
  };
};
