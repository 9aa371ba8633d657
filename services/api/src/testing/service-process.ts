import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scriptOf = (name: string) => fileURLToPath(new URL(`../../../${name}/src/main.ts`, import.meta.url));

export interface ServiceProcess {
  child: ChildProcess;
  /** The last lines of its log. */
  log(): string;
  /** @returns the exit code */
  stop(): Promise<number>;
}

/** In characters. */
const keptLog = 4_000;

/** Starts a real service as a child process, because services do not import each other. Returns when the service is running. */
export const startService = async (
  name: 'api' | 'projector' | 'worker',
  env: Record<string, string>,
): Promise<ServiceProcess> => {
  const dataDir = await mkdtemp(join(tmpdir(), `matraz-${name}-`));
  const child = fork(scriptOf(name), {
    env: { ...process.env, EVENT_STORE_URL: '', MATRAZ_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (text) => {
    log = (log + text).slice(-keptLog);
  });
  const ended = once(child, 'exit').then(([code]) => Number(code));
  await Promise.race([
    once(child, 'message'),
    ended.then((code) => Promise.reject(new Error(`${name} ended with code ${code}`))),
  ]);
  return {
    child,
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
};
