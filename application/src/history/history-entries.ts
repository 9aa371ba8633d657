import type { HistoryChange, HistoryEntry } from '@matraz/contracts/history-http';
import type { HistoryStep } from './history-steps.ts';

/** An entry before its author has a name. */
export type UnnamedEntry = Omit<HistoryEntry, 'by'> & { userId: string | null };

interface Group extends UnnamedEntry {
  correlationId: string;
}

/** Milliseconds. A longer pause between two saves of the same kind starts a new entry. */
const longestPause = 10 * 60_000;

/** Saves that come in rows: an author drags one question after the other, or adds one after the other. */
const inRows: readonly HistoryChange['action'][] = ['questions-added', 'reordered'];

/** The two changes as one; undefined when they stay two. */
const joined = (earlier: HistoryChange, later: HistoryChange): HistoryChange | undefined => {
  if (earlier.action !== later.action || !('count' in earlier) || !('count' in later)) return undefined;
  const { action } = later;
  return {
    action,
    count: action === 'questions-added' ? earlier.count + later.count : Math.max(earlier.count, later.count),
  };
};

const isRow = ({ changes, userId, at }: Group, step: HistoryStep): boolean =>
  changes.length === 1 &&
  changes[0]?.action === step.change.action &&
  inRows.includes(step.change.action) &&
  userId === step.userId &&
  Date.parse(step.at) - Date.parse(at) <= longestPause;

/**
 * Puts the steps of one save into one entry, and also consecutive saves of the same kind. Steps and entries are oldest
 * first.
 */
export const historyEntries = (steps: readonly HistoryStep[]): UnnamedEntry[] => {
  const groups: Group[] = [];
  for (const step of steps) {
    const { version, at, userId, correlationId, change, hasContent } = step;
    const last = groups.at(-1);
    if (last && (last.correlationId === correlationId || isRow(last, step))) {
      const before = last.changes.at(-1);
      const both = before && joined(before, change);
      if (both) last.changes.splice(-1, 1, both);
      // The events after the mark of a restoring only carry it out.
      else if (before?.action !== 'restored' && before?.action !== 'question-restored') last.changes.push(change);
      Object.assign(last, { last: version, at, correlationId, hasContent });
    } else {
      groups.push({ first: version, last: version, at, userId, correlationId, changes: [change], hasContent });
    }
  }
  return groups.map(({ correlationId: _, ...entry }) => entry);
};
