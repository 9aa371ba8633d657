import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '../case.ts';
import { whyNoRedis } from '../why-skipped.ts';

const awayMs = 1_000;

/** Redis keeps nothing on disk here, so each kill loses all jobs. */
export const killRedis: Case = {
  name: 'kill-redis',
  fault: 'kill -9 of Redis, which comes back empty after 1 s',
  usesRedis: true,
  whySkipped: whyNoRedis,
  async run({ redis, rounds, round }) {
    for (let kills = 0; kills < rounds; kills++)
      await round(async () => {
        await redis?.kill();
        await delay(awayMs);
        await redis?.start();
      });
  },
};
