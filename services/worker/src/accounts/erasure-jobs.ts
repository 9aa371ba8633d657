import { erasedBy, erasePersonalData, selectUnfinishedErasures } from '@matraz/infra/identity/erase-personal-data';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Pool } from '@matraz/infra/postgres/pool';
import { removeResidues } from '@matraz/infra/postgres/remove-residues';
import type { RecurringJob } from '@matraz/infra/queue/recurring-jobs';

interface ErasureJobsOptions {
  pool: Pool;
  now: () => Date;
  logger: Logger;
}

const minuteMs = 60_000;

/** Deletes what is left of accounts that are erased in the log, when the process that erased one died in between. */
export const finishErasures = async ({ pool, now }: Pick<ErasureJobsOptions, 'pool' | 'now'>): Promise<void> => {
  for (const { userId, erasedAt, reason } of await selectUnfinishedErasures(pool))
    await erasePersonalData(pool, { userId }, { by: erasedBy[reason], askedAt: erasedAt, at: now() });
};

/** Takes deleted rows out of the files of the database, when something was erased since the last time. */
export const removeErasedResidues = async ({ pool, now, logger }: ErasureJobsOptions): Promise<void> => {
  // Read before, because an erasure during the work may be missed by it.
  const { rows: waiting } = await pool.query<{ id: string }>(
    `select id from accounts.data_requests where kind = 'erasure' and residues_removed_at is null`,
  );
  if (waiting.length === 0) return;
  const { refused, endsLog } = await removeResidues(pool);
  if (refused.length > 0) {
    logger.warn(
      { tables: refused },
      'this role may not write the tables anew: erased rows stay in their files for now',
    );
    return;
  }
  if (!endsLog) logger.info('erased rows stay in the write-ahead log of the server for as long as it keeps it');
  await pool.query('update accounts.data_requests set residues_removed_at = $1 where id = any($2)', [
    now(),
    waiting.map(({ id }) => id),
  ]);
};

export const erasureJobs = (options: ErasureJobsOptions): RecurringJob[] => [
  { name: 'unfinished-erasures', everyMs: minuteMs, run: () => finishErasures(options) },
  { name: 'erased-residues', everyMs: 60 * minuteMs, run: () => removeErasedResidues(options) },
];
