import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { toastFailure } from '../../../../authoring/form/use-admin-mutation.ts';
import { SortableList } from '../../../../authoring/order/sortable-list.tsx';
import { useOrder } from '../../../../authoring/order/use-order.ts';
import { call } from '../../../../shared/net/api.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { examChanges } from '../exam-changes.ts';
import { QuestionRow, type RowActions } from './question-row.tsx';

const useQuestionOrder = (examId: string, questions: ExamQuestion[]) =>
  useOrder({
    items: questions,
    ownerId: examId,
    send: (questionsOrder) => call('reorderExamQuestions', { params: { id: examId }, body: { questionsOrder } }),
    changes: examChanges(examId),
    onSuccess: () => toast({ tone: 'good', title: 'Preguntas reordenadas exitosamente' }),
    onError: (error) => toastFailure(error, 'Error al reordenar preguntas'),
  });

interface Props extends RowActions {
  examId: string;
  /** In the server's order. */
  questions: ExamQuestion[];
  /** Id of the question that was edited last; null when none was. */
  lastEdited: string | null;
  /** While a question is dragged, Escape cancels only that. */
  onDragging: (isDragging: boolean) => void;
}

export const SortableQuestions = ({ examId, questions: given, lastEdited, onDragging, ...actions }: Props) => {
  const [questions, reorder] = useQuestionOrder(examId, given);
  return (
    <SortableList
      label="Preguntas del ensayo"
      noun="pregunta"
      items={questions}
      onReorder={reorder}
      onDragging={onDragging}
    >
      {(question, place, onMove) => (
        <QuestionRow
          key={question.id}
          question={question}
          place={place}
          total={questions.length}
          isLastEdited={question.id === lastEdited}
          onMove={onMove}
          {...actions}
        />
      )}
    </SortableList>
  );
};
