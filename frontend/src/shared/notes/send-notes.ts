import type { LessonNotes } from '@matraz/contracts/practice/notes-http';
import { call, hasStandIn } from '../net/api.ts';
import { ApiError } from '../net/api-error.ts';
import { isUnanswered } from '../net/no-reply.ts';
import { setPendingFlag } from '../outbox/pending-flag.ts';
import { OtherStudent } from '../outbox/retry-decision.ts';
import { sessionStudent } from '../session/kept-page.ts';
import { type Changes, keepReply, listPending, type StoredNotes } from './stored-notes.ts';

/** A server that is away or busy, or a session that is over or of another student: the change is sent again. */
export const isTemporary = (error: unknown) =>
  isUnanswered(error) ||
  error instanceof OtherStudent ||
  (error instanceof ApiError && [401, 408, 429].includes(error.status));

/**
 * The preview of content has a student without a session.
 *
 * @throws OtherStudent when the session of this browser is not of the student
 */
export const checkSession = (userId: string): void => {
  if (!hasStandIn() && sessionStudent() !== userId) throw new OtherStudent();
};

const bodyOf = (part: keyof Changes, changes: Changes) => {
  const change = changes[part];
  return change && { changedAt: change.at, [part]: change.value };
};

/**
 * Sends each changed part with its own time.
 *
 * @returns the server's last reply; null when there was nothing to send
 * @throws ApiError, NoReply, OtherStudent
 */
export const sendChanges = async (
  { userId, lessonId }: Pick<StoredNotes, 'userId' | 'lessonId'>,
  changes: Changes,
): Promise<LessonNotes | null> => {
  let reply: LessonNotes | null = null;
  for (const part of ['isSaved', 'note', 'highlights'] as const) {
    const body = bodyOf(part, changes);
    if (!body) continue;
    checkSession(userId);
    reply = await call('changeLessonNotes', { params: { id: lessonId }, body, retry: false });
  }
  return reply;
};

/** Changes that the server refused since this document was loaded. */
const refused = new Set<string>();
const nameOf = ({ lessonId, changes }: StoredNotes) => `${lessonId} ${JSON.stringify(changes)}`;

const sendRow = async (row: StoredNotes): Promise<void> => {
  try {
    const notes = await sendChanges(row, row.changes);
    if (notes) await keepReply({ ...row, notes }, row.changes);
  } catch (error) {
    if (!isTemporary(error)) refused.add(nameOf(row));
  }
};

/** Sends what an earlier page could not send. A refused change stays in this browser, where its lesson shows it. */
export const sendPendingNotes = async (userId: string): Promise<void> => {
  for (const row of await listPending(userId)) if (!refused.has(nameOf(row))) await sendRow(row);
  if ((await listPending(userId)).length === 0) setPendingFlag('notes', userId, false);
};
