import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { examDetail } from '../../queries.ts';
import { draftOf } from './draft.ts';
import { type Edited, EditQuestion } from './edit-question.tsx';
import { QuestionList } from './question-list.tsx';
import { wholeQuestions } from './whole-questions.ts';

interface Props {
  examId: string;
  /** Null: none is being edited. */
  edited: Edited | null;
  onEdit: (edited: Edited | null) => void;
  onHolding: (isHolding: boolean) => void;
}

const Rows = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Cargando</span>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-20" />
    ))}
  </div>
);

export const ListTab = ({ examId, edited, onEdit, onHolding }: Props) => {
  const { data: exam, isPending, refetch } = useQuery(examDetail(examId));
  const [backFrom, setBackFrom] = useState<string | null>(null);
  if (isPending) return <Rows />;
  if (exam === undefined) return <Failure onRetry={() => void refetch()} />;
  if (exam === null) return <Notice icon={<SearchX />} title="Ensayo no encontrado" as="h3" />;
  const questions = wholeQuestions(exam);
  if (edited) {
    return (
      <EditQuestion
        edited={edited}
        place={questions.findIndex(({ id }) => id === edited.question.id) + 1}
        onChange={(draft) => onEdit({ ...edited, draft })}
        onClose={() => {
          setBackFrom(edited.question.id);
          onEdit(null);
        }}
      />
    );
  }
  if (questions.length === 0) {
    return (
      <Notice icon={<ListPlus />} title="Este ensayo aún no tiene preguntas" as="h3">
        <p>Créalas una por una o con la carga masiva.</p>
      </Notice>
    );
  }
  const edit = (question: ExamQuestion) => onEdit({ question, draft: draftOf(question) });
  return <QuestionList examId={examId} questions={questions} backFrom={backFrom} onEdit={edit} onHolding={onHolding} />;
};
