import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../../../shared/ui/button.tsx';
import { isSameDraft, type QuestionDraft, toQuestionDraft } from './question-draft.ts';
import { QuestionForm } from './question-form.tsx';
import { useUpdateQuestion } from './use-question-mutations.ts';

/** A question of the exam with its draft. */
export interface EditedQuestion {
  question: ExamQuestion;
  draft: QuestionDraft;
}

export const isTouched = ({ question, draft }: EditedQuestion) => !isSameDraft(draft, toQuestionDraft(question));

interface Props {
  edited: EditedQuestion;
  /** Number of the question, from 1. */
  place: number;
  onChange: (draft: QuestionDraft) => void;
  onClose: () => void;
}

export const EditQuestion = ({ edited: { question, draft }, place, onChange, onClose }: Props) => {
  const update = useUpdateQuestion(question.examId, onClose);
  return (
    <>
      <Button look="ghost" onClick={onClose} className="-ml-4 mb-4 px-4">
        <ArrowLeft className="size-5" aria-hidden="true" />
        Volver a la lista
      </Button>
      <p className="mb-6 max-w-prose rounded-2xl bg-sunken px-4 py-3 text-ink-soft text-sm leading-snug">
        Los intentos en curso y los terminados no cambian. Si la pregunta tiene un error, anúlala en la lista
        («Anular»): así los puntajes se corrigen.
      </p>
      <QuestionForm
        draft={draft}
        format="html"
        place={place}
        isBusy={update.isPending}
        resetKey={question.id}
        onChange={onChange}
        onSubmit={(body) => update.mutate({ id: question.id, body })}
      >
        <Button type="submit" disabled={update.isPending}>
          Guardar
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </QuestionForm>
    </>
  );
};
