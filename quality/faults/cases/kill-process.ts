import type { ProcessName } from '@matraz/infra/processes/pid-file';
import type { Case } from '../case.ts';

type Killed = Exclude<ProcessName, 'supervisor'>;

const kill = (name: Killed, fields: Partial<Case> = {}): Case => ({
  name: `kill-${name}`,
  fault: `kill -9 of ${name}`,
  ...fields,
  async run({ fixture, rounds, round }) {
    for (let kills = 0; kills < rounds; kills++)
      await round(async () => void process.kill(fixture.platform.pidOf(name), 'SIGKILL'));
  },
});

const killEach = (names: readonly Killed[], fields: Omit<Case, 'run'>): Case => ({
  ...fields,
  async run({ fixture, round }) {
    for (const name of names) await round(async () => void process.kill(fixture.platform.pidOf(name), 'SIGKILL'));
  },
});

const processes = { api: 2, worker: 2 };

export const killProcess: Case[] = [
  kill('api', { mayGoUnanswered: true }),
  kill('projector'),
  kill('worker'),
  kill('postgres'),
  // `api` is the process that starts the two others. Its end is the end of both.
  killEach(['api-1', 'api-2', 'api'], {
    name: 'kill-one-of-two-api',
    fault: 'two processes of the api: kill -9 of one, of the other, of both',
    processes,
    mayGoUnanswered: true,
  }),
  killEach(['worker-1', 'worker-2', 'worker'], {
    name: 'kill-one-of-two-workers',
    fault: 'two processes of the worker: kill -9 of one, of the other, of both',
    processes,
  }),
];
