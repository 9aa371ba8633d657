import { Button } from '../../../../shared/ui/button.tsx';
import { uuidv7 } from '../../../../shared/uuid.ts';
import { emptyDraft, type QuestionDraft } from './draft.ts';
import { QuestionForm } from './question-form.tsx';
import { useCreateQuestion } from './use-question-writing.ts';

export interface NewQuestion {
  draft: QuestionDraft;
  /** Of this question as it is written now: tried again after a failure, it is never created twice. */
  idempotencyKey: string;
}

export const newQuestion = (draft = emptyDraft): NewQuestion => ({ draft, idempotencyKey: uuidv7() });

interface Props {
  examId: string;
  /** How many questions the exam has. */
  existing: number;
  written: NewQuestion;
  onChange: (written: NewQuestion) => void;
}

export const SingleQuestion = ({ examId, existing, written, onChange }: Props) => {
  const { draft, idempotencyKey } = written;
  const create = useCreateQuestion(examId, () => onChange(newQuestion()));
  return (
    <QuestionForm
      draft={draft}
      writing="text"
      place={existing + 1}
      isBusy={create.isPending}
      round={create.data?.id ?? null}
      onChange={(changed) => onChange(newQuestion(changed))}
      onSubmit={(body) => create.write({ body, idempotencyKey })}
    >
      <Button type="submit" disabled={create.isPending}>
        Crear pregunta
      </Button>
    </QuestionForm>
  );
};
