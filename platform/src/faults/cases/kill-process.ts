import type { ProcessName } from '@matraz/infra/processes/pid-file';
import type { Case } from '../case.ts';

const kill = (process_: Exclude<ProcessName, 'supervisor'>, fields: Partial<Case> = {}): Case => ({
  name: `kill-${process_}`,
  fault: `kill -9 of ${process_}`,
  ...fields,
  async run({ fixture, rounds, round }) {
    for (let kills = 0; kills < rounds; kills++)
      await round(async () => void process.kill(fixture.platform.pidOf(process_), 'SIGKILL'));
  },
});

export const killProcess: Case[] = [
  kill('api', { mayGoUnanswered: true }),
  kill('projector'),
  kill('worker'),
  kill('postgres'),
];
