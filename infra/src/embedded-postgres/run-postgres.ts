import type { ChildProcess } from 'node:child_process';
import { removePidFile, writePidFile } from '../processes/pid-file.ts';
import { freeLocalPort } from '../processes/ports.ts';
import { supervise } from '../processes/supervised.ts';
import { type ClusterOptions, openCluster } from './postgres-cluster.ts';
import { endGuard, endLeftoverServer, startGuard, startPostgres, untilReady } from './postgres-server.ts';

/**
 * Runs PostgreSQL on a data directory until the lifetime ends. `npm start` and the tests use it with different settings.
 *
 * @returns its port on 127.0.0.1
 */
export const runPostgres = async (options: ClusterOptions): Promise<number> => {
  const { dataDir, lifetime } = options;
  const cluster = await openCluster(options);
  await endLeftoverServer(cluster);
  const port = await freeLocalPort();
  let guard: ChildProcess | undefined;
  const server = supervise({
    name: 'postgres',
    start: () => startPostgres(cluster, port),
    onStart(pid) {
      writePidFile(dataDir, 'postgres', pid);
      guard = startGuard(pid);
    },
    onDeath(death) {
      if (guard) void endGuard(guard);
      lifetime.reportDeath(death);
    },
  });
  lifetime.onStop(async () => {
    await server.stop({ signal: 'SIGINT', harder: 'SIGQUIT', timeoutMs: 20_000 });
    if (guard) await endGuard(guard);
    removePidFile(dataDir, 'postgres', server.child.pid);
  });
  await untilReady(cluster, server, lifetime);
  return port;
};
