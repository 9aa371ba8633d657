import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { QuestionRow, type RowActions } from './question-row.tsx';
import { announcements, instructions, upAndDown } from './sorting.ts';
import { useQuestionOrder } from './use-question-order.ts';

interface Props extends Omit<RowActions, 'onMove'> {
  examId: string;
  /** In the server's order. */
  questions: ExamQuestion[];
  /** Id of the question that was edited last; null when none was. */
  lastEdited: string | null;
  /** While a question is dragged, Escape cancels only that. */
  onDragging: (isDragging: boolean) => void;
}

/** The questions in their order. Pointer, keyboard (25 pixels a step) and buttons change it. */
export const SortableQuestions = ({ examId, questions: given, lastEdited, onDragging, ...actions }: Props) => {
  const [questions, reorder] = useQuestionOrder(examId, given);
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor));
  const ids = questions.map(({ id }) => id);
  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) reorder(arrayMove(ids, from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    onDragging(false);
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcements((id) => ids.indexOf(id) + 1),
        screenReaderInstructions: instructions,
      }}
      onDragStart={() => onDragging(true)}
      onDragEnd={drop}
      onDragCancel={() => onDragging(false)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label="Preguntas del ensayo" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              question={question}
              place={index + 1}
              total={questions.length}
              isLastEdited={question.id === lastEdited}
              onMove={(_, step) => move(index, index + step)}
              {...actions}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
