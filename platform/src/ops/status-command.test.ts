import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeClockJump } from '@matraz/infra/postgres/clock-jump';
import { writeLastBackup } from '@matraz/infra/postgres/last-backup';
import { writeQueueDepth } from '@matraz/infra/queue/queue-depth';
import { writeVerification } from '@matraz/infra/seal/seal-tables';
import { expect, test } from 'vitest';
import { claimReadTables, useOps } from './testing/use-ops.ts';

const ops = useOps();

/** The tables of the projector that the status reads. */
const makeReadTables = async () => {
  await claimReadTables(ops.database.pool, 0);
  await ops.database.pool.query(
    `create table read.parked (position bigint); create table read.open_attempt (deadline timestamptz)`,
  );
};

test('status tells the jump of the clock that a service found within the last hour', async () => {
  await makeReadTables();
  const { pool } = ops.database;
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await writeClockJump(pool, { at: minutesAgo(61), seconds: 7_200 });
  expect(await ops.json('status')).toMatchObject({ reply: { clockJump: null } });
  const at = minutesAgo(5);
  await writeClockJump(pool, { at, seconds: -10_800 });
  expect(await ops.json('status')).toMatchObject({
    code: 1,
    reply: {
      clockJump: { at: at.toISOString(), seconds: -10_800 },
      problems: expect.arrayContaining(['El reloj del servidor saltó en la última hora.']),
    },
  });
});

test('status exits with 1 while the log was never sealed or compared, and while a problem is known', async () => {
  await makeReadTables();
  const { pool } = ops.database;
  await writeQueueDepth(pool, { scheduled: 0, waiting: 0, oldestSeconds: 0, measuredAt: new Date() });
  await writeLastBackup(pool, { madeAt: new Date(), events: 0 });
  expect(await ops.json('status')).toMatchObject({
    code: 1,
    reply: {
      sealProblem: 'missing',
      problems: ['El registro nunca se selló.', expect.stringContaining('no se comparó con su sello')],
    },
  });
  await ops.json('seal');
  await writeVerification(pool, { verifiedAt: new Date(), size: 0, problem: null });
  expect(await ops.json('status')).toMatchObject({ code: 0, reply: { sealProblem: null, problems: [] } });
  expect(await ops.run('status')).toBe(0);
  expect(ops.written.stdout).toMatch(/Último sello +.*0 eventos/);

  await pool.query("update seal.checkpoints set sealed_at = now() - interval '11 minutes'");
  await writeVerification(pool, { verifiedAt: new Date(), size: 0, problem: 'Faltan eventos' });
  expect(await ops.run('status')).toBe(1);
  expect(ops.written.stderr).toContain('No se sella nada desde hace más de diez minutos');
  expect(ops.written.stderr).toContain('El registro no es lo que se selló: Faltan eventos');
  rmSync(join(ops.folder, 'seals'), { recursive: true });
});
