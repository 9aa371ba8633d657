import type { Config } from '@matraz/infra/config/config';
import type { Secrets } from '@matraz/infra/config/secrets';
import { durableSettings } from '@matraz/infra/embedded-postgres/postgres-settings';
import { runPostgres } from '@matraz/infra/embedded-postgres/run-postgres';
import type { Lifetime } from '@matraz/infra/processes/lifetime';
import { serviceRole } from '../setup/service-role.ts';

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
  const ownerPassword = secrets.databasePassword;
  const port = await runPostgres({ dataDir, ownerPassword, settings: durableSettings, lifetime });
  const urlOf = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/matraz`;
  return {
    ownerUrl: urlOf('postgres', ownerPassword),
    serviceUrl: urlOf(serviceRole, secrets.serviceDatabasePassword),
    embedded: true,
  };
};
