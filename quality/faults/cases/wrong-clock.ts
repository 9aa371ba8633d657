import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Bench, type Case, services } from '../case.ts';
import { fakeTimeLibrary, whyNoFakeTime } from '../why-skipped.ts';

const twoMinutesMs = 120_000;
const wrongMs = 5_000;

const clocks: Record<string, Record<string, number>> = {
  'clock-worker-ahead': { api: -twoMinutesMs, projector: twoMinutesMs, worker: twoMinutesMs },
  'clock-worker-behind': { api: twoMinutesMs, projector: -twoMinutesMs, worker: -twoMinutesMs },
};

/** The clock of PostgreSQL stays right. It is the clock of the platform. */
const stepClocks = async ({ fixture, round }: Bench): Promise<void> => {
  const toggle = () => {
    for (const name of services) process.kill(fixture.platform.pidOf(name), 'SIGUSR2');
  };
  await round(async () => {
    toggle();
    await delay(wrongMs);
    toggle();
  });
};

/** Longer than the time between two readings of PostgreSQL's clock, so every service follows it. */
const databaseWrongMs = 12_000;

const databaseClock = (name: string, step: string): Case => {
  const file = join(tmpdir(), `matraz-${name}-${process.pid}`);
  const set = (offset: string) => writeFileSync(file, `${offset}\n`, { mode: 0o644 });
  return {
    name,
    fault: `the clock of PostgreSQL jumps by two minutes for 12 s: ${step.startsWith('+') ? 'ahead' : 'behind'}`,
    whySkipped: whyNoFakeTime,
    env() {
      set('+0');
      return {
        LD_PRELOAD: fakeTimeLibrary(),
        FAKETIME_ONLY_CMDS: 'postgres',
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
    },
    async run({ round }) {
      try {
        await round(async () => {
          set(step);
          await delay(databaseWrongMs);
          set('+0');
        });
      } finally {
        rmSync(file, { force: true });
      }
    },
  };
};

const serviceClocks: Case[] = Object.entries(clocks).map(([name, clockSteps]) => ({
  name,
  fault: `the clocks jump by two minutes for 5 s: ${Object.entries(clockSteps)
    .map(([service, ms]) => `${service} ${ms > 0 ? 'ahead' : 'behind'}`)
    .join(', ')}`,
  clockSteps,
  run: stepClocks,
}));

export const wrongClock: Case[] = [
  ...serviceClocks,
  databaseClock('clock-postgres-ahead', '+120'),
  databaseClock('clock-postgres-behind', '-120'),
];
