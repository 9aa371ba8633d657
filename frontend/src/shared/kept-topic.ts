import type { User } from '@matraz/contracts/accounts/http';
import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { QueryClient } from '@tanstack/react-query';
import { keptPage } from './kept-page.ts';

/** What a lesson waits for, besides its topic. Named as in the query keys of a topic. */
const parts = ['lesson-progress', 'next-lesson'] as const;

interface KeptTopic {
  user: User;
  topic: TopicDetail;
  /** Replies of the server. Missing: the topic was kept before its lessons were read. */
  parts?: Partial<Record<(typeof parts)[number], unknown>>;
}

const kept = keptPage<KeptTopic>('matraz.topic');

/** The last topic that the student opened, if this is its page. */
export const readKeptTopic = (pathname: string) => {
  const last = kept.read();
  return last && pathname === `/topic/${last.topic.id}` ? last : null;
};

/** Stale, so the page reads it again. */
export const showTopic = (queries: QueryClient, { topic, parts = {} }: KeptTopic) => {
  queries.setQueryData(['topic', topic.id], topic, { updatedAt: 1 });
  for (const [part, reply] of Object.entries(parts)) {
    queries.setQueryData(['topic', topic.id, part], reply, { updatedAt: 1 });
  }
};

/** Keeps the last topic that the server sent, from now on. */
export const keepTopics = (queries: QueryClient) => {
  let topic: TopicDetail | null | undefined;
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryKey } = event.query;
    const [model, , part] = queryKey;
    if (model === 'topic' && queryKey.length === 2) topic = queries.getQueryData(queryKey);
    else if (model !== 'user' && !(model === 'topic' && parts.some((name) => name === part))) return;
    const user = queries.getQueryData<User | null>(['user']);
    if (user && topic) {
      const { id } = topic;
      const known = parts.map((name) => [name, queries.getQueryData(['topic', id, name])]);
      kept.write({ user, topic, parts: Object.fromEntries(known) });
    }
    if (topic === null && kept.read()?.topic.id === queryKey[1]) kept.clear();
  });
};
