import type { LessonContent } from '@matraz/contracts/catalog/content';
import { useState } from 'react';
import { FormActions } from '../../../../shared/admin/form-actions.tsx';
import { FormDialog } from '../../../../shared/admin/form-dialog.tsx';
import { alertFailure } from '../../../../shared/admin/use-admin-mutation.ts';
import { useFormDraft } from '../../../../shared/admin/use-form-draft.ts';
import { call } from '../../../../shared/api.ts';
import { RichTextEditor } from '../../../../shared/editor/rich-text-editor.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import type { Lesson } from '../queries.ts';
import { TopicPicker } from '../topic-picker.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import { lessonRules, newLesson, toLessonDraft } from './lesson-draft.ts';

const useSaveLesson = (id: string | undefined) =>
  useContentMutation(
    id === undefined
      ? {
          send: (body: LessonContent, idempotencyKey: string) => call('createLesson', { body, idempotencyKey }),
          successTitle: 'Lección creada exitosamente',
          failureTitle: 'Error al crear la lección: ',
          showFailure: alertFailure,
        }
      : {
          send: (body: LessonContent, idempotencyKey: string) =>
            call('updateLesson', { params: { id }, body, idempotencyKey }),
          successTitle: 'Lección actualizada exitosamente',
          failureTitle: 'Error al actualizar la lección',
        },
  );

interface Props {
  /** Null creates a lesson. */
  lesson: Lesson | null;
  /** Topic of a new lesson. */
  topicId: string;
  /** Number of lessons in the topic. */
  existing: number;
  onClose: () => void;
}

/** Creates or edits a lesson. */
export const EditLesson = ({ lesson, topicId, existing, onClose }: Props) => {
  const draftForm = useFormDraft(lesson ? toLessonDraft(lesson) : newLesson(topicId), lessonRules);
  const { draft, errors, change, submit, form, isTouched, onRefused } = draftForm;
  const save = useSaveLesson(lesson?.id);
  const [isUploading, setIsUploading] = useState(false);
  return (
    <FormDialog title={lesson ? 'Editar lección' : 'Crear lección'} size="page" isTouched={isTouched} onClose={onClose}>
      {(close) => (
        <form
          ref={form}
          noValidate
          onSubmit={submit((body) => save.mutate(body, { onSuccess: onClose, onError: onRefused }))}
          className="mt-4 grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto border-line border-t px-4 py-6 sm:px-8"
        >
          <Field label="Título" error={errors.title}>
            {(control) => (
              <input
                {...control}
                required
                autoComplete="off"
                value={draft.title}
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Field>
          <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <TopicPicker
              error={errors.topicId}
              topicId={draft.topicId}
              onChoose={(chosen) => change({ topicId: chosen })}
            />
            <Field
              label="Orden"
              error={errors.orderIndex}
              hint={lesson ? undefined : `El siguiente lugar es el ${existing + 1}.`}
            >
              {(control) => (
                <input
                  {...control}
                  required
                  type="number"
                  min={1}
                  autoComplete="off"
                  value={draft.orderIndex}
                  onChange={({ target }) => change({ orderIndex: target.value })}
                />
              )}
            </Field>
          </div>
          <RichTextEditor
            label="Contenido"
            isRequired
            isDisabled={save.isPending}
            onUploading={setIsUploading}
            error={errors.content}
            value={draft.content}
            onChange={(content) => change({ content })}
          />
          <FormActions
            action={lesson ? 'Guardar' : 'Crear lección'}
            isBusy={save.isPending || isUploading}
            onCancel={close}
          />
        </form>
      )}
    </FormDialog>
  );
};
