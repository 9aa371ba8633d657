import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Lifetime } from '../processes/lifetime.ts';
import { withLog } from '../processes/log-file.ts';
import { isAlive } from '../processes/pid-file.ts';
import { commandOf } from '../processes/process-identity.ts';
import type { Supervised } from '../processes/supervised.ts';
import { type Cluster, damaged } from './postgres-cluster.ts';
import { asUser } from './postgres-user.ts';

// Waits until its standard input closes, which is when the supervisor is gone, then ends the server as gently as it can.
const guardScript = `
cat >/dev/null
kill -INT "$1" 2>/dev/null || exit 0
n=0; while kill -0 "$1" 2>/dev/null && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done
kill -QUIT "$1" 2>/dev/null`;

/** Ends the server when the supervisor dies without a word. A shell: a few hundred kilobytes of memory. */
const guard = (pid: number) =>
  spawn('sh', ['-c', guardScript, 'matraz-guard', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });

/** Starts the server and its guard. In a session of its own: Ctrl-C in the terminal must not end it before its clients. */
export const startPostgres = ({ binaries, dir, logFile, runAs, settings }: Cluster, port: number): ChildProcess => {
  const flags = ['-D', dir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const { command, args, options } = asUser(runAs, binaries.postgres, flags);
  const server = withLog(logFile, (log) =>
    spawn(command, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] }),
  );
  if (server.pid) {
    const watcher = guard(server.pid);
    watcher.on('error', () => {}); // no shell on this machine: the next start finds and ends the server
    server.once('exit', () => watcher.kill('SIGKILL'));
  }
  return server;
};

const statusLine = 7;

/** The server writes its state into postmaster.pid: the pid in line 1, `ready` in line 8. */
const isReady = (dir: string, pid: number | undefined): boolean => {
  try {
    const lines = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[statusLine]?.trim() === 'ready';
  } catch {
    return false;
  }
};

const deathsBeforeGivingUp = 4;

/**
 * Waits until the server answers, through a recovery of any length.
 *
 * @throws StartupError when it ends again and again
 */
export const untilReady = async (cluster: Cluster, server: Supervised, lifetime: Lifetime): Promise<void> => {
  while (!isReady(cluster.dir, server.child.pid)) {
    lifetime.throwIfStopping();
    if (server.deaths >= deathsBeforeGivingUp) throw damaged(cluster);
    await delay(20);
  }
};

/**
 * Ends a server that outlived its supervisor, and removes a postmaster.pid that names some other process by now: PostgreSQL
 * would take that one for its own.
 */
export const endLeftoverServer = async ({ dir }: Cluster): Promise<void> => {
  const file = join(dir, 'postmaster.pid');
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return;
  }
  const isServer = () => isAlive(pid) && commandOf(pid).includes(dir);
  if (!(pid > 0) || !isAlive(pid)) return; // PostgreSQL itself heals this, and waits for what still writes
  if (!isServer()) return rmSync(file, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; isServer(); waitedMs += 50) {
    if (waitedMs === 10_000) process.kill(pid, 'SIGQUIT');
    await delay(50);
  }
};
