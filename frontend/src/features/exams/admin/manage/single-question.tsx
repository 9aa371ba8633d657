import { useEffect, useRef } from 'react';
import type { RichTextEditorHandle } from '../../../../authoring/editor/editor-props.ts';
import { type EditForm, useEditForm } from '../../../../authoring/form/use-edit-form.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { emptyDraft, type QuestionDraft, questionRules, toQuestionDraft } from './question-draft.ts';
import { QuestionForm } from './question-form.tsx';
import { useCreateQuestion } from './use-question-mutations.ts';

/** The form of a new question. It is empty again after the question was created. */
export const useNewQuestion = (examId: string) => {
  const save = useCreateQuestion(examId);
  const form = useEditForm({
    name: `exam-question/new/${examId}`,
    stored: null,
    toDraft: toQuestionDraft,
    empty: emptyDraft,
    rules: questionRules,
    save,
    onSaved: () => form.load(emptyDraft),
  });
  return { form, created: save.data?.id ?? null };
};

interface Props {
  form: EditForm<QuestionDraft>;
  /** Id of the question that was created last; null at first. */
  created: string | null;
  /** Number of questions in the exam. */
  existing: number;
}

export const SingleQuestion = ({ form, created, existing }: Props) => {
  const question = useRef<RichTextEditorHandle>(null);
  const focused = useRef(created);
  useEffect(() => {
    if (created === focused.current) return;
    focused.current = created;
    question.current?.focus();
  }, [created]);
  return (
    <QuestionForm form={form} place={existing + 1} question={question}>
      <Button type="submit" disabled={form.isBusy}>
        Crear pregunta
      </Button>
    </QuestionForm>
  );
};
