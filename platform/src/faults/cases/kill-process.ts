import type { ProcessName } from '@matraz/infra/processes/pid-file';
import type { Case } from '../case.ts';

const killAll = (names: readonly Exclude<ProcessName, 'supervisor'>[], fields: Omit<Case, 'run'>): Case => ({
  ...fields,
  async run({ fixture, rounds, round }) {
    for (let kills = 0; kills < rounds; kills++) {
      const name = names[kills % names.length];
      if (name) await round(async () => void process.kill(fixture.platform.pidOf(name), 'SIGKILL'));
    }
  },
});

const kill = (name: Exclude<ProcessName, 'supervisor'>, fields: Partial<Case> = {}): Case =>
  killAll([name], { name: `kill-${name}`, fault: `kill -9 of ${name}`, ...fields });

const processes = { api: 2, worker: 2 };

export const killProcess: Case[] = [
  kill('api', { mayGoUnanswered: true }),
  kill('projector'),
  kill('worker'),
  kill('postgres'),
  // `api` is the process that starts the two others. Its end is the end of both.
  killAll(['api-1', 'api-2', 'api'], {
    name: 'kill-one-of-two-api',
    fault: 'two processes of the api: kill -9 of one, of the other, of both',
    ...{ processes, mayGoUnanswered: true },
  }),
  killAll(['worker-1', 'worker-2', 'worker'], {
    name: 'kill-one-of-two-workers',
    fault: 'two processes of the worker: kill -9 of one, of the other, of both',
    processes,
  }),
];
