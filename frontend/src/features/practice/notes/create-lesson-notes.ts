import type { LessonNotes, ListedNotes } from '@matraz/contracts/practice/notes-http';
import { call } from '../../../shared/net/api.ts';
import { reasonOf } from '../../../shared/net/api-error.ts';
import { reportFault } from '../../../shared/net/fault.ts';
import { serverTime } from '../../../shared/net/server-time.ts';
import { checkSession, isTemporary, sendChanges } from '../../../shared/notes/send-notes.ts';
import {
  type Changes,
  keepChanges,
  keepReply,
  readNotes,
  withChanges,
  withoutSent,
} from '../../../shared/notes/stored-notes.ts';
import { storageReady } from '../../../shared/session/storage-lock.ts';

/** Milliseconds. Letters that follow each other are sent together. */
const SEND_AFTER = 1_000;
/** Milliseconds between tries while the server does not answer. */
const TRY_AGAIN_AFTER = 15_000;

/**
 * `kept`: this browser has it, because the server does not answer. `open`: only this page has it, because this browser stores nothing.
 * `refused`: the server does not take it.
 */
type SavingState = 'saved' | 'saving' | 'kept' | 'open' | 'refused';

export interface ShownNotes {
  notes: LessonNotes;
  state: SavingState;
  /** Why the server refused, in Spanish. */
  reason: string | undefined;
}

export interface OwnLesson {
  userId: string;
  lessonId: string;
  lesson: NonNullable<ListedNotes['lesson']>;
}

interface Listener {
  onShow: (shown: ShownNotes) => void;
  /** There is no reply, and this browser has nothing. Notes that were never read must not be changed. */
  onFail: () => void;
}

/** Changes that neither the server nor this browser took, by lesson. They live as long as the document. */
const held = new Map<string, Changes>();

/**
 * The notes on one lesson. A change is stored in this browser at once. The server gets it a moment later, or when it answers again.
 * The last change of each part counts, by its own time.
 */
export const createLessonNotes = ({ userId, lessonId, lesson }: OwnLesson, { onShow, onFail }: Listener) => {
  /** Of the server's last reply. */
  let notes: LessonNotes | null = null;
  let changes: Changes = {};
  let state: SavingState = 'saved';
  let reason: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isClosed = false;
  let isStored = true;
  /** A read that began before a later reply is old. */
  let replies = 0;
  /** One write after the other. */
  let writes: Promise<void> = Promise.resolve();

  const show = () => {
    if (notes && !isClosed) onShow({ notes: withChanges(notes, changes), state, reason });
  };
  const store = (write: () => Promise<void>) => {
    writes = writes.then(write).then(
      () => {
        isStored = true;
      },
      (error: unknown) => {
        isStored = false;
        console.warn(error);
      },
    );
    return writes;
  };
  const changedAt = () =>
    Object.values(changes)
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? serverTime().toISOString();
  const rowOf = (known: LessonNotes) => ({ userId, lessonId, lesson, notes: known, changedAt: changedAt() });
  const hasChanges = () => Object.keys(changes).length > 0;

  const take = (reply: LessonNotes, sent: Changes) => {
    replies++;
    notes = reply;
    changes = withoutSent(changes, sent);
    return store(() => keepReply(rowOf(reply), sent));
  };
  const later = (delay: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(send, delay);
  };
  const send = async () => {
    if (isSending || !hasChanges()) return;
    isSending = true;
    clearTimeout(timer);
    const sent = changes;
    try {
      const reply = await sendChanges({ userId, lessonId }, sent);
      if (reply) void take(reply, sent);
      held.delete(lessonId);
      state = hasChanges() ? 'saving' : 'saved';
      if (hasChanges()) later(SEND_AFTER);
    } catch (error) {
      await writes;
      if (isTemporary(error)) {
        state = isStored ? 'kept' : 'open';
        later(TRY_AGAIN_AFTER);
      } else {
        reportFault(error);
        state = 'refused';
        reason = error instanceof Error ? reasonOf(error) : undefined;
      }
    } finally {
      isSending = false;
    }
    show();
  };

  const readKept = async () => {
    changes = { ...held.get(lessonId), ...changes };
    held.delete(lessonId);
    await storageReady();
    const row = await readNotes(userId, lessonId);
    if (!row) return;
    notes ??= row.notes;
    changes = { ...row.changes, ...changes };
    if (hasChanges()) state = 'kept';
    show();
  };
  const read = async () => {
    await readKept().catch((error: unknown) => console.warn(error));
    const before = replies;
    try {
      checkSession(userId);
      const reply = await call('getLessonNotes', { params: { id: lessonId } });
      if (replies === before) await take(reply, {});
      if (hasChanges()) void send();
      show();
    } catch (error) {
      if (!isTemporary(error)) reportFault(error);
      if (notes === null && !isClosed) onFail();
      else if (hasChanges()) later(TRY_AGAIN_AFTER);
    }
  };

  const online = () => void (notes === null ? read() : send());
  addEventListener('online', online);
  void read();

  return {
    read,
    /** Tries again at once. */
    send: () => void send(),
    change: <Part extends keyof LessonNotes>(part: Part, value: LessonNotes[Part]) => {
      if (notes === null) return;
      const known = notes;
      changes = { ...changes, [part]: { value, at: serverTime().toISOString() } };
      const { [part]: change } = changes;
      state = 'saving';
      reason = undefined;
      show();
      void store(() => keepChanges({ ...rowOf(known), changes: { [part]: change } }));
      later(SEND_AFTER);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', online);
      if (!isStored && hasChanges()) held.set(lessonId, changes);
      if (state !== 'refused') void send();
    },
  };
};
