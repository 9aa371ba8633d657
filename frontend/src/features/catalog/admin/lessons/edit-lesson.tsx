import type { LessonContent } from '@matraz/contracts/catalog/content';
import { useQueryClient } from '@tanstack/react-query';
import { RichTextEditor } from '../../../../authoring/editor/rich-text-editor.tsx';
import { EditDialog } from '../../../../authoring/form/edit-dialog.tsx';
import type { Compared } from '../../../../authoring/form/edit-frame.tsx';
import { TopicPicker } from '../../../../authoring/form/topic-picker.tsx';
import { alertFailure } from '../../../../authoring/form/use-admin-mutation.ts';
import { type Expected, useEditForm } from '../../../../authoring/form/use-edit-form.ts';
import { ChangedHtml, ChangedText } from '../../../../authoring/history/changed-html.tsx';
import { call } from '../../../../shared/net/api.ts';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { nextOrder } from '../next-order.ts';
import { changesOfItem, changesOfTopic, type Lesson, topicLessons } from '../queries.ts';
import { useContentMutation } from '../use-content-mutation.ts';
import { type LessonDraft, lessonRules, newLesson, toLessonDraft } from './lesson-draft.ts';

const useSaveLesson = (id: string | undefined) =>
  useContentMutation(
    id === undefined
      ? {
          send: (body: LessonContent, idempotencyKey: string) => call('createLesson', { body, idempotencyKey }),
          successTitle: 'Lección creada exitosamente',
          failureTitle: 'Error al crear la lección: ',
          showFailure: alertFailure,
          changes: (reply) => (reply ? changesOfTopic(reply.topicId) : changesOfItem),
        }
      : {
          send: (body: LessonContent & Expected, idempotencyKey: string) =>
            call('updateLesson', { params: { id }, body, idempotencyKey }),
          successTitle: 'Lección actualizada exitosamente',
          failureTitle: 'Error al actualizar la lección',
        },
  );

const LessonVersion = ({ lesson, other, side }: Compared<LessonDraft> & { lesson: LessonDraft }) => (
  <article className="min-w-0 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
    <h4 className="mb-3 font-extrabold text-xl [overflow-wrap:anywhere]">
      <ChangedText value={lesson.title} other={other.title} side={side} />
    </h4>
    <ChangedHtml value={lesson.content} other={other.content} side={side} />
  </article>
);

interface Props {
  /** Null creates a lesson. */
  lesson: Lesson | null;
  /** Topic of a new lesson. */
  topicId: string;
  /** Lessons of the topic. */
  existing: readonly Lesson[];
  onClose: () => void;
}

/** Creates or edits a lesson. */
export const EditLesson = ({ lesson, topicId, existing, onClose }: Props) => {
  const form = useEditForm({
    name: `lesson/${lesson?.id ?? `new/${topicId}`}`,
    stored: lesson,
    toDraft: toLessonDraft,
    empty: newLesson(topicId, nextOrder(existing)),
    rules: lessonRules,
    save: useSaveLesson(lesson?.id),
    onSaved: onClose,
  });
  const { draft, errors, change } = form;
  const queries = useQueryClient();
  const moveTo = async (chosen: string) => {
    change({ topicId: chosen });
    if (lesson) return;
    const lessons = await queries.ensureQueryData(topicLessons(chosen)).catch(() => []);
    change({ orderIndex: String(nextOrder(lessons)) });
  };
  return (
    <EditDialog
      form={form}
      title={lesson ? 'Editar lección' : 'Crear lección'}
      action={lesson ? 'Guardar' : 'Crear lección'}
      renderVersion={(version, compared) => <LessonVersion lesson={version} {...compared} />}
      onClose={onClose}
    >
      <TextField label="Título" error={errors.title} value={draft.title} onChange={(title) => change({ title })} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TopicPicker error={errors.topicId} topicId={draft.topicId} onChoose={(chosen) => void moveTo(chosen)} />
        <TextField
          label="Orden"
          error={errors.orderIndex}
          type="number"
          min={1}
          value={draft.orderIndex}
          onChange={(orderIndex) => change({ orderIndex })}
        />
      </div>
      <RichTextEditor
        label="Contenido"
        hint="Para preguntar algo del tema dentro de la lección, escribe su número en un párrafo propio: [pregunta 3]."
        isRequired
        isDisabled={form.isSaving}
        onUploading={(isUploading) => form.setUploading('content', isUploading)}
        error={errors.content}
        value={draft.content}
        onChange={(content) => change({ content })}
      />
    </EditDialog>
  );
};
