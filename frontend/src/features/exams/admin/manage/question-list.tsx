import type { ExamDetail, ExamQuestion } from '@matraz/contracts/exams/http';
import { useState } from 'react';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { getsIncomplete } from '../confirm-incomplete.tsx';
import { CorrectQuestion } from './correct-question.tsx';
import { SortableQuestions } from './sortable-questions.tsx';
import { useDeleteQuestion } from './use-question-mutations.ts';

interface DialogProps {
  question: ExamQuestion;
  place: number;
  onClose: () => void;
}

const ConfirmDelete = ({ exam, question, place, onClose }: DialogProps & { exam: ExamDetail }) => {
  const remove = useDeleteQuestion(question.examId, onClose);
  const questionCount = exam.questionCount - 1;
  const allowIncomplete = getsIncomplete(exam, { ...exam, questionCount });
  return (
    <Confirm
      title={`¿Eliminar la pregunta ${place}?`}
      text={[
        'Esta acción no se puede deshacer. Los intentos en curso y los ya entregados no cambian.',
        ...(allowIncomplete
          ? [`El ensayo está activo y quedaría con ${questionCount} de ${exam.totalQuestions} preguntas.`]
          : []),
      ].join(' ')}
      action="Eliminar"
      tone="destructive"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id: question.id, allowIncomplete })}
      onClose={onClose}
    />
  );
};

interface Props {
  exam: ExamDetail;
  questions: ExamQuestion[];
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

export const QuestionList = ({ exam, questions, ...props }: Props) => {
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
        examId={exam.id}
        questions={questions}
        onCorrect={(question) => setOpen({ kind: 'correct', question, version: exam.version })}
        onDelete={(question) => setOpen({ kind: 'delete', question })}
        {...props}
      />
      {dialog?.kind === 'correct' && <CorrectQuestion {...dialog} />}
      {dialog?.kind === 'delete' && <ConfirmDelete exam={exam} {...dialog} />}
    </>
  );
};
