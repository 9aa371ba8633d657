import pg from 'pg';
import { StartupError } from '../config/startup-error.ts';

const codeOf = (error: unknown) => (error as { code?: string }).code;

/**
 * Creates the database that the address names, when the server does not have it.
 *
 * @throws StartupError when the server refuses the password
 */
export const ensureDatabase = async (databaseUrl: string): Promise<void> => {
  const maintenance = new URL(databaseUrl);
  const name = decodeURIComponent(maintenance.pathname.slice(1));
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  try {
    await client.connect();
  } catch (cause) {
    if (codeOf(cause) !== '28P01') throw cause;
    throw new StartupError(
      'La base de datos no acepta la contraseña de secrets.json: reponga ese archivo de un respaldo.',
      {
        cause,
      },
    );
  }
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};
