import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { startQueueEngines } from '@matraz/infra/testing/queue-engines';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';

const script = fileURLToPath(new URL('./main.ts', import.meta.url));
const { engines, stop } = await startQueueEngines();
afterAll(stop);

/** Starts a worker that reaches its queue through a proxy. One of its recurring jobs runs until `endJob`. */
const startBusyWorker = async (redisUrl: string | undefined) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const target = new URL(redisUrl ?? database.url);
  const proxy = await createCuttableProxy({ host: target.hostname, port: Number(target.port) });
  onTestFinished(() => proxy.close());
  target.host = `127.0.0.1:${proxy.port}`;
  const holder = await database.pool.connect();
  onTestFinished(() => holder.release());
  await holder.query('begin; lock table accounts.sessions in access exclusive mode');
  const dataDir = mkdtempSync(join(tmpdir(), 'matraz-worker-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const addresses = redisUrl
    ? { REDIS_URL: target.href, DATABASE_URL: database.url }
    : { REDIS_URL: '', DATABASE_URL: target.href };
  const worker = spawn(process.execPath, [script], {
    env: { ...process.env, EVENT_STORE_URL: '', MATRAZ_DATA_DIR: dataDir, ...addresses },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void worker.kill('SIGKILL'));
  let output = '';
  worker.stdout.on('data', (text) => {
    output += text;
  });
  const waiting = async () => {
    const { rowCount } = await database.pool.query(
      `select from pg_stat_activity where query like 'delete from accounts.sessions%' and wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rowCount;
  };
  await expect.poll(waiting).toBe(1);
  return { worker, proxy, output: () => output, endJob: () => holder.query('rollback') };
};

describe.each(engines)('on $engine', ({ redisUrl, present }) => {
  test.runIf(present)(
    'a worker that loses the connection of its queue while it stops ends without an error',
    async () => {
      const { worker, proxy, output, endJob } = await startBusyWorker(redisUrl);
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      await expect.poll(output).toContain('stopping');
      const before = proxy.refused();
      proxy.refuse();
      await expect.poll(() => proxy.refused() > before + 2 || worker.exitCode !== null).toBe(true);
      proxy.allow();
      await endJob();
      expect(await ended).toEqual([0, null]);
      expect(output()).not.toContain('crashed');
    },
  );
});
