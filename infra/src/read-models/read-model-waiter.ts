import type { Changed } from '@matraz/contracts/updates';
import { readModels } from '@matraz/contracts/updates';
import type { Position } from '../event-store/port.ts';
import type { Listener } from '../postgres/listen.ts';
import type { Pool } from '../postgres/pool.ts';

/** A read model of one user, or of everybody (null); the third part names one entity. */
export type ReadModelChange = readonly [userId: string | null, ...of: Changed['changed'][number]];

export interface ReadModelWaiter {
  /**
   * Until the read models have what stands at the position.
   *
   * @returns false when that took longer, in milliseconds
   */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
  /** How far the read models are known to be. */
  position(): Position;
  /** Hears what each committed batch changed; after a lost connection, that everything may have. @returns stops */
  onChanged(hear: (changes: readonly ReadModelChange[]) => void): () => void;
  close(): void;
}

interface Waiting {
  position: Position;
  settle(reached: boolean): void;
}

/** While somebody waits: NOTIFY wakes, this look only covers what it may lose. */
const pollMs = 500;
const everything: readonly ReadModelChange[] = readModels.map((model) => [null, model]);

/** `read` is missing before the projector's first start. */
const isMissing = (error: unknown) => ['42P01', '3F000'].includes((error as { code?: string }).code ?? '');

const readCheckpoint = async (pool: Pool): Promise<Position> => {
  try {
    const { rows } = await pool.query<{ position: string }>('select position from read.checkpoint');
    return BigInt(rows[0]?.position ?? 0);
  } catch (error) {
    if (isMissing(error)) return 0n;
    throw error;
  }
};

/** Any number of callers wait on one connection that listens, in the order of their positions. */
export const createReadModelWaiter = ({ pool, listener }: { pool: Pool; listener: Listener }): ReadModelWaiter => {
  const waiting: Waiting[] = [];
  const hearers = new Set<(changes: readonly ReadModelChange[]) => void>();
  let known = 0n;
  let isPolling = false;
  let poll: NodeJS.Timeout | undefined;

  const tell = (changes: readonly ReadModelChange[]) => {
    for (const hear of hearers) hear(changes);
  };
  const reach = (position: Position) => {
    known = position;
    let reached = 0;
    while ((waiting[reached]?.position ?? position + 1n) <= position) reached += 1;
    for (const { settle } of waiting.splice(0, reached)) settle(true);
  };
  /** Only forwards; but after a lost connection also back, for a server that crashed may have lost what it had told. */
  const look = async (isNewConnection: boolean) => {
    const before = known;
    try {
      const position = await readCheckpoint(pool);
      if (position > known || (isNewConnection && known === before)) reach(position);
    } catch {
      // The server is away: the next look or the time-out tells.
    }
  };
  const pollOnce = async () => {
    if (isPolling) return;
    isPolling = true;
    await look(false);
    isPolling = false;
  };
  /** Where to put one so that the positions stay in order: nearly always at the end. */
  const placeOf = (position: Position) => {
    let place = waiting.length;
    while (place > 0 && (waiting[place - 1]?.position ?? position) > position) place -= 1;
    return place;
  };

  const stopHearing = [
    listener.on('matraz_read', ({ position, changed }) => {
      if (Array.isArray(changed) && changed.length > 0) tell(changed as ReadModelChange[]);
      if (typeof position === 'string' && BigInt(position) > known) reach(BigInt(position));
    }),
    listener.onReconnect(() => {
      void look(true);
      tell(everything);
    }),
  ];

  return {
    waitFor(position, timeoutMs) {
      if (position <= known) return Promise.resolve(true);
      poll ??= setInterval(pollOnce, pollMs).unref();
      return new Promise((resolve) => {
        const settle = (reached: boolean) => {
          clearTimeout(timeout);
          if (waiting.length === 0) {
            clearInterval(poll);
            poll = undefined;
          }
          resolve(reached);
        };
        const one: Waiting = { position, settle };
        const timeout = setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1);
          settle(false);
        }, timeoutMs);
        waiting.splice(placeOf(position), 0, one);
      });
    },
    position: () => known,
    onChanged(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    close() {
      for (const stop of stopHearing) stop();
      for (const { settle } of waiting.splice(0)) settle(false);
      clearInterval(poll);
    },
  };
};
