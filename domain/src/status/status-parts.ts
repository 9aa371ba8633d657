import type { PlatformStatus } from '@matraz/contracts/status-http';

export type StatusPart =
  | 'database'
  | 'dataDisk'
  | 'databaseDisk'
  | 'clock'
  | 'readModels'
  | 'parked'
  | 'attempts'
  | 'queue'
  | 'notices'
  | 'seal'
  | 'verification'
  | 'backup'
  | 'clientErrors';

const minuteMs = 60 * 1_000;
const hourMs = 60 * minuteMs;
/** A tenth is some days of growth. The alert of Prometheus has the same limit. */
const leastFreePart = 0.1;
const mostProjectionSeconds = 10;
const mostNotices = 100;
/** The worker counts its jobs every 15 s and runs each at its time. */
const longestUncountedMs = 2 * minuteMs;
const longestWaitSeconds = 60;
/** The worker compares every night, and a backup is made every night. A longer pause means that one did not run. */
const longestDailyPauseMs = 36 * hourMs;
/** An error that no browser reported for this long is over. */
const recentErrorMs = 24 * hourMs;

/** The count of the jobs is too old: the worker does not count. */
export const isUncounted = ({ checkedAt, measuredAt }: { checkedAt: string; measuredAt: string }): boolean =>
  Date.parse(checkedAt) - Date.parse(measuredAt) > longestUncountedMs;

/** The parts of the platform that need attention. A part that was never done needs it too. */
export const partsInNeed = (status: PlatformStatus): ReadonlySet<StatusPart> => {
  const { checkedAt, readModels, attempts, queue, waitingNotices, sealProblem, verification, backup } = status;
  const ageMs = (at: string) => Date.parse(checkedAt) - Date.parse(at);
  const [lastError] = status.clientErrors;
  const isFilling = (folder: PlatformStatus['disks'][number]['folder']) =>
    status.disks.some((disk) => disk.folder === folder && disk.freeBytes / disk.sizeBytes <= leastFreePart);
  const inNeed: Record<StatusPart, boolean> = {
    database: status.database.writes !== 'ok',
    dataDisk: isFilling('data'),
    databaseDisk: isFilling('database'),
    clock: status.clockJump !== null,
    readModels: readModels.behindSeconds >= mostProjectionSeconds,
    parked: readModels.parked > 0,
    attempts: attempts.overdue > 0,
    queue: !queue || isUncounted({ checkedAt, ...queue }) || queue.oldestSeconds >= longestWaitSeconds,
    notices: waitingNotices >= mostNotices,
    seal: sealProblem !== null,
    verification:
      !verification || verification.problem !== null || ageMs(verification.verifiedAt) >= longestDailyPauseMs,
    backup: !backup || ageMs(backup.madeAt) >= longestDailyPauseMs,
    clientErrors: lastError !== undefined && ageMs(lastError.lastAt) <= recentErrorMs,
  };
  return new Set((Object.keys(inNeed) as StatusPart[]).filter((part) => inNeed[part]));
};
