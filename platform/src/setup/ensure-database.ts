import { StartupError } from '@matraz/infra/config/startup-error';
import { sqlState } from '@matraz/infra/postgres/error-codes';
import pg from 'pg';

/** The server does not answer, or it refuses the login. */
export class DatabaseUnreachable extends StartupError {}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

const connect = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return client;
};

const create = async (databaseUrl: string): Promise<void> => {
  const maintenance = new URL(databaseUrl);
  const name = decodeURIComponent(maintenance.pathname.slice(1));
  maintenance.pathname = '/postgres';
  const client = await connect(maintenance.href);
  await client.query(`create database ${client.escapeIdentifier(name)}`).finally(() => client.end());
};

/**
 * Creates the database of the address when it does not exist.
 *
 * @throws DatabaseUnreachable when the server does not answer or refuses the password
 */
export const ensureDatabase = async (databaseUrl: string): Promise<void> => {
  try {
    const client = await connect(databaseUrl);
    await client.end();
  } catch (cause) {
    const code = codeOf(cause);
    if (code === sqlState.unknownDatabase) return create(databaseUrl);
    if (code === sqlState.invalidPassword)
      throw new DatabaseUnreachable(
        'La base de datos no acepta la contraseña de database-secrets.json o de DATABASE_URL: reponga la que tenía.',
        { cause },
      );
    throw new DatabaseUnreachable(`La base de datos no responde (${code || (cause as Error).message}).`, { cause });
  }
};
