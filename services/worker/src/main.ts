import { requireDatabaseUrl } from '@matraz/infra/config/config';
import { createPool } from '@matraz/infra/postgres/pool';
import { runService } from '@matraz/infra/processes/run-service';
import { openQueues } from '@matraz/infra/queue/open-queues';
import { duties } from './duties.ts';

await runService('worker', async ({ config, logger }) => {
  const databaseUrl = requireDatabaseUrl(config);
  const pool = createPool(databaseUrl, { max: 3 });
  const queues = await openQueues({ databaseUrl, redisUrl: config.redisUrl, logger });
  for (const { name, everyMs, run } of duties({ pool, clock: () => new Date() }))
    await queues.recurring(name, everyMs, run);
  return {
    async close() {
      await queues.close();
      await pool.end();
    },
  };
});
