import { type TopicTitles, topicTitles } from '@matraz/formats/syllabus';
import type { QueryClient } from '@tanstack/react-query';
import { topicList } from '../../shared/study/topic-list.ts';

const topicMark = /^\s*TEMA\s*:/m;

/**
 * The topics that a bulk text may name. They are read only when the text names one.
 *
 * @param options `withDrafts`: an exam takes published topics only
 */
export const namedTopics = async (
  queries: QueryClient,
  namesTopic: boolean | string,
  { withDrafts }: { withDrafts: boolean },
): Promise<TopicTitles> => {
  const isNamed = typeof namesTopic === 'string' ? topicMark.test(namesTopic) : namesTopic;
  const topics = isNamed ? await queries.ensureQueryData(topicList) : [];
  return topicTitles(topics.filter(({ status }) => withDrafts || status === 'published'));
};
