import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { useState } from 'react';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { CorrectQuestion } from './correct-question.tsx';
import { SortableQuestions } from './sortable-questions.tsx';
import { useDeleteQuestion } from './use-question-mutations.ts';

interface DialogProps {
  question: ExamQuestion;
  place: number;
  onClose: () => void;
}

const ConfirmDelete = ({ question, place, onClose }: DialogProps) => {
  const remove = useDeleteQuestion(question.examId, onClose);
  return (
    <Confirm
      title={`¿Eliminar la pregunta ${place}?`}
      text="Esta acción no se puede deshacer. Los intentos en curso y los ya entregados no cambian."
      action="Eliminar"
      tone="destructive"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(question.id)}
      onClose={onClose}
    />
  );
};

interface Props {
  examId: string;
  questions: ExamQuestion[];
  /** Of the exam. */
  version: number | undefined;
  /** Id of the question that was edited last; null when none was. */
  lastEdited: string | null;
  onEdit: (question: ExamQuestion) => void;
  onDragging: (isDragging: boolean) => void;
}

interface OpenDialog {
  kind: 'correct' | 'delete';
  question: ExamQuestion;
  version?: number | undefined;
}

export const QuestionList = ({ questions, version, ...props }: Props) => {
  /** The open dialog, with the question as it was when it was opened. */
  const [open, setOpen] = useState<OpenDialog | null>(null);
  // 0 when another administrator has deleted the question: its dialog closes.
  const place = questions.findIndex(({ id }) => id === open?.question.id) + 1;
  const dialog = open && place > 0 ? { ...open, place, onClose: () => setOpen(null) } : null;
  return (
    <>
      <p className="mb-3 text-ink-soft">
        {questionsInWords(questions.length)}. Arrastra una pregunta por su asa para cambiarla de lugar.
      </p>
      <SortableQuestions
        questions={questions}
        onCorrect={(question) => setOpen({ kind: 'correct', question, version })}
        onDelete={(question) => setOpen({ kind: 'delete', question })}
        {...props}
      />
      {dialog?.kind === 'correct' && <CorrectQuestion {...dialog} />}
      {dialog?.kind === 'delete' && <ConfirmDelete {...dialog} />}
    </>
  );
};
