import type { ExamDetail, ExamQuestion } from '@matraz/contracts/exams/http';
import { useQuery } from '@tanstack/react-query';
import { ListPlus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { examDetail } from '../../queries.ts';
import { BlueprintPanel } from './blueprint-panel.tsx';
import { EditQuestion } from './edit-question.tsx';
import { QuestionList } from './question-list.tsx';

/** A question as it was when its form was opened. */
export type EditedQuestion = ExamQuestion & { version?: number | undefined };

interface Props {
  examId: string;
  /** The question in the form; null: the list is shown. */
  edited: EditedQuestion | null;
  onEdit: (question: EditedQuestion | null) => void;
  /** Called with null when no unsaved text is left. */
  onUnsaved: (discard: (() => void) | null) => void;
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
export const keyedQuestions = ({ questions }: ExamDetail): ExamQuestion[] =>
  questions.filter((question) => 'correctAnswer' in question);

export const ListTab = ({ examId, edited, onEdit, onUnsaved, onDragging }: Props) => {
  const { data: exam, isPending, refetch } = useQuery(examDetail(examId));
  const [lastEdited, setLastEdited] = useState<string | null>(null);
  if (isPending) return <LoadingRows />;
  if (exam === undefined) return <Failure onRetry={() => void refetch()} />;
  if (exam === null) return <Notice icon={<SearchX />} title="Ensayo no encontrado" as="h3" />;
  const questions = keyedQuestions(exam);
  if (edited) {
    return (
      <EditQuestion
        key={edited.id}
        question={edited}
        place={questions.findIndex(({ id }) => id === edited.id) + 1}
        onUnsaved={onUnsaved}
        onClose={() => {
          setLastEdited(edited.id);
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
  return (
    <>
      <BlueprintPanel questions={questions} duration={exam.duration} />
      <QuestionList
        exam={exam}
        questions={questions}
        lastEdited={lastEdited}
        onEdit={(question) => onEdit({ ...question, version: exam.version })}
        onDragging={onDragging}
      />
    </>
  );
};
