import { leafOf } from '@matraz/domain/seal/event-leaf';
import { growTree, tileWidth } from '@matraz/domain/seal/tiles';
import type { Position, RecordedEvent } from '@matraz/infra/event-store/port';
import { nativeSha256 } from '@matraz/infra/seal/native-sha256';
import { extendTree, type SealProgress, selectEdge } from '@matraz/infra/seal/seal-tables';
import type { ClientBase } from 'pg';

/** Adds the leaves of events. @returns the position of the first event of each tile, by the tile's number */
export const addLeaves = (
  tree: ReturnType<typeof growTree>,
  events: readonly RecordedEvent[],
): ReadonlyMap<number, Position> => {
  const firstPositions = new Map<number, Position>();
  for (const event of events) {
    if (tree.size % tileWidth === 0) firstPositions.set(tree.size / tileWidth, event.position);
    tree.add(leafOf(event, nativeSha256));
  }
  return firstPositions;
};

/** Adds the next events of the log to the stored tree. @returns how far it is then */
export const growSealedTree = async (
  client: ClientBase,
  before: SealProgress,
  events: readonly RecordedEvent[],
): Promise<SealProgress> => {
  const tree = growTree(before.size, await selectEdge(client, before.size), nativeSha256);
  const firstPositions = addLeaves(tree, events);
  // After the last event there may be events of other programs, which the position does not count.
  const position = events.at(-1)?.position ?? before.position;
  await extendTree(client, before.size, { size: tree.size, position, tiles: tree.takeChanged(), firstPositions });
  return { size: tree.size, position };
};
