import { setTimeout as delay } from 'node:timers/promises';
import { readPidFile } from '@matraz/infra/processes/pid-file';
import { afterEach, expect, test } from 'vitest';
import { demoPassword } from '../demo/demo-accounts.ts';
import { openBrowser } from './open-browser.ts';
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
afterEach(() => {
  killProcesses(dataDir.path);
  dataDir.remove();
});

/** Undefined until the supervisor has written its pid file. A supervisor that was killed leaves its file behind. */
const supervisorOf = (path: string) => {
  const pid = readPidFile(path, 'supervisor');
  return pid !== undefined && processesOf(path).includes(pid) ? pid : undefined;
};

test('interrupted first starts leave no process, and the next start succeeds', async () => {
  dataDir = temporaryDataDir();
  for (const [index, afterMs] of [400, 700, 1_200, 1_800, 2_500, 3_200].entries()) {
    const { npm } = spawnStart({ dataDir: dataDir.path });
    await delay(afterMs);
    const group = -(npm.pid ?? 0);
    // The whole group gets it, as from a terminal or systemd. npm passes a signal on only some milliseconds after it has started its script.
    if (index % 2 === 0) process.kill(group, 'SIGTERM');
    else process.kill(supervisorOf(dataDir.path) ?? group, 'SIGKILL');
    await waitUntil(() => npm.exitCode !== null || npm.signalCode !== null);
    await waitUntil(() => processesOf(dataDir.path).length === 0);
  }
  const platform = await startPlatform({ dataDir: dataDir.path });
  const admin = openBrowser(platform.url);
  await admin.logIn({ email: 'admin@matraz.test', password: demoPassword });
  expect((await admin.get('/api/auth/user')).body.isAdmin).toBe(true);
  expect((await admin.get('/api/admin/stats')).body.totalTopics).toBeGreaterThan(0);
});
