import type { ItemAnalysis } from '@matraz/contracts/item-analysis/http';
import { queryOptions } from '@tanstack/react-query';
import { LoadedAnalysis } from '../../../../authoring/item-analysis/loaded-analysis.tsx';
import { call } from '../../../../shared/net/api.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Question } from '../queries.ts';

const topicAnalysis = (topicId: string) =>
  queryOptions<ItemAnalysis, Error, ItemAnalysis, string[]>({
    queryKey: ['topic', topicId, 'analysis'],
    queryFn: () => call('getTopicAnalysis', { params: { id: topicId } }),
  });

interface Props {
  topicId: string;
  questions: Question[];
  onEdit: (question: Question) => void;
}

/** How the practice questions of a topic work. */
export default function TopicAnalysis({ topicId, questions, onEdit }: Props) {
  const editButton = (questionId: string) => {
    const question = questions.find(({ id }) => id === questionId);
    return (
      question && (
        <Button look="quiet" onClick={() => onEdit(question)}>
          Editar
        </Button>
      )
    );
  };
  return (
    <LoadedAnalysis
      query={topicAnalysis(topicId)}
      questions={questions}
      isExam={false}
      renderActions={({ questionId }) => editButton(questionId)}
    />
  );
}
