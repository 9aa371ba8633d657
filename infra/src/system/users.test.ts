import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type DataDir, endAll, isReady, processesOf, startPlatform, temporaryDataDir } from './running-platform.ts';

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('SKIPPED: starts as root and as another user; run the tests as root to have them');

let dataDir: DataDir;
afterEach(() => {
  endAll(dataDir.path);
  dataDir.remove();
});

const ownerOf = (pid: number) => execFileSync('ps', ['-o', 'user=', '-p', String(pid)], { encoding: 'utf8' }).trim();

test.runIf(isRoot)('an ordinary user needs no rights but on the data directory', async () => {
  dataDir = temporaryDataDir();
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
  const user = { uid: id('-u'), gid: id('-g') };
  mkdirSync(dataDir.path);
  chownSync(dataDir.path, user.uid, user.gid);
  const platform = await startPlatform({
    dataDir: dataDir.path,
    ...user,
    env: { MATRAZ_DEMO: '0', HOME: dirname(dataDir.path) },
  });
  expect(await isReady(platform.url)).toBe(true);
  for (const name of ['api', 'postgres'] as const) expect(ownerOf(platform.pidOf(name))).toBe('nobody');
  expect(await platform.stop()).toBe(0);
  expect(processesOf(dataDir.path)).toEqual([]);
});

test.runIf(isRoot)('root in a folder that is closed to everybody else, as /root is', async () => {
  dataDir = temporaryDataDir({ mode: 0o700 });
  const platform = await startPlatform({ dataDir: dataDir.path, env: { MATRAZ_DEMO: '0' } });
  expect(ownerOf(platform.pidOf('postgres'))).toBe('postgres');
  process.kill(platform.pidOf('supervisor'), 'SIGKILL');
  await expect.poll(() => processesOf(dataDir.path), { timeout: 10_000 }).toEqual([]);
});
