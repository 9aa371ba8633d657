import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { isAlive, type ProcessName, readPidFile } from '@matraz/infra/processes/pid-file';
import { projectRoot } from '../project-root.ts';
import { waitForReadModels } from './engines.ts';

export { isReady } from '../embedded/is-ready.ts';

export interface DataDir {
  path: string;
  remove(): void;
}

/** Like a checkout: other users can enter the parent folder, and the data directory does not exist yet. */
export const temporaryDataDir = ({ mode = 0o755 } = {}): DataDir => {
  const parent = mkdtempSync(join(tmpdir(), 'matraz-system-'));
  chmodSync(parent, mode);
  return { path: join(parent, 'data'), remove: () => rmSync(parent, { recursive: true, force: true }) };
};

export interface Start {
  dataDir: string;
  /** Processes of api and worker. Default: one worker, and as many of the api as MATRAZ_API_PROCESSES of the test run, or one. */
  processes?: { api: number; worker: number };
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
}

export interface RunningPlatform {
  url: string;
  /** The process of npm, which a terminal or a service manager starts. */
  npm: ChildProcess;
  output: () => string;
  /** Milliseconds from the start of npm to the printed address. */
  startMs: number;
  isRunning(name: ProcessName): boolean;
  pidOf(name: ProcessName): number;
  /** @returns npm's exit code */
  stop(signal?: 'SIGTERM' | 'ctrl-c'): Promise<number | null>;
}

const defaultProcesses = () => ({ api: Number(process.env.MATRAZ_API_PROCESSES ?? 1), worker: 1 });

/** Runs `npm start` like an operator, in its own process group like a foreground job of a terminal. */
export const spawnStart = ({ dataDir, processes = defaultProcesses(), env, uid, gid }: Start) => {
  const npm = spawn('npm', ['start'], {
    cwd: projectRoot,
    detached: true,
    uid,
    gid,
    env: {
      ...process.env,
      PORT: '0',
      MATRAZ_DATA_DIR: dataDir,
      MATRAZ_API_PROCESSES: String(processes.api),
      MATRAZ_WORKER_PROCESSES: String(processes.worker),
      NO_COLOR: '1',
      VITEST: undefined,
      NODE_ENV: undefined,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: { stdout: string; stderr: string } = { stdout: '', stderr: '' };
  npm.stdout.on('data', (text) => {
    chunks.stdout += text;
  });
  npm.stderr.on('data', (text) => {
    chunks.stderr += text;
  });
  return { npm, chunks };
};

/** The ends of the logs of a platform that did not start. Its folder is removed after the test. */
const endsOfLogs = (dataDir: string): string =>
  globSync(join(dataDir, 'logs', '*.log'))
    .map((path) => `${path}:\n${readFileSync(path, 'utf8').slice(-2_000)}`)
    .join('\n');

/** Starts the platform and waits until it prints its address. */
export const startPlatform = async (start: Start): Promise<RunningPlatform> => {
  const { dataDir } = start;
  const startedAt = performance.now();
  const { npm, chunks } = spawnStart(start);
  const exited = once(npm, 'exit');
  let url: string | undefined;
  while (!url) {
    if (npm.exitCode !== null)
      throw new Error(`the start ended: ${chunks.stdout}\n${chunks.stderr}\n${endsOfLogs(dataDir)}`);
    url = /en marcha: (\S+)/.exec(chunks.stdout)?.[1];
    if (!url) await delay(10);
  }
  const startMs = performance.now() - startedAt;
  const hasNamedLog = start.env?.EVENT_STORE_URL !== '';
  if (hasNamedLog) await waitForReadModels(readConnectionFile(dataDir)?.databaseUrl ?? '');
  return {
    url,
    npm,
    output: () => chunks.stdout + chunks.stderr,
    startMs,
    isRunning(name) {
      const pid = readPidFile(dataDir, name);
      return pid !== undefined && isAlive(pid);
    },
    pidOf(name) {
      const pid = readPidFile(dataDir, name);
      if (!pid || !isAlive(pid)) throw new Error(`${name} is not running`);
      return pid;
    },
    async stop(signal = 'SIGTERM') {
      if (signal === 'ctrl-c') process.kill(-(npm.pid ?? 0), 'SIGINT');
      else npm.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
};

const fileOf = (pid: string, name: string) => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

/** Every process whose command line or environment contains the data directory. */
export const processesOf = (dataDir: string): number[] =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .filter((pid) => fileOf(pid, 'cmdline').includes(dataDir) || fileOf(pid, 'environ').includes(dataDir))
    .map(Number);

/**
 * Waits until the condition is true.
 *
 * @param limitMs generous, because tests do not measure speed
 */
export const waitUntil = async (condition: () => boolean | Promise<boolean>, limitMs = 120_000): Promise<void> => {
  const startedAt = performance.now();
  while (!(await condition())) {
    if (performance.now() - startedAt > limitMs) throw new Error(`not within ${limitMs} ms`);
    await delay(20);
  }
};

/** Kills all processes of a platform, for example after a failed test. */
export const killProcesses = (dataDir: string): void => {
  for (const pid of processesOf(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has just ended.
    }
  }
};
