import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type DataDir,
  killProcesses,
  processesOf,
  spawnStart,
  startPlatform,
  temporaryDataDir,
  waitUntil,
} from './running-platform.ts';

let dataDir: DataDir;
beforeEach(() => {
  dataDir = temporaryDataDir();
});
afterEach(() => {
  killProcesses(dataDir.path);
  dataDir.remove();
});

/** Expects that the start fails with one sentence and leaves no process. @returns the sentence */
const expectRefused = async (env: NodeJS.ProcessEnv = {}) => {
  const { npm, chunks } = spawnStart({ dataDir: dataDir.path, env });
  await waitUntil(() => npm.exitCode !== null);
  expect(npm.exitCode).toBe(1);
  expect(chunks.stderr).toMatch(/^[^\n]+\.\n$/);
  expect(processesOf(dataDir.path)).toEqual([]);
  return chunks.stderr;
};

test('a port in use is refused', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  try {
    await waitUntil(() => other.listening);
    const { port } = other.address() as { port: number };
    expect(await expectRefused({ PORT: String(port) })).toContain(`El puerto ${port} está ocupado`);
  } finally {
    other.close();
  }
});

test('an address that the machine does not have is refused', async () => {
  expect(await expectRefused({ MATRAZ_HOST: '192.0.2.123', MATRAZ_DEMO: '0' })).toContain(
    'no tiene la dirección 192.0.2.123',
  );
});

test('a file in the place of the data directory is refused', async () => {
  mkdirSync(dirname(dataDir.path), { recursive: true });
  writeFileSync(dataDir.path, '');
  expect(await expectRefused()).toContain(`No se puede escribir en la carpeta de datos ${dataDir.path}`);
});

test('a data directory without write permission is refused', async () => {
  expect(await expectRefused({ MATRAZ_DATA_DIR: '/proc/matraz' })).toContain(
    'No se puede escribir en la carpeta de datos /proc/matraz',
  );
});

test('a wrong value of an environment variable is refused', async () => {
  expect(await expectRefused({ MATRAZ_DEMO: 'tal vez' })).toContain('MATRAZ_DEMO');
});

test('[security 38] a public address with the demo accounts is refused', async () => {
  expect(await expectRefused({ PUBLIC_URL: 'https://matraz.example' })).toContain('Use MATRAZ_DEMO=0.');
});

test('a DATABASE_URL without a server is refused', async () => {
  expect(await expectRefused({ DATABASE_URL: 'postgres://127.0.0.1:1/matraz' })).toContain(
    'no responde (ECONNREFUSED)',
  );
});

test('an EVENT_STORE_URL without a server is refused', async () => {
  const env = { EVENT_STORE_URL: 'esdb://127.0.0.1:1?tls=false' };
  expect(await expectRefused(env)).toMatch(/^El registro de eventos no responde \(.*ECONNREFUSED/);
});

test('an EVENT_STORE_URL whose server accepts connections but does not answer is refused', async () => {
  const server = await startStandIn();
  process.kill(server.pid, 'SIGSTOP');
  try {
    expect(await expectRefused({ EVENT_STORE_URL: server.url })).toBe(
      'El registro de eventos no responde (no contesta).\n',
    );
  } finally {
    process.kill(server.pid, 'SIGCONT');
    await server.stop();
  }
});

test('a REDIS_URL without a server is refused', async () => {
  const env = { REDIS_URL: 'redis://127.0.0.1:1' };
  expect(await expectRefused(env)).toBe('Redis no responde en la dirección de REDIS_URL (ECONNREFUSED).\n');
});

test('a PostgreSQL directory without a cluster is refused', async () => {
  mkdirSync(join(dataDir.path, 'postgres'), { recursive: true });
  expect(await expectRefused()).toContain(`${join(dataDir.path, 'postgres')}, que está dañada`);
});

test('a damaged secrets file, a lost password and a damaged cluster are refused', async () => {
  const platform = await startPlatform({ dataDir: dataDir.path, env: { MATRAZ_DEMO: '0' } });
  await platform.stop();

  const secrets = join(dataDir.path, 'secrets.json');
  writeFileSync(secrets, '{');
  expect(await expectRefused()).toContain('secrets.json está dañado');
  rmSync(secrets);
  rmSync(join(dataDir.path, 'database-secrets.json'));
  expect(await expectRefused()).toContain('no acepta la contraseña');

  writeFileSync(join(dataDir.path, 'postgres', 'global', 'pg_control'), 'garbage');
  expect(await expectRefused()).toContain('que está dañada o es de otra versión');
});
