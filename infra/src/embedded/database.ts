import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import { removePidFile, writePidFile } from '../processes/pid-file.ts';
import { serviceRole } from '../setup/service-role.ts';
import type { Lifetime } from './lifetime.ts';
import { freeLocalPort } from './ports.ts';
import { openCluster } from './postgres-cluster.ts';
import { endLeftoverServer, startPostgres, untilReady } from './postgres-server.ts';
import { supervise } from './supervised.ts';

export interface Database {
  /** Of the role that owns the tables. */
  ownerUrl: string;
  /** Of the role that the services use. */
  serviceUrl: string;
  /** The supervisor runs the server. */
  embedded: boolean;
}

/** The server that DATABASE_URL names, or else the embedded one, started and answering. */
export const startDatabase = async (config: Config, secrets: Secrets, lifetime: Lifetime): Promise<Database> => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return { ownerUrl: databaseUrl, serviceUrl: databaseUrl, embedded: false };
  const cluster = await openCluster(dataDir, secrets.databasePassword, lifetime);
  await endLeftoverServer(cluster);
  const port = await freeLocalPort();
  const server = supervise({
    name: 'postgres',
    start: () => startPostgres(cluster, port),
    onStart: (pid) => writePidFile(dataDir, 'postgres', pid),
    onDeath: lifetime.died,
  });
  lifetime.onStop(async () => {
    await server.stop({ signal: 'SIGINT', harder: 'SIGQUIT', patienceMs: 20_000 });
    removePidFile(dataDir, 'postgres', server.child.pid);
  });
  await untilReady(cluster, server, lifetime);
  const urlOf = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/matraz`;
  return {
    ownerUrl: urlOf('postgres', secrets.databasePassword),
    serviceUrl: urlOf(serviceRole, secrets.serviceDatabasePassword),
    embedded: true,
  };
};
