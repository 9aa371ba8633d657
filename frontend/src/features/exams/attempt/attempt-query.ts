import type { User } from '@matraz/contracts/accounts/http';
import type { ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { queryOptions } from '@tanstack/react-query';
import { callIfChanged, type Tagged } from '../../../shared/api.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { keepUser } from '../../../shared/kept-user.ts';
import { forgetAttempt, keepAttempt, keptAttempt } from '../offline/kept-attempt.ts';
import { isMissing } from '../queries.ts';
import { serverClock } from './server-clock.ts';

/** While it runs it is asked for again after this long, in milliseconds. */
const REFRESH = 10_000;
const PATIENCE = 8_000;

/** What cannot be kept can still be taken, as long as the network is there. */
const unkept = (error: unknown) => console.warn(error);

type Held = Tagged<ExamAttempt>;

/** @returns `held` itself when nothing has changed since */
const ask = async (attemptId: string, held: Held | null): Promise<Held> => {
  const sent = performance.now();
  const { now, headers } = await callIfChanged('getExamAttempt', held, {
    params: { id: attemptId },
    signal: AbortSignal.timeout(PATIENCE),
  });
  // An attempt that is held tells the time of an earlier reply.
  const time = headers.get('x-server-time') ?? (now === held ? null : now.reply.serverTime);
  if (time !== null) serverClock.read(time, performance.now() - sent);
  return now;
};

const keep = (now: Held, user: User) => {
  const { reply: attempt, tag } = now;
  (attempt.isCompleted ? forgetAttempt(attempt.id) : keepAttempt({ reply: attempt, tag }, user)).catch(unkept);
};

const attemptIn = (held: Held | null) => held?.reply ?? null;

/** One's own attempt, with the server's clock; null: there is none. Without a network, as this browser last knew it. */
export const attemptOf = (attemptId: string, user: User) =>
  queryOptions({
    // With the student: whoever logs in after on this browser is shown nothing of it.
    queryKey: ['attempt', attemptId, user.id],
    networkMode: 'always',
    queryFn: async ({ client, queryKey }): Promise<Held | null> => {
      const shown = client.getQueryData<Held | null>(queryKey) ?? null;
      const held = shown ?? (await keptAttempt(attemptId, user.id).catch(() => null));
      try {
        const now = await ask(attemptId, held);
        if (now !== held) keep(now, user);
        else if (!shown) keepUser(user);
        return now;
      } catch (error) {
        if (isMissing(error)) return null;
        const isRefused = error instanceof ApiError && error.status < 500;
        if (isRefused || shown || held === null) throw error;
        return held;
      }
    },
    select: attemptIn,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.reply.isCompleted === false ? REFRESH : false),
    refetchOnWindowFocus: ({ state }) => (state.data?.reply.isCompleted === false ? 'always' : false),
  });
