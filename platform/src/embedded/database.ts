import type { Config } from '@matraz/infra/config/config';
import { loadSecrets, type Secrets } from '@matraz/infra/config/secrets';
import { durableSettings } from '@matraz/infra/embedded-postgres/postgres-settings';
import { runPostgres } from '@matraz/infra/embedded-postgres/run-postgres';
import type { Lifetime } from '@matraz/infra/processes/lifetime';
import { serviceRole } from '../setup/service-role.ts';

export interface Database {
  /** Address with the role that owns the tables. */
  ownerUrl: string;
  /** Address with the role that the services use. */
  serviceUrl: string;
  /** True when the supervisor runs the server. */
  embedded: boolean;
}

const ownerRole = 'postgres';

/** The address of the embedded server for its owner. An address with another role than that of the services stays as it is. */
export const ownerUrlOf = (databaseUrl: string, dataDir: string): string => {
  const url = new URL(databaseUrl);
  if (url.username !== serviceRole) return databaseUrl;
  url.username = ownerRole;
  url.password = loadSecrets(dataDir).databasePassword;
  return url.href;
};

/** Uses the server of DATABASE_URL, or starts the embedded server when DATABASE_URL is not set. */
export const startDatabase = async (config: Config, secrets: Secrets, lifetime: Lifetime): Promise<Database> => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return { ownerUrl: databaseUrl, serviceUrl: databaseUrl, embedded: false };
  const ownerPassword = secrets.databasePassword;
  const settings = durableSettings({ api: config.apiProcesses, worker: config.workerProcesses });
  const port = await runPostgres({ dataDir, ownerPassword, settings, lifetime });
  const urlOf = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/matraz`;
  return {
    ownerUrl: urlOf(ownerRole, ownerPassword),
    serviceUrl: urlOf(serviceRole, secrets.serviceDatabasePassword),
    embedded: true,
  };
};
