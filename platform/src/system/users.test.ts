import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresBinaries } from '@matraz/infra/embedded-postgres/postgres-binaries';
import { asUser, giveTo, postgresRunAs } from '@matraz/infra/embedded-postgres/postgres-user';
import { isRoot, mayMount, mayOthersRead } from '@matraz/infra/testing/privileges';
import { skipped } from '@matraz/infra/testing/skipped';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import {
  type DataDir,
  isReady,
  killProcesses,
  processesOf,
  startPlatform,
  temporaryDataDir,
} from './running-platform.ts';

if (!isRoot) skipped('starts as root and as another user', 'not root; run the tests as root');
const canMount = mayMount('starts below a folder that only root may enter');

let dataDir: DataDir;
afterEach(() => {
  killProcesses(dataDir.path);
  dataDir.remove();
});

const userId = (name: string) => Number(execFileSync('id', ['-u', name]));
const idsOf = (name: string) => ({ uid: userId(name), gid: Number(execFileSync('id', ['-g', name])) });
const readable = mayOthersRead(join(projectRoot, 'package.json'), idsOf('nobody'), 'a start as an ordinary user');
const ownerOf = (pid: number) => statSync(`/proc/${pid}`).uid;

/** The capabilities of root that a process has, or can get from a program that it starts. */
const capabilitiesOf = (pid: number) =>
  readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .filter((line) => /^Cap(Inh|Prm|Eff|Amb):/.test(line))
    .map((line) => BigInt(`0x${line.split('\t')[1]}`));
const noCapabilities = [0n, 0n, 0n, 0n];

test.runIf(isRoot)('started by root, PostgreSQL has no capability of root', async () => {
  dataDir = temporaryDataDir();
  const platform = await startPlatform({ dataDir: dataDir.path, env: { MATRAZ_DEMO: '0' } });
  expect(ownerOf(platform.pidOf('postgres'))).toBe(userId('postgres'));
  expect(capabilitiesOf(platform.pidOf('postgres'))).toEqual(noCapabilities);
  expect(await platform.stop()).toBe(0);
});

test.runIf(readable)('an ordinary user needs only write permission for the data directory', async () => {
  dataDir = temporaryDataDir();
  const user = idsOf('nobody');
  mkdirSync(dataDir.path);
  chownSync(dataDir.path, user.uid, user.gid);
  const platform = await startPlatform({
    dataDir: dataDir.path,
    ...user,
    env: { MATRAZ_DEMO: '0', HOME: dirname(dataDir.path) },
  });
  await expect.poll(() => isReady(platform.url)).toBe(true);
  for (const name of ['api', 'postgres'] as const) expect(ownerOf(platform.pidOf(name))).toBe(user.uid);
  expect(await platform.stop()).toBe(0);
  expect(processesOf(dataDir.path)).toEqual([]);
});

test.runIf(canMount)('root can start the platform in a folder that other users cannot enter, like /root', async () => {
  dataDir = temporaryDataDir({ mode: 0o700 });
  const platform = await startPlatform({ dataDir: dataDir.path, env: { MATRAZ_DEMO: '0' } });
  expect(ownerOf(platform.pidOf('postgres'))).toBe(userId('postgres'));
  expect(capabilitiesOf(platform.pidOf('postgres'))).toEqual(noCapabilities);
  process.kill(platform.pidOf('supervisor'), 'SIGKILL');
  await expect.poll(() => processesOf(dataDir.path)).toEqual([]);
});

test.runIf(canMount)(
  'root can start PostgreSQL programs that other users cannot read, as in a checkout under /root',
  () => {
    dataDir = temporaryDataDir({ mode: 0o700 });
    const closed = dirname(dataDir.path);
    cpSync(join(dirname(postgresBinaries().initdb), '..'), join(closed, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const initdb = join(closed, 'native', 'bin', 'initdb');
    const runAs = postgresRunAs(initdb, dataDir.path);
    mkdirSync(dataDir.path, { mode: 0o700 });
    giveTo(runAs, dataDir.path);
    const { command, args, options } = asUser(
      runAs,
      initdb,
      ['--pgdata', dataDir.path, '--no-sync', '--auth=reject'],
      dataDir.path,
    );
    const { status, stderr } = spawnSync(command, args, { ...options, cwd: '/', encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);
