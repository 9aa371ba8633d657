import type { LessonNotes } from '@matraz/contracts/practice/notes-http';
import { call } from '../net/api.ts';
import { setPendingNotes } from './pending-flag.ts';
import { type Changes, keepReply, listPending, type StoredNotes } from './stored-notes.ts';

const bodyOf = (part: keyof Changes, changes: Changes) => {
  const change = changes[part];
  return change && { changedAt: change.at, [part]: change.value };
};

/**
 * Sends each changed part with its own time.
 *
 * @returns the server's last reply; null when there was nothing to send
 * @throws ApiError, NoReply
 */
export const sendChanges = async (lessonId: string, changes: Changes): Promise<LessonNotes | null> => {
  let reply: LessonNotes | null = null;
  for (const part of ['isSaved', 'note', 'highlights'] as const) {
    const body = bodyOf(part, changes);
    if (body) reply = await call('changeLessonNotes', { params: { id: lessonId }, body, retry: false });
  }
  return reply;
};

const sendRow = async (row: StoredNotes): Promise<void> => {
  const notes = await sendChanges(row.lessonId, row.changes);
  if (notes) await keepReply({ ...row, notes }, row.changes);
};

/** Sends what an earlier page could not send. A refused change stays in this browser, where its lesson shows it. */
export const sendPendingNotes = async (userId: string): Promise<void> => {
  for (const row of await listPending(userId)) await sendRow(row).catch(() => {});
  if ((await listPending(userId)).length === 0) setPendingNotes(userId, false);
};
