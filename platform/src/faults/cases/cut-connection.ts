import { setTimeout as delay } from 'node:timers/promises';
import type { CuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { type Bench, type Case, services } from '../case.ts';
import { whyNoRedis } from '../why-skipped.ts';

const cutMs = 5_000;

/** First the connections are reset and refused; then packets are lost: nothing ends, and nothing arrives until the end. */
const cutTwice = async ({ round }: Bench, proxy: CuttableProxy): Promise<void> => {
  await round(async () => {
    proxy.refuse();
    await delay(cutMs);
    proxy.allow();
  });
  await round(async () => {
    proxy.pause();
    await delay(cutMs);
    proxy.resume();
  });
};

export const cutConnection: Case[] = [
  ...services.map((name) => ({
    name: `cut-${name}-postgres`,
    fault: `${name} and PostgreSQL cut off for 5 s: refused, then silent`,
    run: (bench: Bench) => cutTwice(bench, bench.databaseProxies[name]),
  })),
  {
    name: 'cut-worker-redis',
    fault: 'worker and Redis cut off for 5 s: refused, then silent',
    usesRedis: true,
    whySkipped: whyNoRedis,
    async run(bench) {
      if (bench.redis) await cutTwice(bench, bench.redis.proxy);
    },
  },
];
