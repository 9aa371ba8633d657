import { readFileSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { readPidFile } from '@matraz/infra/processes/pid-file';
import type { Browser } from '@matraz/infra/testing/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '../demo/demo-accounts.ts';
import { openBrowser } from './open-browser.ts';
import {
  type DataDir,
  isReady,
  killProcesses,
  processesOf,
  type RunningPlatform,
  spawnStart,
  startPlatform,
  temporaryDataDir,
  waitUntil,
} from './running-platform.ts';

let dataDir: DataDir;
let platform: RunningPlatform;
let port: string;
let student: Browser;

beforeAll(async () => {
  dataDir = temporaryDataDir();
  platform = await startPlatform({ dataDir: dataDir.path });
  port = new URL(platform.url).port;
  student = openBrowser(platform.url);
});
afterAll(() => {
  killProcesses(dataDir.path);
  dataDir.remove();
});

const restart = async () => {
  platform = await startPlatform({ dataDir: dataDir.path, env: { PORT: port } });
};

test('the first start prints the address, the demo accounts and how to stop', () => {
  for (const { email } of demoAccounts) expect(platform.output()).toContain(`${email}  ${demoPassword}`);
  expect(platform.output()).toContain('Ctrl-C para detener');
});

test('the started platform is ready, serves the page, and shows the demo catalog after a login', async () => {
  await expect.poll(() => isReady(platform.url)).toBe(true);
  const { text: page } = await student.get('/');
  expect(page).toContain('<div id="root"');
  const script = /src="(\/assets\/app-[^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
  const { headers, text: code } = await student.get(script, { 'accept-encoding': 'br' });
  expect(code).not.toContain('React DevTools'); // only a development build contains this text
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('immutable');
  await student.logIn({ email: 'estudiante@matraz.test', password: demoPassword });
  expect((await student.get('/api/courses')).body).toHaveLength(3);
  expect((await student.get('/api/topics')).body.length).toBeGreaterThan(0);
});

test('with the demo the platform listens on this machine only, because its passwords are public', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
  for (const { address } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4'))
    expect(await isReady(`http://${address}:${port}`)).toBe(false);
});

test('each demo account has exactly its permissions', async () => {
  for (const { email, isAdmin = false, isPremium = false } of demoAccounts) {
    const client = openBrowser(platform.url);
    await client.logIn({ email, password: demoPassword });
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email, isAdmin, isPremium });
  }
});

test('every process has a pid file, and only the owner can read the secrets and logs', () => {
  for (const name of ['api', 'projector', 'worker', 'postgres'] as const)
    expect(platform.pidOf(name)).toBeGreaterThan(1);
  const modeOf = (path: string) => statSync(join(dataDir.path, path)).mode & 0o777;
  for (const file of [
    'secrets.json',
    'database-secrets.json',
    'seal-key.json',
    'run/connection.json',
    'logs/supervisor.log',
    'logs/api.log',
    'logs/postgres.log',
  ])
    expect(modeOf(file)).toBe(0o600);
  for (const folder of ['run', 'logs', 'cache', 'postgres']) expect(modeOf(folder)).toBe(0o700);
});

test.each(['api', 'projector', 'worker', 'postgres'] as const)('a killed %s is started again', async (name) => {
  const pid = platform.pidOf(name);
  process.kill(pid, 'SIGKILL');
  await waitUntil(() => {
    try {
      return platform.pidOf(name) !== pid;
    } catch {
      return false;
    }
  });
  await waitUntil(async () => (await student.get('/api/auth/user').catch(() => undefined))?.status === 200);
});

test('a second start with the same data directory is refused with one sentence', async () => {
  const second = spawnStart({ dataDir: dataDir.path });
  await waitUntil(() => second.npm.exitCode !== null);
  expect(second.npm.exitCode).toBe(1);
  expect(second.chunks.stderr).toMatch(/^Matraz ya está en marcha con la carpeta de datos [^\n]+\n$/);
  // The running platform may write a line meanwhile.
  const lines = readFileSync(join(dataDir.path, 'logs', 'supervisor.log'), 'utf8')
    .trim()
    .split('\n');
  const own = `"pid":${readPidFile(dataDir.path, 'supervisor')},"hostname"`;
  expect(lines.filter((line) => !line.includes(own))).toEqual([]);
  await expect.poll(() => isReady(platform.url)).toBe(true);
});

test('SIGTERM leaves no process behind', async () => {
  expect(await platform.stop('SIGTERM')).toBe(0);
  expect(processesOf(dataDir.path)).toEqual([]);
});

test('data and session are kept after a restart', async () => {
  await restart();
  expect((await student.get('/api/auth/user')).body).toMatchObject({ email: 'estudiante@matraz.test' });
});

test('Ctrl-C leaves no process behind', async () => {
  await platform.stop('ctrl-c');
  await waitUntil(() => processesOf(dataDir.path).length === 0);
});

test('all processes end when the supervisor is killed with SIGKILL, and the next start succeeds', async () => {
  await restart();
  process.kill(platform.pidOf('supervisor'), 'SIGKILL');
  await waitUntil(() => processesOf(dataDir.path).length === 0);
  await restart();
  expect((await student.get('/api/auth/user')).status).toBe(200);
});

test('a start succeeds after every process was killed', async () => {
  killProcesses(dataDir.path);
  await waitUntil(() => processesOf(dataDir.path).length === 0);
  await restart();
  expect((await student.get('/api/auth/user')).status).toBe(200);
  expect(await platform.stop()).toBe(0);
  expect(processesOf(dataDir.path)).toEqual([]);
});
