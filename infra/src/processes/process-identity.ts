import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a process; empty when there is none. Pids are used again: compare before ending anything. */
export const commandOf = (pid: number): string => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};
