import type { PlatformStatus } from '@matraz/contracts/status-http';
import { openCheckpoint } from '@matraz/domain/seal/checkpoint';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { behindSeconds } from '@matraz/infra/read-models/lag-watch';
import { selectKeyInUse, selectLastSeal } from '@matraz/infra/seal/seal-tables';

/** The worker seals every minute, also when there are no new events. */
const longestPauseSeconds = 10 * 60;

interface SealStatus extends Pick<PlatformStatus, 'sealProblem'> {
  seal: { size: number; sealedAt: Date; behindSeconds: number } | null;
}

/** The last seal, and what is wrong with it. No seal is a problem too. */
export const readSealStatus = async (
  { pool, store }: { pool: Pool; store: Pick<EventStore, 'readAll'> },
  now: Date,
): Promise<SealStatus> => {
  const [last, key] = await Promise.all([selectLastSeal(pool), selectKeyInUse(pool)]);
  if (!last) return { seal: null, sealProblem: 'missing' };
  const { size, sealedAt, position, note } = last;
  const behind = await behindSeconds(store, position, now);
  const isSigned = key !== undefined && openCheckpoint(note, key)?.size === size;
  const isStopped = now.getTime() - sealedAt.getTime() > longestPauseSeconds * 1_000;
  const isBehind = behind > longestPauseSeconds;
  return {
    seal: { size, sealedAt, behindSeconds: behind },
    sealProblem: !isSigned ? 'unsigned' : isStopped ? 'stopped' : isBehind ? 'behind' : null,
  };
};
