import type { User } from '@matraz/contracts/accounts/http';
import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { QueryClient } from '@tanstack/react-query';
import { keptPage } from './kept-page.ts';

const kept = keptPage<{ user: User; topic: TopicDetail }>('matraz.topic');

/** The last topic that the student opened, if this is its page. */
export const readKeptTopic = (pathname: string) => {
  const last = kept.read();
  return last && pathname === `/topic/${last.topic.id}` ? last : null;
};

/** Stale, so the page reads it again. */
export const showTopic = (queries: QueryClient, topic: TopicDetail) =>
  queries.setQueryData(['topic', topic.id], topic, { updatedAt: 1 });

/** Keeps the last topic that the server sent, from now on. */
export const keepTopics = (queries: QueryClient) => {
  let topic: TopicDetail | null | undefined;
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryKey } = event.query;
    if (queryKey[0] === 'topic' && queryKey.length === 2) topic = queries.getQueryData(queryKey);
    else if (queryKey[0] !== 'user') return;
    const user = queries.getQueryData<User | null>(['user']);
    if (user && topic) kept.write({ user, topic });
    if (topic === null && kept.read()?.topic.id === queryKey[1]) kept.clear();
  });
};
