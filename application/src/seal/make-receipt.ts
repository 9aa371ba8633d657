import type { ProvenEvent, Receipt } from '@matraz/contracts/seal/receipt';
import { streamOf } from '@matraz/contracts/streams';
import { toBase64 } from '@matraz/domain/seal/base64';
import { leafOf } from '@matraz/domain/seal/event-leaf';
import { equalHashes, type Hash, inclusionPath } from '@matraz/domain/seal/merkle-tree';
import { hashOfRange, tileWidth } from '@matraz/domain/seal/tiles';
import type { EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import type { Pool } from '@matraz/infra/postgres/pool';
import { selectLastSeal, selectTile, selectTilesOfPositions } from '@matraz/infra/seal/seal-tables';

/** Reads each tile once. */
const createTileReader = (pool: Pool) => {
  const tiles = new Map<string, Promise<Hash[]>>();
  return (level: number, index: number): Promise<Hash[]> => {
    const key = `${level}/${index}`;
    const known = tiles.get(key) ?? selectTile(pool, level, index);
    tiles.set(key, known);
    return known;
  };
};

/**
 * The receipt of an attempt: its events, each with the proof that it is in the sealed log.
 *
 * @returns undefined when the seal does not cover all events of the attempt yet
 * @throws Error when the log and its seal differ
 */
export const makeReceipt = async (
  { store, pool }: { store: Pick<EventStore, 'readStream'>; pool: Pool },
  attemptId: string,
): Promise<Receipt | undefined> => {
  const events = await store.readStream(streamOf.attempt(attemptId));
  const seal = await selectLastSeal(pool);
  const last = events.at(-1);
  if (!seal || !last || last.position > seal.position) return undefined;

  const readTile = createTileReader(pool);
  const tilesOf = await selectTilesOfPositions(
    pool,
    events.map(({ position }) => position),
  );
  const prove = async ({ position: _, ...event }: RecordedEvent, place: number): Promise<ProvenEvent> => {
    const tile = tilesOf[place] ?? 0;
    const leaf = leafOf(event);
    const inTile = (await readTile(0, tile)).findIndex((hash) => equalHashes(hash, leaf));
    if (inTile < 0) throw new Error(`event ${event.version} of ${event.stream} is not what was sealed`);
    const index = tile * tileWidth + inTile;
    const path = inclusionPath(index, seal.size).map((range) => hashOfRange(range, readTile));
    return { event, index, path: (await Promise.all(path)).map(toBase64) };
  };
  return {
    format: 'matraz-receipt/1',
    attemptId,
    publicKey: seal.publicKey,
    checkpoint: seal.note,
    events: await Promise.all(events.map(prove)),
  };
};
