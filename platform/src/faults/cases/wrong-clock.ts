import { setTimeout as delay } from 'node:timers/promises';
import { type Bench, type Case, services } from '../case.ts';

const twoMinutesMs = 120_000;
const wrongMs = 5_000;

const clocks: Record<string, Record<string, number>> = {
  'clock-worker-ahead': { api: -twoMinutesMs, projector: twoMinutesMs, worker: twoMinutesMs },
  'clock-worker-behind': { api: twoMinutesMs, projector: -twoMinutesMs, worker: -twoMinutesMs },
};

/** The clock of PostgreSQL stays right: it is the clock of the platform. */
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

export const wrongClock: Case[] = Object.entries(clocks).map(([name, clockSteps]) => ({
  name,
  fault: `the clocks jump by two minutes for 5 s: ${Object.entries(clockSteps)
    .map(([service, ms]) => `${service} ${ms > 0 ? 'ahead' : 'behind'}`)
    .join(', ')}`,
  clockSteps,
  run: stepClocks,
}));
