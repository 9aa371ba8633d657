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
import { useOrder } from './use-order.ts';

interface Props extends Omit<RowActions, 'onMove'> {
  examId: string;
  /** In the order of the server. */
  questions: ExamQuestion[];
  /** The one that was edited last; null: none. */
  backFrom: string | null;
  /** While one is held, Escape lets it go and means nothing else. */
  onHolding: (isHolding: boolean) => void;
}

/** The questions in their order, which changes by pointer, by keyboard (25 pixels a step) and by buttons. */
export const SortableQuestions = ({ examId, questions: given, backFrom, onHolding, ...actions }: Props) => {
  const [questions, reorder] = useOrder(examId, given);
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor));
  const ids = questions.map(({ id }) => id);
  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) reorder(arrayMove(ids, from, to));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    onHolding(false);
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
      onDragStart={() => onHolding(true)}
      onDragEnd={drop}
      onDragCancel={() => onHolding(false)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label="Preguntas del ensayo" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              question={question}
              place={index + 1}
              total={questions.length}
              isBack={question.id === backFrom}
              onMove={(_, step) => move(index, index + step)}
              {...actions}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
