import type { ExamDetail, ExamQuestion } from '@matraz/contracts/exams/http';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { examDetail } from '../../queries.ts';
import { type EditedQuestion, EditQuestion } from './edit-question.tsx';
import { toQuestionDraft } from './question-draft.ts';
import { QuestionList } from './question-list.tsx';

interface Props {
  examId: string;
  /** Null when no question is edited. */
  edited: EditedQuestion | null;
  onEdit: (edited: EditedQuestion | null) => void;
  onDragging: (isDragging: boolean) => void;
}

const LoadingRows = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Cargando</span>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-20" />
    ))}
  </div>
);

/** Administrators get every question with its key. */
const keyedQuestions = ({ questions }: ExamDetail): ExamQuestion[] =>
  questions.filter((question) => 'correctAnswer' in question);

export const ListTab = ({ examId, edited, onEdit, onDragging }: Props) => {
  const { data: exam, isPending, refetch } = useQuery(examDetail(examId));
  const [lastEdited, setLastEdited] = useState<string | null>(null);
  if (isPending) return <LoadingRows />;
  if (exam === undefined) return <Failure onRetry={() => void refetch()} />;
  if (exam === null) return <Notice icon={<SearchX />} title="Ensayo no encontrado" as="h3" />;
  const questions = keyedQuestions(exam);
  if (edited) {
    return (
      <EditQuestion
        edited={edited}
        place={questions.findIndex(({ id }) => id === edited.question.id) + 1}
        onChange={(draft) => onEdit({ ...edited, draft })}
        onClose={() => {
          setLastEdited(edited.question.id);
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
  const edit = (question: ExamQuestion) => onEdit({ question, draft: toQuestionDraft(question) });
  return (
    <QuestionList examId={examId} questions={questions} lastEdited={lastEdited} onEdit={edit} onDragging={onDragging} />
  );
};
