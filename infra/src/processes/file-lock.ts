import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface FileLock {
  release(): Promise<void>;
}

/** The lock ends with `cat`, which ends with its standard input: when this process ends, also by kill -9. */
const startHolder = (path: string): ChildProcess =>
  spawn('flock', ['-n', path, 'sh', '-c', 'echo held; exec cat >/dev/null'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    cwd: '/',
  });

const conflictCode = 1;

type Start = 'held' | 'conflict' | 'no flock';

const startOf = (holder: ChildProcess): Promise<Start> =>
  new Promise((resolve) => {
    holder.stdout?.once('data', () => resolve('held'));
    holder.once('error', () => resolve('no flock'));
    holder.once('exit', (code) => resolve(code === conflictCode ? 'conflict' : 'no flock'));
  });

/**
 * Locks a file, so that containers that share a folder are kept apart. Node has no call for this, so a child process holds the lock.
 *
 * @returns 'conflict' when another process holds it; 'no flock' when this machine cannot lock files
 * @see docs/decisions/data-directory-lock.md
 */
export const tryFileLock = async (path: string): Promise<FileLock | Exclude<Start, 'held'>> => {
  let holder = startHolder(path);
  const start = await startOf(holder);
  if (start !== 'held') return start;
  let released = false;

  /** The holder was ended from outside: lock again. */
  const keep = () => {
    holder.unref();
    holder.once('exit', () => {
      if (released) return;
      holder = startHolder(path);
      holder.once('error', () => {});
      keep();
    });
  };
  keep();
  return {
    async release() {
      released = true;
      if (holder.exitCode !== null || holder.signalCode !== null || !holder.pid) return;
      const ended = once(holder, 'exit');
      holder.ref();
      holder.stdin?.end();
      await ended;
    },
  };
};
