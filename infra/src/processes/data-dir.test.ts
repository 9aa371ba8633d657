import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { skipped } from '../testing/skipped.ts';
import { lockDataDir, makeDataDir } from './data-dir.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'matraz-dir-')), 'data');
  makeDataDir(dataDir);
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }));

const hasFlock = (() => {
  try {
    execFileSync('flock', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
if (!hasFlock) skipped('locks between containers', 'no flock; install util-linux');

test('two supervisors on one machine cannot use the same data directory', async () => {
  const lock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow('Matraz ya está en marcha con la carpeta de datos');
  await lock.release();
  await (await lockDataDir(dataDir)).release();
});

/** Containers that share a volume have separate networks, so they do not see each other's sockets. They see locks of files. */
describe.runIf(hasFlock)('with another container on the same volume', () => {
  const lockFile = () => join(dataDir, 'run', 'platform.lock');
  const isFree = () => {
    try {
      execFileSync('flock', ['-n', lockFile(), 'true']);
      return true;
    } catch {
      return false;
    }
  };
  let other: ChildProcess | undefined;
  afterEach(() => other?.kill('SIGKILL'));

  test('a data directory that the other container uses is refused, until that container ends', async () => {
    other = spawn('flock', ['-n', lockFile(), 'sh', '-c', 'echo held; exec cat'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await once(other.stdout ?? other, 'data');
    await expect(lockDataDir(dataDir)).rejects.toThrow('otro contenedor');
    other.kill('SIGKILL');
    other.stdin?.end();
    await expect.poll(isFree).toBe(true);
    await (await lockDataDir(dataDir)).release();
  });

  test('the lock holds until its release', async () => {
    const lock = await lockDataDir(dataDir);
    expect(isFree()).toBe(false);
    await lock.release();
    expect(isFree()).toBe(true);
  });
});

test('only the owner can enter the folders', () => {
  const modes = ['run', 'logs', 'cache'].map((folder) => statSync(join(dataDir, folder)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o700]);
  // As root, PostgreSQL's user passes through the data directory.
  expect(statSync(dataDir).mode & 0o066).toBe(0);
});
