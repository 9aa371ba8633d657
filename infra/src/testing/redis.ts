import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeLocalPort } from '../processes/ports.ts';
import { skipped } from './skipped.ts';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

const untilAnswering = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('Ready to accept connections') && resolve());
    server.once('error', reject).once('exit', () => reject(new Error('redis-server ended')));
  });

/** @returns undefined, with a printed line, when redis-server is not installed */
export const startTestRedis = async (): Promise<TestRedis | undefined> => {
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
    skipped('the queue on Redis', 'no redis-server; install it (Debian: apt-get install redis-server)');
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
