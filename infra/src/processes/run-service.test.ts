import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { hasPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts';
import { readPidFile } from './pid-file.ts';

const script = fileURLToPath(new URL('./testing/sample-service.ts', import.meta.url));
let dataDir: string;
let service: ChildProcess | undefined;

const start = (env: NodeJS.ProcessEnv = {}) => {
  service = fork(script, {
    env: { ...process.env, MATRAZ_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return service;
};
const outputOf = async (child: ChildProcess) => {
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(String(chunk)));
  // The exit event may come before the last output.
  const [[code]] = await Promise.all([once(child, 'exit'), child.stdout ? once(child.stdout, 'end') : undefined]);
  return { code, output: chunks.join('') };
};

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'matraz-service-'));
});
afterEach(() => {
  service?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly, and the pid file is removed', async (signal) => {
  const child = start();
  await once(child, 'message');
  expect(readPidFile(dataDir, 'worker')).toBe(child.pid);
  const ended = outputOf(child);
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('closed') });
  expect(readPidFile(dataDir, 'worker')).toBeUndefined();
});

test('it renews the file of its health check', async () => {
  await once(start(), 'message');
  await expect.poll(() => existsSync(join(dataDir, 'run', 'worker.alive'))).toBe(true);
});

test('it ends when its supervisor dies', async () => {
  const child = start();
  await once(child, 'message');
  const ended = outputOf(child);
  child.disconnect();
  expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('supervisor gone') });
});

test('a service without room for its log runs, and ends cleanly', async () => {
  const full = openSync('/dev/full', 'w'); // Linux answers every write with ENOSPC
  service = fork(script, {
    env: { ...process.env, MATRAZ_DATA_DIR: dataDir },
    stdio: ['ignore', full, 'ignore', 'ipc'],
  });
  closeSync(full);
  await once(service, 'message');
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a wrong environment is one sentence and exit code 1', async () => {
  const child = start({ PORT: 'none' });
  const complaint = once(child.stderr ?? child, 'data');
  expect(await outputOf(child)).toMatchObject({ code: 1 });
  expect(String(await complaint)).toMatch(/^La variable de entorno PORT no sirve: [^\n]+\n$/);
});

test.runIf(hasPgBouncer('a service behind PgBouncer'))('a service behind PgBouncer does not start', async () => {
  const database = await createTestDatabase();
  const pooler = await startPgBouncer(database.url, 'session');
  const { code } = await outputOf(start({ DATABASE_URL: pooler.url }));
  expect(code).toBe(1);
  await pooler.stop();
  await database.drop();
});
