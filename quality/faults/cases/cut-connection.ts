import { setTimeout as delay } from 'node:timers/promises';
import type { CuttableProxy } from '@matraz/infra/testing/cuttable-proxy';
import { type Bench, type Case, services } from '../case.ts';
import { whyNoEventStore, whyNoRedis } from '../why-skipped.ts';

const cutMs = 5_000;

const cuts = {
  /** The connections are reset, and new ones are refused. */
  refused: { start: (proxy: CuttableProxy) => proxy.refuse(), end: (proxy: CuttableProxy) => proxy.allow() },
  /** Packets are lost: nothing ends, and what was sent arrives at the end. */
  silent: { start: (proxy: CuttableProxy) => proxy.pause(), end: (proxy: CuttableProxy) => proxy.resume() },
  /** As after the restart of a router: the connections stay open for both sides, and nothing arrives on them any more. New ones work. */
  dead: { start: (proxy: CuttableProxy) => proxy.freeze(), end: () => {} },
};

const cut = async ({ round }: Bench, proxy: CuttableProxy): Promise<void> => {
  for (const { start, end } of [cuts.refused, cuts.silent])
    await round(async () => {
      start(proxy);
      await delay(cutMs);
      end(proxy);
    });
  await round(async () => cuts.dead.start(proxy));
};

export const cutConnection: Case[] = [
  ...services.map((name) => ({
    name: `cut-${name}-postgres`,
    fault: `${name} and PostgreSQL cut off: refused, silent, dead`,
    run: (bench: Bench) => cut(bench, bench.databaseProxies[name]),
  })),
  ...services.map((name) => ({
    name: `cut-${name}-eventstore`,
    fault: `${name} and EventStoreDB cut off: refused, silent, dead`,
    whySkipped: whyNoEventStore,
    async run(bench: Bench) {
      if (bench.storeProxies) await cut(bench, bench.storeProxies[name]);
    },
  })),
  {
    name: 'cut-worker-redis',
    fault: 'worker and Redis cut off: refused, silent, dead',
    usesRedis: true,
    whySkipped: whyNoRedis,
    async run(bench) {
      if (bench.redis) await cut(bench, bench.redis.proxy);
    },
  },
];
