import { leafOf } from '@matraz/domain/seal/event-leaf';
import { equalHashes, type Hash } from '@matraz/domain/seal/merkle-tree';
import { tileWidth } from '@matraz/domain/seal/tiles';
import type { EventStore, Position, RecordedEvent } from '@matraz/infra/event-store/port';
import { nativeSha256 } from '@matraz/infra/seal/native-sha256';
import {
  lockProgress,
  movePositions,
  selectFirstPosition,
  selectSeals,
  selectTile,
} from '@matraz/infra/seal/seal-tables';
import type { PoolClient } from 'pg';

/** The log begins at another position than the sealed one, and has other events. */
export class OtherLog extends Error {
  /** The first event that differs or is missing, from 0. */
  readonly index: number;
  constructor(index: number) {
    super(`the log is not the sealed one: event ${index} differs or is missing`);
    this.name = 'OtherLog';
    this.index = index;
  }
}

type Log = Pick<EventStore, 'readAll'>;

const pageSize = 5_000;

async function* firstEvents(store: Log, count: number): AsyncGenerator<RecordedEvent> {
  let left = count;
  for (let after = 0n; left > 0; ) {
    const { events, position } = await store.readAll({ after, limit: Math.min(left, pageSize) });
    if (position === after) return;
    yield* events;
    after = position;
    left -= events.length;
  }
}

/**
 * Positions differ between engines. After a move the tree gets the positions of the copy; each sealed event is compared first. The
 * move needs the role of the database's owner.
 *
 * @param client in a transaction
 * @param onCompared called from time to time with the number of compared events, and how many there are
 * @throws OtherLog when the log is no copy of the sealed one; nothing is written
 */
export const followMove = async (
  client: PoolClient,
  store: Log,
  onCompared: (events: number, size: number) => void = () => {},
): Promise<void> => {
  const { size } = await lockProgress(client);
  const [first] = (await store.readAll({ after: 0n, limit: 1 })).events;
  const sealedFirst = await selectFirstPosition(client, 0);
  if (!first || sealedFirst === undefined || first.position === sealedFirst) return;

  const wanted = new Set([size, ...(await selectSeals(client)).map((seal) => seal.size)]);
  const firsts: Position[] = [];
  const sizes = new Map<number, Position>();
  let tile: Hash[] = [];
  let index = 0;
  for await (const event of firstEvents(store, size)) {
    const place = index % tileWidth;
    if (place === 0) {
      onCompared(index, size);
      tile = await selectTile(client, 0, firsts.length);
      firsts.push(event.position);
    }
    const sealed = tile[place];
    if (!sealed || !equalHashes(sealed, leafOf(event, nativeSha256))) throw new OtherLog(index);
    index += 1;
    if (wanted.has(index)) sizes.set(index, event.position);
  }
  if (index < size) throw new OtherLog(index);
  await movePositions(client, firsts, sizes);
};
