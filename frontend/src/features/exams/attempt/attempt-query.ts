import type { User } from '@matraz/contracts/accounts/http';
import type { ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { forgetAttempt, keepAttempt, keptAttempt } from '../offline/kept-attempt.ts';
import { isMissing } from '../queries.ts';
import { serverClock } from './server-clock.ts';

/** While it runs it is asked for again after this long, in milliseconds. */
const REFRESH = 10_000;
const PATIENCE = 8_000;

const ask = async (attemptId: string): Promise<ExamAttempt> => {
  const sent = performance.now();
  const attempt = await call('getExamAttempt', {
    params: { id: attemptId },
    signal: AbortSignal.timeout(PATIENCE),
  });
  serverClock.read(attempt.serverTime, performance.now() - sent);
  return attempt;
};

/** What cannot be kept can still be taken, as long as the network is there. */
const unkept = (error: unknown) => console.warn(error);

/** One's own attempt, with the server's clock; null: there is none. Without a network, as this browser last knew it. */
export const attemptOf = (attemptId: string, user: User) =>
  queryOptions({
    queryKey: ['attempt', attemptId],
    networkMode: 'always',
    queryFn: async ({ client, queryKey }): Promise<ExamAttempt | null> => {
      try {
        const attempt = await ask(attemptId);
        void (attempt.isCompleted ? forgetAttempt(attemptId) : keepAttempt(attempt, user)).catch(unkept);
        return attempt;
      } catch (error) {
        if (isMissing(error)) return null;
        const isRefused = error instanceof ApiError && error.status < 500;
        if (isRefused || client.getQueryData(queryKey)) throw error;
        const kept = await keptAttempt(attemptId, user.id).catch(() => null);
        if (kept === null) throw error;
        return kept;
      }
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isCompleted === false ? REFRESH : false),
    refetchOnWindowFocus: ({ state }) => (state.data?.isCompleted === false ? 'always' : false),
  });
