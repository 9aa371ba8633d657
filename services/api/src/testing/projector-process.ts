import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../projector/src/main.ts', import.meta.url));

/** The real projector, in a process of its own: services never import each other. Returns when it serves. */
export const startProjector = async (databaseUrl: string): Promise<{ stop(): Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'matraz-projector-'));
  const child = fork(script, {
    env: { ...process.env, DATABASE_URL: databaseUrl, EVENT_STORE_URL: '', MATRAZ_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`the projector ended with code ${code}`))),
  ]);
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
