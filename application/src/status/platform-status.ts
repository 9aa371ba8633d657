import type { PlatformStatus } from '@matraz/contracts/status-http';
import type { EventStore } from '@matraz/infra/event-store/port';
import { selectClientErrors } from '@matraz/infra/postgres/client-errors';
import { selectClockJump } from '@matraz/infra/postgres/clock-jump';
import { selectLastBackup } from '@matraz/infra/postgres/last-backup';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { WriteProbe } from '@matraz/infra/postgres/write-probe';
import type { Disk } from '@matraz/infra/processes/disk-space';
import { selectQueueDepth } from '@matraz/infra/queue/queue-depth';
import type { LagWatch } from '@matraz/infra/read-models/lag-watch';
import { selectVerification } from '@matraz/infra/seal/seal-tables';
import { readSealStatus } from './seal-status.ts';

interface Row {
  isRebuilding: boolean;
  parked: number;
  open: number;
  overdue: number;
  waitingNotices: number;
}

const status = `
  select
    to_regclass('read_next.checkpoint') is not null as "isRebuilding",
    (select count(*)::int from read.parked) as parked,
    attempts.open, attempts.overdue,
    (select count(*)::int from payments.notices) as "waitingNotices"
  from (
    select count(*)::int as open, count(*) filter (where deadline < $1::timestamptz - interval '1 minute')::int as overdue
    from read.open_attempt
  ) attempts`;

const mostClientErrors = 10;

interface Sources {
  pool: Pool;
  store: Pick<EventStore, 'readAll'>;
  lag: LagWatch;
  writeProbe: WriteProbe;
  disks: () => Promise<Disk[]>;
}

/** What operators watch. Throws when the database or the event store is unavailable. */
export const readPlatformStatus = async (
  { pool, store, lag, writeProbe, disks }: Sources,
  now: Date,
): Promise<PlatformStatus> => {
  const { rows } = await pool.query<Row>(status, [now]);
  const [row] = rows;
  if (!row) throw new Error('the status is one row');
  const { isRebuilding, parked, open, overdue, waitingNotices } = row;
  const [{ seal, sealProblem }, verification, backup, queue, clientErrors, jump] = await Promise.all([
    readSealStatus({ pool, store }, now),
    selectVerification(pool),
    selectLastBackup(pool),
    selectQueueDepth(pool),
    selectClientErrors(pool, mostClientErrors),
    selectClockJump(pool, now),
  ]);
  const behind = await lag.read();
  return {
    checkedAt: now.toISOString(),
    clockJump: jump && { at: jump.at.toISOString(), seconds: jump.seconds },
    database: { writes: await writeProbe.state() },
    disks: await disks(),
    readModels: { behindSeconds: behind.seconds, behindEvents: behind.events, parked, isRebuilding },
    attempts: { open, overdue },
    queue: queue && { ...queue, measuredAt: queue.measuredAt.toISOString() },
    waitingNotices,
    seal: seal && { ...seal, sealedAt: seal.sealedAt.toISOString() },
    sealProblem,
    verification: verification && { ...verification, verifiedAt: verification.verifiedAt.toISOString() },
    backup: backup && { ...backup, madeAt: backup.madeAt.toISOString() },
    clientErrors: clientErrors.map(({ firstAt, lastAt, ...error }) => ({
      ...error,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
};
