import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { noteStorageError } from '../../../shared/outbox/storage-error.ts';
import { type FlagChanges, readNotes, storeFlags } from '../offline/attempt-notes.ts';

/** Milliseconds. The first question and its answers come first. */
const READ_AFTER = 3_000;
/** Milliseconds. Marks that follow each other are sent together. */
const SEND_AFTER = 1_500;

const withChanges = (flagged: Iterable<string>, changes: FlagChanges): ReadonlySet<string> => {
  const all = new Set(flagged);
  for (const [questionId, isFlagged] of Object.entries(changes)) {
    if (isFlagged) all.add(questionId);
    else all.delete(questionId);
  }
  return all;
};

/** Without the changes that were sent. A question that was changed again meanwhile stays. */
const withoutSent = (changes: FlagChanges, sent: FlagChanges): FlagChanges =>
  Object.fromEntries(Object.entries(changes).filter(([questionId, isFlagged]) => sent[questionId] !== isFlagged));

/**
 * The marks of one attempt. They are stored in this browser at once. The server gets them a moment later, or when the network is back,
 * so that another device shows them. They are read from it once.
 */
const createFlags = (attemptId: string, onChange: (flagged: ReadonlySet<string>) => void) => {
  let flagged: ReadonlySet<string> = new Set();
  let changes: FlagChanges = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSyncing = false;
  let isClosed = false;

  const set = (next: ReadonlySet<string>) => {
    flagged = next;
    if (!isClosed) onChange(next);
  };
  const store = () => storeFlags(attemptId, flagged, changes).catch(noteStorageError);
  const sync = async () => {
    if (isSyncing) return;
    isSyncing = true;
    clearTimeout(timer);
    const sent = changes;
    const list = Object.entries(sent).map(([questionId, isFlagged]) => ({ questionId, isFlagged }));
    const params = { id: attemptId };
    try {
      const { flagged: known } = await (list.length > 0
        ? call('changeExamFlags', { params, body: { changes: list }, retry: false })
        : call('getExamFlags', { params }));
      changes = withoutSent(changes, sent);
      set(withChanges(known, changes));
      await store();
    } catch {
      // The marks stay in this browser. The next change and the return of the network try again.
    } finally {
      isSyncing = false;
    }
    if (changes !== sent && Object.keys(changes).length > 0 && !isClosed) syncLater(SEND_AFTER);
  };
  const syncLater = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(sync, delay);
  };
  const online = () => void sync();
  addEventListener('online', online);
  void readNotes(attemptId).then((notes) => {
    changes = { ...notes.flagChanges, ...changes };
    if (notes.flagged.size > 0) set(withChanges([...notes.flagged, ...flagged], changes));
    if (!isClosed) syncLater(READ_AFTER);
  });

  return {
    toggle: (questionId: string) => {
      changes = { ...changes, [questionId]: !flagged.has(questionId) };
      set(withChanges(flagged, changes));
      void store();
      syncLater(SEND_AFTER);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', online);
      if (Object.keys(changes).length > 0) void sync();
    },
  };
};

/** Questions that the student wants to see again. */
export const useFlags = (attemptId: string) => {
  const [flagged, setFlagged] = useState<ReadonlySet<string>>(new Set());
  const flags = useRef<ReturnType<typeof createFlags>>(null);
  useEffect(() => {
    const opened = createFlags(attemptId, setFlagged);
    flags.current = opened;
    return () => opened.close();
  }, [attemptId]);
  return [flagged, (questionId: string) => flags.current?.toggle(questionId)] as const;
};
