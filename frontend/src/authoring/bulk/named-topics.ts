import { type TopicTitles, topicTitles } from '@matraz/formats/syllabus';
import type { QueryClient } from '@tanstack/react-query';
import { topicList } from '../../shared/study/topic-list.ts';

/** Whether a bulk text names topics. */
export const namesTopic = (text: string): boolean => /^\s*TEMA\s*:/m.test(text);

/**
 * The topics that a text or a file may name. They are read only when it names one.
 *
 * @param options `withDrafts`: an exam takes published topics only
 */
export const namedTopics = async (
  queries: QueryClient,
  isNamed: boolean,
  { withDrafts }: { withDrafts: boolean },
): Promise<TopicTitles> => {
  const topics = isNamed ? await queries.ensureQueryData(topicList) : [];
  return topicTitles(topics.filter(({ status }) => withDrafts || status === 'published'));
};
