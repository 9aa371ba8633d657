import { describeOwnSeal, describeTree, OwnSealDiffers, sealLog, TreeDiffers } from '@matraz/application/seal/seal-log';
import { describeDifference, verifyLog } from '@matraz/application/seal/verify-log';
import { formatPublicKey, type SigningKey } from '@matraz/domain/seal/checkpoint';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Logger } from '@matraz/infra/logging/logger';
import type { Pool } from '@matraz/infra/postgres/pool';
import type { RecurringJob } from '@matraz/infra/queue/recurring-jobs';
import { readComparedAt, readKeptSeals, writeComparedAt, writeSealFiles } from '@matraz/infra/seal/seal-files';
import { selectOlderKeys, writeVerification } from '@matraz/infra/seal/seal-tables';
import { CronExpressionParser } from 'cron-parser';

interface SealJobsOptions {
  store: Pick<EventStore, 'readAll' | 'head'>;
  pool: Pool;
  /** Read for each run, because an operator can replace it. */
  signingKey: () => SigningKey;
  dataDir: string;
  now: () => Date;
  logger: Logger;
}

const minuteMs = 60 * 1000;

/** 03:30 exists once on every day in Chile: the clock changes at midnight. */
const nightly = { pattern: '30 3 * * *', tz: 'America/Santiago' };

/**
 * Comparing reads the whole log, so it runs at night. A platform that is off at night compares when it is on again.
 *
 * @param last time of the last comparison. Null: there was none.
 */
export const isComparisonDue = (last: Date | null, now: Date): boolean => {
  // `prev` is before its date, and the moment itself counts.
  const currentDate = new Date(now.getTime() + 1);
  const night = CronExpressionParser.parse(nightly.pattern, { tz: nightly.tz, currentDate }).prev().toDate();
  return last === null || last < night;
};

/** A finished attempt has its receipt within a minute. Sealing costs little: each event is read and hashed once. */
export const sealJobs = ({ store, pool, signingKey, dataDir, now, logger }: SealJobsOptions): RecurringJob[] => [
  {
    name: 'seal-log',
    everyMs: minuteMs,
    async run() {
      const falseNotes: string[] = [];
      const onFalseSeal = (note: string) => void falseNotes.push(note);
      try {
        const seal = await sealLog({ store, pool, key: signingKey(), now, kept: readKeptSeals(dataDir), onFalseSeal });
        const olderKeys = await selectOlderKeys(pool);
        writeSealFiles(
          dataDir,
          seal,
          olderKeys.map(({ publicKey }) => publicKey),
        );
        // The new seal may have taken its place, so the comparison of the night would not find it.
        for (const note of falseNotes) {
          const problem = describeDifference({ kind: 'signature', note });
          logger.error({ problems: [problem] }, 'a seal in the database was false');
          await writeVerification(pool, { verifiedAt: now(), size: seal.size, problem });
        }
      } catch (err) {
        logger.error({ err }, 'the log was not sealed');
        const problem =
          err instanceof OwnSealDiffers
            ? describeOwnSeal(err)
            : err instanceof TreeDiffers
              ? describeTree(err)
              : undefined;
        if (problem !== undefined) await writeVerification(pool, { verifiedAt: now(), size: 0, problem });
        throw err;
      }
    },
  },
  {
    name: 'verify-log',
    everyMs: 5 * minuteMs,
    async run() {
      // Not the time in the database: the role of the services could write there that it is done.
      if (!isComparisonDue(readComparedAt(dataDir), now())) return;
      const { notes, publicKeys } = readKeptSeals(dataDir);
      const { size, differences } = await verifyLog({
        store,
        pool,
        publicKey: formatPublicKey(signingKey()),
        olderKeys: publicKeys,
        notes,
      });
      const problems = differences.map(describeDifference);
      await writeVerification(pool, { verifiedAt: now(), size, problem: problems.join('\n') || null });
      writeComparedAt(dataDir, now());
      if (problems.length > 0) logger.error({ size, problems }, 'the log is not what was sealed');
      else logger.info({ size }, 'the log is what was sealed');
    },
  },
];
