import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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

// Waits until its standard input closes, which happens when the supervisor dies, then ends the server. `read` is built
// into the shell. A program such as `cat` would be a second process and run on when the shell ends.
const guardScript = `
while read -r _; do :; done
kill -INT "$1" 2>/dev/null || exit 0
n=0; while kill -0 "$1" 2>/dev/null && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done
kill -QUIT "$1" 2>/dev/null`;

/** Starts a guard, which ends the server when this process is killed. A shell needs only a few hundred kilobytes of memory. */
export const startGuard = (serverPid: number): ChildProcess => {
  const guard = spawn('sh', ['-c', guardScript, 'matraz-guard', String(serverPid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  guard.on('error', () => {}); // without a shell, the next start ends the server
  return guard;
};

/** Returns when the guard has ended. Its server has ended before. */
export const endGuard = async (guard: ChildProcess): Promise<void> => {
  if (!guard.pid || guard.exitCode !== null || guard.signalCode !== null) return;
  const gone = once(guard, 'exit');
  guard.kill('SIGKILL');
  await gone;
};

/** Starts the server in a session of its own: Ctrl-C in the terminal must not end the server before its clients. */
export const startPostgres = ({ binaries, dir, logFile, runAs, settings }: Cluster, port: number): ChildProcess => {
  const flags = ['-D', dir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const { command, args, options } = asUser(runAs, binaries.postgres, flags, dir);
  return withLog(logFile, (log) =>
    spawn(command, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] }),
  );
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
 * Waits until the server answers, also during a long recovery.
 *
 * @throws StartupError when the server ends repeatedly
 */
export const untilReady = async (cluster: Cluster, server: Supervised, lifetime: Lifetime): Promise<void> => {
  while (!isReady(cluster.dir, server.child.pid)) {
    lifetime.throwIfStopping();
    if (server.deaths >= deathsBeforeGivingUp) throw damaged(cluster);
    await delay(20);
  }
};

/**
 * Ends a server whose supervisor has died. Removes a postmaster.pid with the pid of another process: PostgreSQL would mistake that
 * process for its server.
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
  if (!(pid > 0) || !isAlive(pid)) return; // PostgreSQL handles this, and waits for processes that still write
  if (!isServer()) return rmSync(file, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; isServer(); waitedMs += 50) {
    if (waitedMs === 10_000) process.kill(pid, 'SIGQUIT');
    await delay(50);
  }
};
