import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a process; empty without a process. Pids are reused, so compare it before ending a process. */
export const commandOf = (pid: number): string => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};
