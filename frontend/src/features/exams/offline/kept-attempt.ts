import type { User } from '@matraz/contracts/accounts/http';
import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { Tagged } from '../../../shared/api.ts';
import { dropKeptUser, keepUser } from '../../../shared/kept-user.ts';
import { serverClock } from '../attempt/server-clock.ts';
import { openDatabase } from '../outbox/database.ts';
import { withSaved } from '../outbox/saved-answer.ts';
import { dropPictures, keepPictures } from './pictures.ts';

/** Attempts that ended this long ago without this browser hearing of it are forgotten, in milliseconds. */
const FORGET_AFTER = 24 * 60 * 60_000;

/** From now on the page can come up with this attempt and this student without a network. */
export const keepAttempt = async ({ reply: attempt, tag }: Tagged<RunningAttempt>, user: User) => {
  keepUser(user);
  const database = await openDatabase();
  const transaction = database.transaction('kept', 'readwrite');
  for (const { attemptId, attempt: other } of await transaction.store.getAll()) {
    if (Date.parse(other.deadline) < serverClock.now() - FORGET_AFTER) await transaction.store.delete(attemptId);
  }
  const before = await transaction.store.get(attempt.id);
  const saved = before?.userId === user.id ? before.attempt.answers : [];
  await transaction.store.put({
    attemptId: attempt.id,
    userId: user.id,
    attempt: withSaved(attempt, saved),
    clock: serverClock.reading(),
    tag,
  });
  await transaction.done;
  if (before === undefined) await keepPictures(attempt);
};

/** The attempt as it was last known, with the tag of the reply in which it came. */
export const keptAttempt = async (attemptId: string, userId: string): Promise<Tagged<RunningAttempt> | null> => {
  const kept = await (await openDatabase()).get('kept', attemptId);
  if (kept?.userId !== userId) return null;
  serverClock.resume(kept.clock);
  return { reply: kept.attempt, tag: kept.tag ?? null };
};

/** It is over: nothing of it stays but this student's marks. */
export const forgetAttempt = async (attemptId: string) => {
  const database = await openDatabase();
  await database.delete('kept', attemptId);
  if ((await database.count('kept')) > 0) return;
  dropKeptUser();
  await dropPictures();
};
