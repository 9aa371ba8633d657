import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '../case.ts';

/** The longer outage is longer than the pauses of every repeat. */
const pausesMs = [10_000, 20_000];

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** The kernel still accepts connections to the server meanwhile, but nothing answers on them. */
export const pausePostgres: Case = {
  name: 'pause-postgres',
  fault: 'all processes of PostgreSQL paused for 10 s, then for 20 s',
  async run({ fixture, round }) {
    for (const pausedMs of pausesMs)
      await round(async () => {
        const server = fixture.platform.pidOf('postgres');
        process.kill(server, 'SIGSTOP'); // makes no more processes
        const pids = [...childrenOf(server), server];
        for (const pid of pids) process.kill(pid, 'SIGSTOP');
        await delay(pausedMs);
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      });
  },
};
