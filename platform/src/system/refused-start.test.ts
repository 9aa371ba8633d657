import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type DataDir,
  endAll,
  processesOf,
  spawnStart,
  startPlatform,
  temporaryDataDir,
  until,
} from './running-platform.ts';

let dataDir: DataDir;
beforeEach(() => {
  dataDir = temporaryDataDir();
});
afterEach(() => {
  endAll(dataDir.path);
  dataDir.remove();
});

/** Starts, expects a failure with exactly one sentence and nothing left running. */
const refused = async (env: NodeJS.ProcessEnv = {}) => {
  const { npm, chunks } = spawnStart({ dataDir: dataDir.path, env });
  await until(() => npm.exitCode !== null);
  expect(npm.exitCode).toBe(1);
  expect(chunks.stderr).toMatch(/^[^\n]+\.\n$/);
  expect(processesOf(dataDir.path)).toEqual([]);
  return chunks.stderr;
};

test('a taken port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  try {
    await until(() => other.listening);
    const { port } = other.address() as { port: number };
    expect(await refused({ PORT: String(port) })).toContain(`El puerto ${port} está ocupado`);
  } finally {
    other.close();
  }
});

test('an address that the machine does not have', async () => {
  expect(await refused({ MATRAZ_HOST: '192.0.2.123' })).toContain('no tiene la dirección 192.0.2.123');
});

test('a file in the place of the data directory', async () => {
  mkdirSync(dirname(dataDir.path), { recursive: true });
  writeFileSync(dataDir.path, '');
  expect(await refused()).toContain(`No se puede escribir en la carpeta de datos ${dataDir.path}`);
});

test('a data directory where nobody can write', async () => {
  expect(await refused({ MATRAZ_DATA_DIR: '/proc/matraz' })).toContain(
    'No se puede escribir en la carpeta de datos /proc/matraz',
  );
});

test('a wrong environment variable', async () => {
  expect(await refused({ MATRAZ_DEMO: 'tal vez' })).toContain('MATRAZ_DEMO');
});

test('a DATABASE_URL where nobody answers', async () => {
  expect(await refused({ DATABASE_URL: 'postgres://127.0.0.1:1/matraz' })).toContain('no responde (ECONNREFUSED)');
});

test('an EVENT_STORE_URL where nobody answers', async () => {
  const env = { EVENT_STORE_URL: 'esdb://127.0.0.1:1?tls=false' };
  expect(await refused(env)).toMatch(/^El registro de eventos no responde \(.*ECONNREFUSED/);
});

test('a REDIS_URL where nobody answers', async () => {
  const env = { REDIS_URL: 'redis://127.0.0.1:1' };
  expect(await refused(env)).toBe('Redis no responde en la dirección de REDIS_URL (ECONNREFUSED).\n');
});

test('a PostgreSQL directory that is none', async () => {
  mkdirSync(join(dataDir.path, 'postgres'), { recursive: true });
  expect(await refused()).toContain(`${join(dataDir.path, 'postgres')}, que está dañada`);
});

test('damaged files: of PostgreSQL, then of the secrets', async () => {
  const platform = await startPlatform({ dataDir: dataDir.path, env: { MATRAZ_DEMO: '0' } });
  await platform.stop();

  const secrets = join(dataDir.path, 'secrets.json');
  writeFileSync(secrets, '{');
  expect(await refused()).toContain('secrets.json está dañado');
  rmSync(secrets);
  expect(await refused()).toContain('no acepta la contraseña');

  writeFileSync(join(dataDir.path, 'postgres', 'global', 'pg_control'), 'garbage');
  expect(await refused()).toContain('que está dañada o es de otra versión');
});
