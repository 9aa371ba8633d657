import type { User } from '@matraz/contracts/accounts/http';
import type { ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { queryOptions } from '@tanstack/react-query';
import { callIfChanged, type Tagged } from '../../../shared/net/api.ts';
import { isUnanswered } from '../../../shared/net/no-reply.ts';
import { noteStorageError } from '../../../shared/outbox/storage-error.ts';
import { cacheUser } from '../../../shared/session/cached-user.ts';
import { currentUser } from '../../../shared/session/session.ts';
import { isMissing } from '../queries.ts';
import { inShownOrder } from '../shown-order.ts';
import { cacheAttempt, clearCachedAttempt, readCachedAttempt } from './cached-attempt.ts';
import { serverClock } from './server-clock.ts';

/** How often a running attempt is read again. */
const REFRESH_MS = 10_000;
/** How often a result that is shown later is asked for. */
const WITHHELD_REFRESH_MS = 60_000;
const READ_TIMEOUT_MS = 8_000;
/** An attempt that was read just before its page is rendered is not read again by the page. A cheap phone needs more than a second. */
const FRESH_FOR_MS = 3_000;

/** `dataUpdatedAt` of an attempt from this browser, while the server has not confirmed it. */
export const UNCONFIRMED = 1;

type TaggedAttempt = Tagged<ExamAttempt>;

/** Also sets the server's clock. @returns `known` itself when the attempt has not changed since */
const readAttempt = async (attemptId: string, known: TaggedAttempt | null): Promise<TaggedAttempt> => {
  const sentAt = performance.now();
  const { now, headers } = await callIfChanged('getExamAttempt', known, {
    params: { id: attemptId },
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  // The body of an attempt that has not changed has the time of an earlier reply.
  const time = headers.get('x-server-time') ?? (now === known ? null : now.reply.serverTime);
  if (time !== null) serverClock.record(time, performance.now() - sentAt);
  return now;
};

/** A browser without storage can still take the exam while there is a network. */
const updateCache = ({ reply: attempt, tag }: TaggedAttempt, user: User) => {
  const updated = attempt.isCompleted ? clearCachedAttempt(attempt.id) : cacheAttempt({ reply: attempt, tag }, user);
  updated.catch(noteStorageError);
};

const mayRun = (attempt: ExamAttempt): boolean =>
  !attempt.isCompleted && (attempt.pausedAt !== null || Date.parse(attempt.deadline) > serverClock.now());

const refreshOf = (attempt: ExamAttempt | undefined): number | false => {
  if (!attempt) return false;
  if (!attempt.isCompleted) return REFRESH_MS;
  return attempt.isWithheld ? WITHHELD_REFRESH_MS : false;
};

const replyOf = (attempt: TaggedAttempt | null) => (attempt ? inShownOrder(attempt.reply) : null);

/** The student's own attempt; null when there is none. Without a network it is the cached one. */
export const attemptDetail = (attemptId: string, user: User) =>
  queryOptions({
    // The user id hides it from the next student on this browser.
    queryKey: ['attempt', attemptId, user.id],
    networkMode: 'always',
    queryFn: async ({ client, queryKey }): Promise<TaggedAttempt | null> => {
      const shown = client.getQueryData<TaggedAttempt | null>(queryKey) ?? null;
      const known =
        shown ??
        (await readCachedAttempt(attemptId, user.id).catch((error: unknown) => {
          noteStorageError(error);
          return null;
        }));
      // Shown at once. After the deadline only the server knows whether the attempt is completed.
      if (!shown && known && mayRun(known.reply)) {
        client.setQueryData(queryKey, known, { updatedAt: UNCONFIRMED });
      }
      try {
        const now = await readAttempt(attemptId, known);
        // The server may have confirmed the user while this request ran.
        const confirmed = client.getQueryData(currentUser.queryKey);
        const student = confirmed?.id === user.id ? confirmed : user;
        if (now !== known) updateCache(now, student);
        else if (!shown) cacheUser(student);
        return now;
      } catch (error) {
        if (isMissing(error)) return null;
        if (!isUnanswered(error) || shown || known === null) throw error;
        return known;
      }
    },
    select: replyOf,
    staleTime: FRESH_FOR_MS,
    refetchInterval: ({ state }) => refreshOf(state.data?.reply),
    refetchOnWindowFocus: ({ state }) => (state.data?.reply.isCompleted === false ? 'always' : false),
  });
