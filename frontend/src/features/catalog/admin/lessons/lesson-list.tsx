import { Pencil, Trash2 } from 'lucide-react';
import { alertFailure } from '../../../../authoring/form/use-admin-mutation.ts';
import { HistoryAction } from '../../../../authoring/history/history-action.tsx';
import { PreviewLink } from '../../../../authoring/list/preview-link.tsx';
import { RowAction } from '../../../../authoring/list/row-action.tsx';
import { SortableList } from '../../../../authoring/order/sortable-list.tsx';
import { SortableRow } from '../../../../authoring/order/sortable-row.tsx';
import { useOrder } from '../../../../authoring/order/use-order.ts';
import { useExcerpt } from '../../../../authoring/text/use-excerpt.ts';
import { call } from '../../../../shared/net/api.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { amount } from '../../../../shared/study/words.ts';
import { changesOfTopic, type Lesson } from '../queries.ts';
import { useContentMutation } from '../use-content-mutation.ts';

/** Characters of the content in a row. */
const EXCERPT_LENGTH = 100;

interface RowProps {
  lesson: Lesson;
  place: number;
  total: number;
  onMove: (step: 1 | -1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

const LessonRow = ({ lesson, place, total, onMove, onEdit, onDelete }: RowProps) => {
  const excerpt = useExcerpt(lesson.content, EXCERPT_LENGTH);
  const actions = (
    <>
      <HistoryAction as="row" subject={{ kind: 'lesson', id: lesson.id, name: `Lección ${place}` }} />
      <PreviewLink
        as="row"
        name={`Lección ${place}`}
        path={`/topic/${lesson.topicId}?seccion=teoria&leccion=${place}&plan=premium`}
      />
      <RowAction Icon={Pencil} label={`Editar lección ${place}`} onClick={onEdit} />
      <RowAction Icon={Trash2} label={`Eliminar lección ${place}`} onClick={onDelete} isDestructive />
    </>
  );
  return (
    <SortableRow id={lesson.id} noun="lección" place={place} total={total} onMove={onMove} actions={actions}>
      <h3 className="font-bold leading-snug [overflow-wrap:anywhere]">{lesson.title}</h3>
      <p className="mt-0.5 line-clamp-2 text-ink-soft text-sm leading-snug [overflow-wrap:anywhere]">{excerpt}</p>
      <p className="mt-1 font-semibold text-copper text-sm">Orden {lesson.orderIndex}</p>
    </SortableRow>
  );
};

interface Props {
  topicId: string;
  /** In the server's order. */
  lessons: Lesson[];
  onEdit: (lesson: Lesson) => void;
}

export const LessonList = ({ topicId, lessons: given, onEdit }: Props) => {
  const [lessons, reorder] = useOrder({
    items: given,
    ownerId: topicId,
    send: (order) => call('reorderLessons', { body: { lessons: order } }),
    changes: changesOfTopic(topicId),
    onSuccess: () => toast({ tone: 'good', title: 'Lecciones reordenadas exitosamente' }),
    onError: (error) => alertFailure(error, 'Error al reordenar las lecciones: '),
  });
  const remove = useContentMutation({
    send: (id: string, idempotencyKey) => call('deleteLesson', { params: { id }, idempotencyKey }),
    successTitle: 'Lección eliminada exitosamente',
    failureTitle: 'Error al eliminar la lección',
  });
  return (
    <>
      <p className="mb-3 text-ink-soft">
        {amount(lessons.length, 'lección', 'lecciones')}. Arrastra una lección por su asa para cambiarla de lugar.
      </p>
      <SortableList label="Lecciones del tema" noun="lección" items={lessons} onReorder={reorder}>
        {(lesson, place, onMove) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            place={place}
            total={lessons.length}
            onMove={onMove}
            onEdit={() => onEdit(lesson)}
            onDelete={() => remove.mutate(lesson.id)}
          />
        )}
      </SortableList>
    </>
  );
};
