import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@matraz/platform/system/running-platform';
import type { Case } from '../case.ts';
import { whyNoStoreProgram } from '../why-skipped.ts';

const awayMs = 1_000;
const pausedMs = 10_000;

/** The fault ends when the server answers again: how long its start takes is not up to the platform. */
const killEventStore: Case = {
  name: 'kill-eventstore',
  fault: 'kill -9 of EventStoreDB, which is started again after 1 s',
  whySkipped: whyNoStoreProgram,
  async run({ fixture, storeProgram, rounds, round }) {
    const isLive = () =>
      fixture.log.head().then(
        () => true,
        () => false,
      );
    for (let kills = 0; kills < rounds; kills++)
      await round(async () => {
        await storeProgram?.kill();
        await delay(awayMs);
        storeProgram?.start();
        await waitUntil(isLive);
      });
  },
};

const pauseEventStore: Case = {
  name: 'pause-eventstore',
  fault: 'EventStoreDB paused for 10 s',
  whySkipped: whyNoStoreProgram,
  async run({ storeProgram, round }) {
    await round(async () => {
      storeProgram?.pause();
      await delay(pausedMs);
      storeProgram?.resume();
    });
  },
};

export const eventStoreCases: Case[] = [killEventStore, pauseEventStore];
