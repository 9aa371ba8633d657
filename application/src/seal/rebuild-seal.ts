import type { EventStore, Position } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { deleteSeals, emptyTree, movePositions, selectSeals } from '@matraz/infra/seal/seal-tables';
import { inSealTransaction } from '@matraz/infra/seal/seal-transaction';
import type { ClientBase } from 'pg';
import { growSealedTree } from './grow-sealed-tree.ts';
import { openSeal } from './open-seal.ts';
import { type LogDifference, verifyLog } from './verify-log.ts';

export interface RebuildSealOptions {
  store: Pick<EventStore, 'readAll'>;
  pool: Pool;
  /** Every key that signed a seal of this log. */
  publicKeys: readonly [string, ...string[]];
  /** Seals that were kept elsewhere, beside those in the database. */
  notes?: readonly string[];
  /** Called after each step with the number of its events and the position of the last one. */
  onProgress?: (events: number, position: Position) => void;
}

/** The log is not what was signed, so no tree of it is made. */
export class LogDiffers extends Error {
  readonly differences: readonly LogDifference[];
  constructor(differences: readonly LogDifference[]) {
    super('the log is not what was signed');
    this.name = 'LogDiffers';
    this.differences = differences;
  }
}

const pageSize = 1_000;

/** @returns the number of seals that it dropped */
const dropFalseSeals = async (client: ClientBase, publicKeys: readonly string[]): Promise<number> => {
  const found = (await selectSeals(client)).filter((seal) => !openSeal(seal, publicKeys));
  await deleteSeals(client, found);
  return found.length;
};

/**
 * Makes the tree again when the log has the root of every seal that a known key signed. All is one transaction: no one can add to a
 * half-made tree. Needs the role of the database's owner.
 *
 * @returns the number of stored seals that were false and are dropped
 * @throws LogDiffers; the seal stays as it was
 */
export const rebuildSeal = async (options: RebuildSealOptions): Promise<{ dropped: number }> => {
  const { store, pool, publicKeys, notes = [], onProgress } = options;
  const [publicKey, ...olderKeys] = publicKeys;
  const { differences } = await verifyLog({ store, pool, publicKey, olderKeys, notes, usesTree: false });
  if (differences.length > 0) throw new LogDiffers(differences);
  return inSealTransaction(pool, async (client) => {
    await emptyTree(client);
    const dropped = await dropFalseSeals(client, publicKeys);
    const sealedSizes = (await selectSeals(client)).map(({ size }) => size);
    const positions = new Map<number, Position>();
    let before = { size: 0, position: 0n };
    const next = () => store.readAll({ after: before.position, limit: pageSize });
    for (let { events } = await next(); events.length > 0; { events } = await next()) {
      for (const size of sealedSizes) {
        const last = events[size - before.size - 1];
        if (last) positions.set(size, last.position);
      }
      before = await growSealedTree(client, before, events);
      onProgress?.(events.length, before.position);
    }
    await movePositions(client, [], positions);
    return { dropped };
  });
};
