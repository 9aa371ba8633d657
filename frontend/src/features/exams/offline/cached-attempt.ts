import type { User } from '@matraz/contracts/accounts/http';
import type { RunningAttempt } from '@matraz/contracts/exams/attempt-http';
import type { Tagged } from '../../../shared/net/api.ts';
import { inTime } from '../../../shared/outbox/in-time.ts';
import { cacheUser, clearCachedUser } from '../../../shared/session/cached-user.ts';
import { cachePictures, clearCachedPictures } from './cached-pictures.ts';
import { mayHaveDatabase, openDatabase } from './database.ts';
import { withSavedAnswers } from './saved-answers.ts';
import { serverClock } from './server-clock.ts';

/** An attempt that ended elsewhere is dropped this long after its deadline. */
const DROP_AFTER_MS = 24 * 60 * 60_000;

/** Milliseconds. */
const CACHE_PICTURES_AFTER = 10_000;

const untouched: Pick<
  RunningAttempt,
  'pausedAt' | 'breakEndsAt' | 'breakLeft' | 'timeChanges' | 'messages' | 'extraTime' | 'order'
> = {
  pausedAt: null,
  breakEndsAt: null,
  breakLeft: 0,
  timeChanges: [],
  messages: [],
  extraTime: 0,
  order: null,
};

/** Stores the attempt and the student, so that the page of the attempt works without a network. */
export const cacheAttempt = async ({ reply: attempt, tag }: Tagged<RunningAttempt>, user: User) => {
  cacheUser(user);
  const database = await openDatabase();
  const transaction = database.transaction('attempts', 'readwrite');
  for (const { attemptId, attempt: other } of await transaction.store.getAll()) {
    if (Date.parse(other.deadline) < serverClock.now() - DROP_AFTER_MS) await transaction.store.delete(attemptId);
  }
  const before = await transaction.store.get(attempt.id);
  const saved = before?.userId === user.id ? before.attempt.answers : [];
  await transaction.store.put({
    attemptId: attempt.id,
    userId: user.id,
    attempt: withSavedAnswers(attempt, saved),
    clock: serverClock.sample(),
    tag,
  });
  await transaction.done;
  // Later: on a bad connection the first question comes first.
  if (before === undefined) setTimeout(() => void cachePicturesOfOpen(attempt).catch(() => {}), CACHE_PICTURES_AFTER);
};

const cachePicturesOfOpen = async (attempt: RunningAttempt) => {
  if ((await (await openDatabase()).count('attempts', attempt.id)) > 0) await cachePictures(attempt);
};

/** Also resumes the server's clock from the time of the cached reply. @returns null when this student has no cached attempt */
export const readCachedAttempt = async (attemptId: string, userId: string): Promise<Tagged<RunningAttempt> | null> => {
  if (!(await inTime(mayHaveDatabase()))) return null;
  const cached = await inTime((await openDatabase()).get('attempts', attemptId));
  if (cached?.userId !== userId) return null;
  serverClock.resume(cached.clock);
  // A copy of release 1.0.0 does not have what staff can do.
  const attempt = { ...untouched, ...cached.attempt };
  return { reply: attempt, tag: cached.tag ?? null };
};

/** After the last cached attempt the student and the pictures are dropped too. */
export const clearCachedAttempt = async (attemptId: string) => {
  const database = await openDatabase();
  await database.delete('attempts', attemptId);
  if ((await database.count('attempts')) > 0) return;
  clearCachedUser();
  await clearCachedPictures();
};
