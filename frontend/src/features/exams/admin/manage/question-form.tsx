import { examOptions } from '@matraz/contracts/exams/limits';
import type { ReactNode, Ref } from 'react';
import type { RichTextEditorHandle } from '../../../../authoring/editor/editor-props.ts';
import { RichTextEditor } from '../../../../authoring/editor/rich-text-editor.tsx';
import { EditFrame } from '../../../../authoring/form/edit-frame.tsx';
import { OptionFields } from '../../../../authoring/form/option-fields.tsx';
import { AreaField, SkillField } from '../../../../authoring/form/syllabus-fields.tsx';
import { TopicPicker } from '../../../../authoring/form/topic-picker.tsx';
import type { EditForm } from '../../../../authoring/form/use-edit-form.ts';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { optionError, type QuestionDraft, toQuestionBody } from './question-draft.ts';
import { QuestionCard, QuestionPreview } from './question-preview.tsx';

interface Props {
  form: EditForm<QuestionDraft>;
  /** Number of the question in the exam. */
  place: number;
  /** The editor of the question. */
  question?: Ref<RichTextEditorHandle>;
  /** The question gets the focus when it is shown. */
  isFocused?: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** The form of one question, with its preview. */
export const QuestionForm = ({ form, place, question, isFocused = false, children }: Props) => {
  const { draft, errors, isSaving, change, setUploading } = form;
  return (
    <EditFrame
      form={form}
      renderVersion={(version) => <QuestionCard place={place} question={toQuestionBody(version)} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <RichTextEditor
            ref={question}
            label="Pregunta"
            isRequired
            isFocused={isFocused}
            isDisabled={isSaving}
            onUploading={(isUploading) => setUploading('question', isUploading)}
            error={errors.question}
            value={draft.question}
            onChange={(html) => change({ question: html })}
          />
          <OptionFields
            draft={draft}
            limits={{ min: examOptions.minSingle, max: examOptions.max }}
            hint="Marca la letra de la correcta. Las que dejes vacías no se guardan."
            isDisabled={isSaving}
            onUploading={setUploading}
            error={errors.options}
            optionError={(option) => (errors.options ? optionError(draft, option) : undefined)}
            correctError={errors.correct}
            onChange={change}
          />
          <RichTextEditor
            label="Explicación"
            hint="Se muestra al revisar los resultados. Es opcional."
            isDisabled={isSaving}
            onUploading={(isUploading) => setUploading('explanation', isUploading)}
            error={errors.explanation}
            value={draft.explanation}
            onChange={(html) => change({ explanation: html })}
          />
          <TopicPicker
            isOptional
            hint="Se muestra con los resultados, no durante el ensayo."
            error={errors.topicId}
            topicId={draft.topicId ?? ''}
            onChoose={(topicId) => change({ topicId })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SkillField error={errors.skill} value={draft.skill} onChange={(skill) => change({ skill })} />
            <AreaField error={errors.area} value={draft.area} onChange={(area) => change({ area })} />
          </div>
          <Switch isOn={draft.isPilot} onChange={(isPilot) => change({ isPilot })} className="justify-self-start">
            <span className="block font-bold">Pregunta piloto</span>
            <span className="block text-ink-soft text-sm">No suma al puntaje</span>
          </Switch>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
        <QuestionPreview place={place} question={toQuestionBody(draft)} />
      </div>
    </EditFrame>
  );
};
