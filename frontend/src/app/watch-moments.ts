import type { User } from '@matraz/contracts/accounts/http';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { chileDay } from '@matraz/domain/practice/calendar';
import type { Query, QueryClient } from '@tanstack/react-query';
import { call } from '../shared/net/api.ts';
import { serverTime } from '../shared/net/server-time.ts';
import { celebrate } from '../shared/page/toast.ts';
import { currentUser } from '../shared/session/session.ts';
import { type Found, ofScore, ofToday, ofUser } from './find-moments.ts';

/** A hidden page claims nothing: the student would not see the moment. */
const untilVisible = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

const isNew = async ({ moment: { kind }, upTo }: Found): Promise<boolean> => {
  if (kind === 'topic') return true;
  return (await call('claimMoment', { body: { kind, upTo } })).isNew;
};

/** Shows those that no tab and no device has shown. A failure hides them: a moment must not become an error. */
const show = async (found: readonly Found[]) => {
  if (found.length === 0) return;
  await untilVisible();
  const shown = await Promise.all(
    found.map(async (one) => ((await isNew(one).catch(() => false)) ? [one.moment] : [])),
  );
  const moments = shown.flat();
  if (moments.length > 0) celebrate(moments);
};

interface Attempt {
  id: string;
  isCompleted: boolean;
}

const showScore = async (ended: Attempt) => {
  const attempts = await call('listExamAttempts').catch(() => []);
  const scores = attempts.flatMap((one) => ('paesScore' in one ? [one] : []));
  const score = scores.find(({ id }) => id === ended.id)?.paesScore;
  if (score === undefined) return;
  const others = scores.filter(({ id }) => id !== ended.id).map(({ paesScore }) => paesScore);
  const { goals } = await call('getGoals').catch(() => ({ goals: null }));
  await show(ofScore({ score, others, goal: goals?.goalScore ?? null }));
};

/**
 * Compares each reply of the server with the one before. The server says which page shows a moment, so all open pages may watch.
 *
 * @returns stops it
 * @see docs/decisions/moments.md
 */
export const watchMoments = (queries: QueryClient): (() => void) => {
  const seen = new Map<string, unknown>();
  const look = ({ queryHash, queryKey: [model], state: { data } }: Query) => {
    const before = seen.get(queryHash);
    if (data === before || data === null || data === undefined) return;
    seen.set(queryHash, data);
    if (model === 'user') void show(ofUser(before as User | undefined, data as User, chileDay(serverTime())));
    if (model === 'path') void show(ofToday(before as StudyPath | undefined, data as StudyPath));
    if (model === 'attempt' && (before as Attempt | undefined)?.isCompleted === false && (data as Attempt).isCompleted)
      void showScore(data as Attempt);
  };
  const user = queries.getQueryCache().find(currentUser);
  if (user) look(user);
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') look(query);
  });
};
