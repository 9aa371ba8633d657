import { formatPublicKey, type SigningKey, signCheckpoint } from '@matraz/domain/seal/checkpoint';
import { leafOf } from '@matraz/domain/seal/event-leaf';
import { growTree, tileWidth } from '@matraz/domain/seal/tiles';
import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import {
  type Seal,
  selectEdge,
  selectLastSeal,
  selectProgress,
  writeProgress,
  writeSeal,
  writeTiles,
} from '@matraz/infra/seal/seal-tables';
import type { PoolClient } from 'pg';

export interface SealLogOptions {
  store: Pick<EventStore, 'readAll' | 'head'>;
  pool: Pool;
  key: SigningKey;
  now: () => Date;
  /** Called with the number of events of each step. */
  onProgress?: (events: number) => void;
}

/** The log ends before its seal: events were lost, or this is another log. */
export class LogShorterThanSeal extends Error {
  constructor(head: Position, sealed: Position) {
    super(`the log ends at position ${head}, and it is sealed up to ${sealed}`);
    this.name = 'LogShorterThanSeal';
  }
}

const pageSize = 5_000;

const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};

/** The row lock keeps two processes from sealing the same events. @returns the number of events; 0 at the end of the log */
const sealPage = ({ store, pool }: SealLogOptions): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { size, position: after } = await selectProgress(client, { lock: true });
    const { events } = await store.readAll({ after, limit: pageSize });
    if (events.length === 0) {
      const head = await store.head();
      if (head < after) throw new LogShorterThanSeal(head, after);
      return 0;
    }
    const tree = growTree(size, await selectEdge(client, size));
    const firstPositions = new Map<number, Position>();
    for (const event of events) {
      if (tree.size % tileWidth === 0) firstPositions.set(tree.size / tileWidth, event.position);
      tree.add(leafOf(event));
    }
    await writeTiles(client, tree.takeChanged(), firstPositions);
    // After the last event there may be events of other programs, which `head` does not count.
    await writeProgress(client, { size: tree.size, position: events[events.length - 1]?.position ?? after });
    return events.length;
  });

const sign = ({ pool, key, now }: SealLogOptions): Promise<Seal> =>
  inTransaction(pool, async (client) => {
    const { size, position } = await selectProgress(client, { lock: true });
    const last = await selectLastSeal(client);
    const publicKey = formatPublicKey(key);
    if (last?.size === size && last.publicKey === publicKey) return last;
    const root = growTree(size, await selectEdge(client, size)).root();
    const seal = { size, position, note: signCheckpoint({ origin: key.name, size, root }, key), publicKey };
    await writeSeal(client, seal, now());
    return seal;
  });

/**
 * Adds the new events to the Merkle tree of the log, and signs its root. Safe to repeat: it goes on where the last one ended.
 *
 * @throws LogShorterThanSeal
 */
export const sealLog = async (options: SealLogOptions): Promise<Seal> => {
  for (let events = await sealPage(options); events > 0; events = await sealPage(options)) options.onProgress?.(events);
  return sign(options);
};
