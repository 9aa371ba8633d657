import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeLocalPort } from '../processes/ports.ts';
import type { TestServer } from './server-containers.ts';
import { skipped } from './skipped.ts';

const untilAnswering = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('Ready to accept connections') && resolve());
    server.once('error', reject).once('exit', () => reject(new Error('redis-server ended')));
  });

/** @returns undefined when redis-server is not installed */
const startProgram = async (): Promise<TestServer | undefined> => {
  const dir = mkdtempSync(join(tmpdir(), 'matraz-redis-'));
  const port = await freeLocalPort();
  const args = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    dir,
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
  ];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await untilAnswering(server);
  } catch {
    rmSync(dir, { recursive: true });
    return undefined;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      rmSync(dir, { recursive: true });
    },
  };
};

/** @returns undefined, with a printed line, when containers cannot run here */
const startContainer = async (): Promise<TestServer | undefined> => {
  // Loaded only when it is needed, because that takes half a second of the processor.
  const { images, startRedisContainer } = await import('./server-containers.ts');
  const { findObstacle } = await import('./containers.ts');
  const obstacle = await findObstacle([images.redis], process.env);
  if (!obstacle) return startRedisContainer();
  skipped('the queue on Redis', `no redis-server and ${obstacle.reason}; Debian: apt-get install redis-server`);
  return undefined;
};

/** Starts the installed redis-server, else a container. @returns undefined, with a printed line, when neither can start */
export const startTestRedis = async (): Promise<TestServer | undefined> =>
  (await startProgram()) ?? (await startContainer());
