import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, type ProcessName, readPidFile } from './pid-file.ts';

const script = fileURLToPath(new URL('./testing/sample-service.ts', import.meta.url));
const members: ProcessName[] = ['worker-1', 'worker-2'];
let dataDir: string;
let first: ChildProcess;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'matraz-group-'));
  first = fork(script, {
    env: { ...process.env, MATRAZ_DATA_DIR: dataDir, MATRAZ_WORKER_PROCESSES: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(first, 'message');
});
afterEach(async () => {
  // A member that was just started again writes its files until it ends.
  const started = members.filter(isRunning).map(pidOf);
  first.kill('SIGKILL');
  await expect.poll(() => started.some(isAlive)).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

const pidOf = (name: ProcessName) => readPidFile(dataDir, name) ?? 0;
const isRunning = (name: ProcessName) => pidOf(name) > 0 && isAlive(pidOf(name));

test('all members run when the first process says so, and a member that dies is started again', async () => {
  expect(pidOf('worker')).toBe(first.pid);
  expect(members.map(isRunning)).toEqual([true, true]);
  const [killed, other] = [pidOf('worker-1'), pidOf('worker-2')];
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => isRunning('worker-1') && pidOf('worker-1') !== killed).toBe(true);
  expect(pidOf('worker-2')).toBe(other);
});

test('SIGTERM ends all members cleanly', async () => {
  const ended = once(first, 'exit');
  first.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(members.map(pidOf)).toEqual([0, 0]);
});

test('all members end when the first process is killed', async () => {
  const pids = members.map(pidOf);
  first.kill('SIGKILL');
  await expect.poll(() => pids.some(isAlive)).toBe(false);
});
