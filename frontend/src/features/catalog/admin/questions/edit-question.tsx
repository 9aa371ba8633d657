import type { QuestionContent } from '@matraz/contracts/catalog/content';
import { questionOptions } from '@matraz/contracts/catalog/limits';
import { RichTextEditor } from '../../../../authoring/editor/rich-text-editor.tsx';
import { EditDialog } from '../../../../authoring/form/edit-dialog.tsx';
import { OptionFields } from '../../../../authoring/form/option-fields.tsx';
import { SkillField } from '../../../../authoring/form/syllabus-fields.tsx';
import { TopicPicker } from '../../../../authoring/form/topic-picker.tsx';
import { type Expected, useEditForm } from '../../../../authoring/form/use-edit-form.ts';
import { call } from '../../../../shared/net/api.ts';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { changesOfItem, changesOfTopic, type Question } from '../queries.ts';
import { QuestionCard } from '../question-card.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import {
  newQuestion,
  optionError,
  type QuestionDraft,
  questionRules,
  toPreview,
  toQuestionDraft,
} from './question-draft.ts';

const Preview = ({ draft }: { draft: QuestionDraft }) => (
  <section aria-label="Vista previa" className="min-w-0">
    <h3 className="mb-2 font-bold leading-snug">Así la verá el estudiante</h3>
    <div className="lg:sticky lg:top-0">
      <QuestionCard title="Pregunta" question={toPreview(draft)} />
    </div>
  </section>
);

interface Props {
  /** Null creates a question. */
  question: Question | null;
  /** Topic of a new question. */
  topicId: string;
  onClose: () => void;
}

/** Creates or edits a practice question. */
export const EditQuestion = ({ question, topicId, onClose }: Props) => {
  const save = useContentMutation({
    send: (body: QuestionContent & Expected, idempotencyKey) =>
      question
        ? call('updateQuestion', { params: { id: question.id }, body, idempotencyKey })
        : call('createQuestion', { body, idempotencyKey }),
    successTitle: question ? 'Pregunta actualizada exitosamente' : 'Pregunta creada exitosamente',
    failureTitle: question ? 'Error al actualizar pregunta' : 'Error al crear pregunta',
    changes: (reply) => (reply && !question ? changesOfTopic(reply.topicId) : changesOfItem),
  });
  const form = useEditForm({
    name: `question/${question?.id ?? `new/${topicId}`}`,
    stored: question,
    toDraft: toQuestionDraft,
    empty: newQuestion(topicId),
    rules: questionRules,
    save,
    onSaved: onClose,
  });
  const { draft, errors, change } = form;
  return (
    <EditDialog
      form={form}
      title={question ? 'Editar pregunta' : 'Crear pregunta'}
      action={question ? 'Guardar' : 'Crear pregunta'}
      renderVersion={(version) => <QuestionCard title="Pregunta" question={toPreview(version)} />}
      preview={<Preview draft={draft} />}
      startsAtTitle
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TopicPicker
          error={errors.topicId}
          topicId={draft.topicId}
          onChoose={(chosen) => change({ topicId: chosen })}
        />
        <TextField
          label="Puntos XP"
          error={errors.xpReward}
          type="number"
          min={1}
          value={draft.xpReward}
          onChange={(xpReward) => change({ xpReward })}
        />
      </div>
      <SkillField error={errors.skill} value={draft.skill} onChange={(skill) => change({ skill })} />
      <RichTextEditor
        label="Pregunta"
        isRequired
        isDisabled={save.isPending}
        onUploading={(isUploading) => form.setUploading('question', isUploading)}
        error={errors.question}
        value={draft.question}
        onChange={(html) => change({ question: html })}
      />
      <OptionFields
        draft={draft}
        limits={questionOptions}
        hint="Marca la letra de la correcta."
        isDisabled={save.isPending}
        onUploading={form.setUploading}
        error={errors.options}
        optionError={(option) => (errors.options ? optionError(draft, option) : undefined)}
        correctError={errors.correct}
        onChange={change}
      />
      <RichTextEditor
        label="Explicación"
        isDisabled={save.isPending}
        onUploading={(isUploading) => form.setUploading('explanation', isUploading)}
        error={errors.explanation}
        value={draft.explanation}
        onChange={(html) => change({ explanation: html })}
      />
    </EditDialog>
  );
};
