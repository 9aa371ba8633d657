import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresBinaries } from '@matraz/infra/embedded-postgres/postgres-binaries';
import { testSettings } from '@matraz/infra/embedded-postgres/postgres-settings';
import { asUser, giveTo, postgresRunAs } from '@matraz/infra/embedded-postgres/postgres-user';
import { freeLocalPort } from '@matraz/infra/processes/ports';
import pg from 'pg';

export interface PostgresServer {
  port: number;
  urlOf(database: string): string;
  /** Runs one query on the maintenance database. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Ends it at once, as a power failure does. */
  kill(): Promise<void>;
}

/** A folder that PostgreSQL can write. */
export const makePostgresFolder = (path: string): void => {
  mkdirSync(path, { mode: 0o700 });
  giveTo(postgresRunAs(path), path);
};

/** A file that PostgreSQL can write. */
export const writePostgresFile = (path: string, text: string): void => {
  writeFileSync(path, text, { mode: 0o600 });
  giveTo(postgresRunAs(path), path);
};

/** Creates the files of a server that trusts every connection of this machine. */
export const initialisePostgres = (folder: string): void => {
  makePostgresFolder(folder);
  const { initdb } = postgresBinaries();
  const flags = [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const { command, args, options } = asUser(postgresRunAs(folder, initdb), initdb, flags, folder);
  execFileSync(command, args, { ...options, cwd: '/', stdio: 'ignore' });
};

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client
    .connect()
    .then(() => true)
    .catch(() => false)
    .finally(() => client.end().catch(() => {}));
};

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Starts a server on its files. Returns when it answers queries, a standby too. @throws when it ends before */
export const startPostgresServer = async (folder: string, settings: readonly string[]): Promise<PostgresServer> => {
  const { postgres } = postgresBinaries();
  const port = await freeLocalPort();
  const flags = ['-D', folder, '-p', String(port), ...[...testSettings, ...settings].flatMap((one) => ['-c', one])];
  const { command, args, options } = asUser(postgresRunAs(folder, postgres), postgres, flags, folder);
  const child = spawn(command, args, { ...options, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text) => {
    log = `${log}${text}`.slice(-4_000);
  });
  const exited = once(child, 'exit');
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  while (!(await canConnect(urlOf('postgres')))) {
    if (!isAlive(child)) throw new Error(`PostgreSQL ended in ${folder}: ${log}`);
    await delay(100);
  }
  return {
    port,
    urlOf,
    async query(sql) {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      return (await client.query(sql).finally(() => client.end())).rows;
    },
    async kill() {
      if (isAlive(child)) child.kill('SIGQUIT');
      await exited;
    },
  };
};
