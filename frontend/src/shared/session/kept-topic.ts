import type { User } from '@matraz/contracts/accounts/http';
import type { ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { QueryClient } from '@tanstack/react-query';
import { keptPage } from './kept-page.ts';

type LessonProgress = ReplyOf<Calls['getLessonProgress']>;
type QuestionProgress = ReplyOf<Calls['getQuestionProgress']>;

interface KeptTopic {
  user: User;
  topic: TopicDetail;
  /** A lesson waits for it. Missing: the topic was kept before it was read. */
  lessonProgress?: LessonProgress;
  /** Practice waits for it. Missing: the student did not practise. */
  questionProgress?: QuestionProgress;
}

/** When data that the browser kept were read: long ago, so they are stale. */
export const KEPT_AT = 1;

const kept = keptPage<KeptTopic>('matraz.topic');

/** The last topic that the student opened, if this is its page. */
export const readKeptTopic = (pathname: string) => {
  const last = kept.read();
  return last && pathname === `/topic/${last.topic.id}` ? last : null;
};

/** The student who opened that topic. Her notes on lessons open without a network too. */
export const keptTopicUser = (): User | undefined => kept.read()?.user;

type ProgressPart = 'lesson-progress' | 'question-progress';
const progressKey = (topicId: string, part: ProgressPart) => ['topic', topicId, part];

/** Stale, so the page reads it again. */
export const showTopic = (queries: QueryClient, { topic, lessonProgress, questionProgress }: KeptTopic) => {
  queries.setQueryData(['topic', topic.id], topic, { updatedAt: KEPT_AT });
  queries.setQueryData(progressKey(topic.id, 'lesson-progress'), lessonProgress, { updatedAt: KEPT_AT });
  queries.setQueryData(progressKey(topic.id, 'question-progress'), questionProgress, { updatedAt: KEPT_AT });
};

/** Keeps the last topic that the server sent, from now on. */
export const keepTopics = (queries: QueryClient) => {
  let topic: TopicDetail | null | undefined;
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryKey } = event.query;
    const [model, , part] = queryKey;
    if (model === 'topic' && queryKey.length === 2) topic = queries.getQueryData(queryKey);
    else if (model !== 'user' && !(model === 'topic' && (part === 'lesson-progress' || part === 'question-progress')))
      return;
    const user = queries.getQueryData<User | null>(['user']);
    if (user && topic) {
      const lessonProgress = queries.getQueryData<LessonProgress>(progressKey(topic.id, 'lesson-progress'));
      const questionProgress = queries.getQueryData<QuestionProgress>(progressKey(topic.id, 'question-progress'));
      kept.write({
        user,
        topic,
        ...(lessonProgress && { lessonProgress }),
        ...(questionProgress && { questionProgress }),
      });
    }
    if (topic === null && kept.read()?.topic.id === queryKey[1]) kept.clear();
  });
};
