import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { SortableList } from '../../../../authoring/order/sortable-list.tsx';
import { QuestionRow, type RowActions } from './question-row.tsx';
import { useQuestionOrder } from './use-question-order.ts';

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
