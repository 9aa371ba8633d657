import { Button } from '../../../../shared/ui/button.tsx';
import { uuidv7 } from '../../../../shared/uuid.ts';
import { emptyDraft, type QuestionDraft } from './question-draft.ts';
import { QuestionForm } from './question-form.tsx';
import { useCreateQuestion } from './use-question-mutations.ts';

export interface NewQuestion {
  draft: QuestionDraft;
  /** A new one for each change of the draft. Sent again unchanged, the question is not created twice. */
  idempotencyKey: string;
}

export const newQuestion = (draft = emptyDraft): NewQuestion => ({ draft, idempotencyKey: uuidv7() });

interface Props {
  examId: string;
  /** Number of questions in the exam. */
  existing: number;
  question: NewQuestion;
  onChange: (question: NewQuestion) => void;
}

export const SingleQuestion = ({ examId, existing, question, onChange }: Props) => {
  const { draft, idempotencyKey } = question;
  const create = useCreateQuestion(examId, () => onChange(newQuestion()));
  return (
    <QuestionForm
      draft={draft}
      format="text"
      place={existing + 1}
      isBusy={create.isPending}
      resetKey={create.data?.id ?? null}
      onChange={(changed) => onChange(newQuestion(changed))}
      onSubmit={(body) => create.mutate({ body, idempotencyKey })}
    >
      <Button type="submit" disabled={create.isPending}>
        Crear pregunta
      </Button>
    </QuestionForm>
  );
};
