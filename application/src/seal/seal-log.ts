import { formatPublicKey, type SigningKey, signCheckpoint } from '@matraz/domain/seal/checkpoint';
import { leafOf } from '@matraz/domain/seal/event-leaf';
import { growTree, tileWidth } from '@matraz/domain/seal/tiles';
import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { nativeSha256 } from '@matraz/infra/seal/native-sha256';
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
import { followMove } from './follow-move.ts';

export interface SealLogOptions {
  store: Pick<EventStore, 'readAll' | 'head'>;
  pool: Pool;
  key: SigningKey;
  now: () => Date;
  /** Another key than the one of the last seal is accepted. The older seals and their keys are kept. */
  isNewKey?: boolean;
  /** Called after each step with the number of its events and the position of the last one. */
  onProgress?: (events: number, position: Position) => void;
  /** See `followMove`. */
  onCompared?: (events: number, size: number) => void;
}

/** The log ends before its seal: events were lost, or this is another log. */
export class LogShorterThanSeal extends Error {
  readonly head: Position;
  readonly sealed: Position;
  constructor(head: Position, sealed: Position) {
    super(`the log ends at position ${head}, and it is sealed up to ${sealed}`);
    this.name = 'LogShorterThanSeal';
    this.head = head;
    this.sealed = sealed;
  }
}

/** The last seal has another key: the file of the key was lost, or this is another installation. */
export class OtherSealKey extends Error {
  /** The public key of the last seal. */
  readonly known: string;
  constructor(known: string) {
    super(`the log is sealed with the key ${known}`);
    this.name = 'OtherSealKey';
    this.known = known;
  }
}

const pageSize = 1_000;

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

/** The row lock keeps two processes from sealing the same events. @returns false at the end of the log */
const sealPage = ({ store, pool, onProgress }: SealLogOptions): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { size, position: after } = await selectProgress(client, { lock: true });
    const { events } = await store.readAll({ after, limit: pageSize });
    if (events.length === 0) {
      const head = await store.head();
      if (head < after) throw new LogShorterThanSeal(head, after);
      return false;
    }
    const tree = growTree(size, await selectEdge(client, size), nativeSha256);
    const firstPositions = new Map<number, Position>();
    for (const event of events) {
      if (tree.size % tileWidth === 0) firstPositions.set(tree.size / tileWidth, event.position);
      tree.add(leafOf(event, nativeSha256));
    }
    await writeTiles(client, tree.takeChanged(), firstPositions);
    // After the last event there may be events of other programs, which `head` does not count.
    const position = events.at(-1)?.position ?? after;
    await writeProgress(client, { size: tree.size, position });
    onProgress?.(events.length, position);
    return true;
  });

const sign = ({ pool, key, now, isNewKey = false }: SealLogOptions): Promise<Seal> =>
  inTransaction(pool, async (client) => {
    const { size, position } = await selectProgress(client, { lock: true });
    const publicKey = formatPublicKey(key);
    const last = await selectLastSeal(client);
    const isOtherKey = last !== undefined && last.publicKey !== publicKey;
    if (isOtherKey && !isNewKey) throw new OtherSealKey(last.publicKey);
    if (last?.size === size && !isOtherKey) return last;
    const root = growTree(size, await selectEdge(client, size)).root();
    const note = signCheckpoint({ origin: key.name, size, root }, key);
    const seal = { size, position, note, publicKey, sealedAt: now() };
    await writeSeal(client, seal);
    return seal;
  });

/**
 * Adds the new events to the Merkle tree of the log, and signs its root. Safe to repeat: it goes on where the last one ended.
 *
 * @throws LogShorterThanSeal
 * @throws OtherLog
 * @throws OtherSealKey; the new events are in the tree then
 */
export const sealLog = async (options: SealLogOptions): Promise<Seal> => {
  await inTransaction(options.pool, (client) => followMove(client, options.store, options.onCompared));
  let hasMore = true;
  while (hasMore) hasMore = await sealPage(options);
  return sign(options);
};
