import { StartupError } from '@matraz/infra/config/startup-error';
import { createPool } from '@matraz/infra/postgres/pool';
import { runService } from '@matraz/infra/processes/run-service';
import { openQueues } from '@matraz/infra/queue/open-queues';
import { duties } from './duties.ts';

await runService('worker', async ({ config, logger }) => {
  const { databaseUrl, redisUrl } = config;
  if (!databaseUrl) throw new StartupError('Falta la variable de entorno DATABASE_URL.');
  const pool = createPool(databaseUrl, { max: 3 });
  const queues = await openQueues({ databaseUrl, redisUrl, logger });
  for (const { name, everyMs, run } of duties({ pool, clock: () => new Date() }))
    await queues.recurring(name, everyMs, run);
  return {
    async close() {
      await queues.close();
      await pool.end();
    },
  };
});
