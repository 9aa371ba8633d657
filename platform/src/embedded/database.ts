import type { Config } from '@matraz/infra/config/config';
import { loadDatabaseSecrets } from '@matraz/infra/config/database-secrets';
import { withLogin } from '@matraz/infra/config/passwords';
import { durableSettings } from '@matraz/infra/embedded-postgres/postgres-settings';
import { runPostgres } from '@matraz/infra/embedded-postgres/run-postgres';
import type { Lifetime } from '@matraz/infra/processes/lifetime';
import { serviceRole } from '../setup/service-role.ts';

export interface Database {
  /** Address with the role that owns the tables. */
  ownerUrl: string;
  /** Address with the role that the services use. */
  serviceUrl: string;
  /** Password of the role of the services. Unset: they use the role of the owner. */
  servicePassword?: string;
  /** True when the supervisor runs the server. */
  embedded: boolean;
}

const ownerRole = 'postgres';

/** The address of the embedded server for its owner. An address with another role than that of the services stays as it is. */
export const ownerUrlOf = (databaseUrl: string, dataDir: string): string => {
  const url = new URL(databaseUrl);
  if (url.username !== serviceRole) return databaseUrl;
  url.username = ownerRole;
  url.password = loadDatabaseSecrets(dataDir).databasePassword;
  return url.href;
};

/** With MATRAZ_SERVICE_PASSWORD the services do not get the login of DATABASE_URL. */
const serviceLoginOf = (databaseUrl: string): Pick<Database, 'serviceUrl' | 'servicePassword'> => {
  const servicePassword = process.env.MATRAZ_SERVICE_PASSWORD?.trim() ? process.env.MATRAZ_SERVICE_PASSWORD : undefined;
  if (servicePassword === undefined) return { serviceUrl: databaseUrl };
  return { serviceUrl: withLogin(databaseUrl, serviceRole, servicePassword), servicePassword };
};

/** Uses the server of DATABASE_URL, or starts the embedded server when DATABASE_URL is not set. */
export const startDatabase = async (config: Config, lifetime: Lifetime): Promise<Database> => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return { ownerUrl: databaseUrl, embedded: false, ...serviceLoginOf(databaseUrl) };
  const { databasePassword: ownerPassword, serviceDatabasePassword: servicePassword } = loadDatabaseSecrets(dataDir);
  const settings = durableSettings({ api: config.apiProcesses, worker: config.workerProcesses });
  const port = await runPostgres({ dataDir, ownerPassword, settings, lifetime });
  const urlOf = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/matraz`;
  return {
    ownerUrl: urlOf(ownerRole, ownerPassword),
    serviceUrl: urlOf(serviceRole, servicePassword),
    servicePassword,
    embedded: true,
  };
};
