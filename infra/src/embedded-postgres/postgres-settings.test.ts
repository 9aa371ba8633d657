import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '../postgres/pool.ts';
import { startTestPostgres } from '../testing/embedded-postgres.ts';
import { durableSettings } from './postgres-settings.ts';

test.runIf(process.platform === 'linux')('after a crash the server flushes all its files in one call', async () => {
  // Without fsync the server of this test is made quickly.
  const postgres = await startTestPostgres([...durableSettings({ api: 1, worker: 1 }), 'fsync=off']);
  const pool = createPool(postgres.url, { max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await postgres.stop();
  });
  const { rows } = await pool.query('show recovery_init_sync_method');
  expect(rows).toEqual([{ recovery_init_sync_method: 'syncfs' }]);
});
