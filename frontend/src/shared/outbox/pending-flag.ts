import { browserStorage } from '../session/browser-storage.ts';

/** `exam`: answers of exams. `practice`: answers to questions of topics, and repeated questions of exams. `notes`: notes on lessons. */
export type OutboxName = 'exam' | 'practice' | 'notes';

const prefixes = { exam: 'matraz.pending.', practice: 'matraz.pending-practice.', notes: 'matraz.pending-notes.' };

/**
 * Tells every page whether this browser holds pending answers of a student, without loading the database code.
 * The storage of the answers sets it within its own transactions. Without the flag only the page of the answers sends them.
 */
export const pendingFlagKey = (outbox: OutboxName, userId: string) => prefixes[outbox] + userId;

export const hasPendingAnswers = (outbox: OutboxName, userId: string) =>
  browserStorage.read(pendingFlagKey(outbox, userId)) !== null;

export const setPendingFlag = (outbox: OutboxName, userId: string, isPending: boolean) => {
  if (isPending) browserStorage.write(pendingFlagKey(outbox, userId), '1');
  else browserStorage.remove(pendingFlagKey(outbox, userId));
};
