import type { QuestionContent } from '@matraz/contracts/catalog/content';
import { useDeferredValue, useState } from 'react';
import { FormActions } from '../../../../shared/admin/form-actions.tsx';
import { FormDialog } from '../../../../shared/admin/form-dialog.tsx';
import { useFormDraft } from '../../../../shared/admin/use-form-draft.ts';
import { call } from '../../../../shared/api.ts';
import { RichTextEditor } from '../../../../shared/editor/rich-text-editor.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import type { Question } from '../queries.ts';
import { QuestionCard } from '../question-card.tsx';
import { TopicPicker } from '../topic-picker.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import { OptionFields } from './option-fields.tsx';
import { newQuestion, type QuestionDraft, questionRules, toPreview, toQuestionDraft } from './question-draft.ts';

const Preview = ({ draft }: { draft: QuestionDraft }) => {
  const shown = useDeferredValue(draft);
  return (
    <section aria-label="Vista previa" className="min-w-0">
      <h3 className="mb-2 font-bold leading-snug">Así la verá el estudiante</h3>
      <div className="lg:sticky lg:top-0">
        <QuestionCard title="Pregunta" question={toPreview(shown)} />
      </div>
    </section>
  );
};

interface Props {
  /** Null creates a question. */
  question: Question | null;
  /** Topic of a new question. */
  topicId: string;
  onClose: () => void;
}

/** Creates or edits a practice question. */
export const EditQuestion = ({ question, topicId, onClose }: Props) => {
  const draftForm = useFormDraft(question ? toQuestionDraft(question) : newQuestion(topicId), questionRules);
  const { draft, errors, change, submit, form, isTouched, onRefused } = draftForm;
  const save = useContentMutation({
    send: (body: QuestionContent, idempotencyKey) =>
      question
        ? call('updateQuestion', { params: { id: question.id }, body, idempotencyKey })
        : call('createQuestion', { body, idempotencyKey }),
    successTitle: question ? 'Pregunta actualizada exitosamente' : 'Pregunta creada exitosamente',
    failureTitle: question ? 'Error al actualizar pregunta' : 'Error al crear pregunta',
  });
  /** Texts with an upload under way. A picture is in the HTML only after its upload. */
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set());
  const setUpload = (name: string, isUploading: boolean) =>
    setUploading((before) => {
      const next = new Set(before);
      if (isUploading) next.add(name);
      else next.delete(name);
      return next;
    });
  return (
    <FormDialog
      title={question ? 'Editar pregunta' : 'Crear pregunta'}
      size="page"
      isTouched={isTouched}
      onClose={onClose}
    >
      {(close) => (
        <form
          ref={form}
          noValidate
          onSubmit={submit((body) => save.mutate(body, { onSuccess: onClose, onError: onRefused }))}
          className="mt-4 grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-8 overflow-y-auto border-line border-t px-4 py-6 sm:px-8 lg:grid-cols-2"
        >
          <div className="grid min-w-0 content-start gap-6">
            <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
              <TopicPicker
                error={errors.topicId}
                topicId={draft.topicId}
                onChoose={(chosen) => change({ topicId: chosen })}
              />
              <Field label="Puntos XP" error={errors.xpReward}>
                {(control) => (
                  <input
                    {...control}
                    required
                    type="number"
                    min={1}
                    autoComplete="off"
                    value={draft.xpReward}
                    onChange={({ target }) => change({ xpReward: target.value })}
                  />
                )}
              </Field>
            </div>
            <RichTextEditor
              label="Pregunta"
              isRequired
              isDisabled={save.isPending}
              onUploading={(is) => setUpload('question', is)}
              error={errors.question}
              value={draft.question}
              onChange={(html) => change({ question: html })}
            />
            <OptionFields
              draft={draft}
              isDisabled={save.isPending}
              onUploading={setUpload}
              error={errors.options}
              correctError={errors.correct}
              onChange={change}
            />
            <RichTextEditor
              label="Explicación"
              isDisabled={save.isPending}
              onUploading={(is) => setUpload('explanation', is)}
              error={errors.explanation}
              value={draft.explanation}
              onChange={(html) => change({ explanation: html })}
            />
            <FormActions
              action={question ? 'Guardar' : 'Crear pregunta'}
              isBusy={save.isPending || uploading.size > 0}
              onCancel={close}
            />
          </div>
          <Preview draft={draft} />
        </form>
      )}
    </FormDialog>
  );
};
