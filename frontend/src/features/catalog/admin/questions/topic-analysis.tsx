import type { ItemAnalysis } from '@matraz/contracts/item-analysis/http';
import { queryOptions } from '@tanstack/react-query';
import { LoadedAnalysis } from '../../../../authoring/item-analysis/loaded-analysis.tsx';
import { call } from '../../../../shared/net/api.ts';
import type { Question } from '../queries.ts';

const topicAnalysis = (topicId: string) =>
  queryOptions<ItemAnalysis, Error, ItemAnalysis, string[]>({
    queryKey: ['topic', topicId, 'analysis'],
    queryFn: () => call('getTopicAnalysis', { params: { id: topicId } }),
  });

/** How the practice questions of a topic work. */
export default function TopicAnalysis({ topicId, questions }: { topicId: string; questions: Question[] }) {
  return <LoadedAnalysis query={topicAnalysis(topicId)} questions={questions} isExam={false} />;
}
