import type { ReadModelChange, UserChange } from '@matraz/contracts/updates';
import type { Position } from '@matraz/infra/event-store/port';

/** A stream opens a few seconds after the page's first read. */
const MOST = 5_000;

interface Recent {
  /** The read models contain the change at this position. Undefined until a later batch names its position. */
  position: Position | undefined;
  userId: string | null;
  change: ReadModelChange;
}

/** The last changes, for a page whose stream opens after its first read. @param most how many are kept */
export const createRecentChanges = (most = MOST) => {
  let recent: Recent[] = [];
  /** The changes in `recent` without a position yet. */
  let waiting: Recent[] = [];
  /** `recent` has all changes after this position. Null: no change was heard yet. */
  let completeAfter: Position | null = null;
  return {
    add(changes: readonly UserChange[], position: Position | undefined): void {
      const added = changes.map(([userId, ...change]): Recent => ({ position, userId, change }));
      // The tables were made again from another log.
      if (position !== undefined && completeAfter !== null && position < completeAfter) {
        [recent, completeAfter] = [[], position];
      }
      recent.push(...added);
      if (position !== undefined) {
        // Batches arrive in order, so earlier changes without a position are at or before this one.
        for (const one of waiting) one.position = position;
        waiting = [];
      } else waiting.push(...added);
      completeAfter ??= position ?? null;
      if (recent.length <= 2 * most) return;
      const dropped = recent.slice(0, -most);
      recent = recent.slice(-most);
      completeAfter = dropped.findLast((one) => one.position !== undefined)?.position ?? completeAfter;
    },
    /** @returns what this user may have missed since a reply at the position; null when this is unknown */
    since(userId: string, read: Position): ReadModelChange[] | null {
      if (completeAfter === null || read < completeAfter) return null;
      return recent
        .filter((one) => one.userId === null || one.userId === userId)
        .filter(({ position }) => position === undefined || position > read)
        .map(({ change }) => change);
    },
  };
};
