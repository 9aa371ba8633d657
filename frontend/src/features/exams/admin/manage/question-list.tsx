import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { useState } from 'react';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { SortableQuestions } from './sortable-questions.tsx';
import { useDeleteQuestion, useVoidQuestion } from './use-question-mutations.ts';

interface ConfirmProps {
  question: ExamQuestion;
  place: number;
  onClose: () => void;
}

const ConfirmDelete = ({ question, place, onClose }: ConfirmProps) => {
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

const voidTexts = {
  scored:
    'Deja de contar, a favor y en contra. El puntaje de todos los intentos terminados se calcula de nuevo, y cada estudiante verá su puntaje anterior, el nuevo y el motivo. Esta acción no se puede deshacer.',
  /** An attempt is scored by the exam at its start. The question may not have been a pilot then. */
  pilot:
    'Es piloto: no cuenta, y los puntajes quedan como están, salvo en intentos que la rindieron como evaluada. Esta acción no se puede deshacer.',
};

const ConfirmVoid = ({ question, place, onClose }: ConfirmProps) => {
  const voiding = useVoidQuestion(question.examId, onClose);
  return (
    <Confirm
      title={`¿Anular la pregunta ${place}?`}
      text={question.isPilot ? voidTexts.pilot : voidTexts.scored}
      action="Anular"
      tone="destructive"
      isBusy={voiding.isPending}
      onConfirm={() => voiding.mutate(question.id)}
      onClose={onClose}
    />
  );
};

interface Props {
  examId: string;
  questions: ExamQuestion[];
  /** Id of the question that was edited last; null when none was. */
  lastEdited: string | null;
  onEdit: (question: ExamQuestion) => void;
  onDragging: (isDragging: boolean) => void;
}

export const QuestionList = ({ questions, ...props }: Props) => {
  const [confirming, setConfirming] = useState<{ question: ExamQuestion; Confirmation: typeof ConfirmDelete } | null>(
    null,
  );
  // 0 when another administrator has deleted the question: its dialog closes.
  const place = questions.findIndex(({ id }) => id === confirming?.question.id) + 1;
  return (
    <>
      <p className="mb-3 text-ink-soft">
        {questionsInWords(questions.length)}. Arrastra una pregunta por su asa para cambiarla de lugar.
      </p>
      <SortableQuestions
        questions={questions}
        onDelete={(question) => setConfirming({ question, Confirmation: ConfirmDelete })}
        onVoid={(question) => setConfirming({ question, Confirmation: ConfirmVoid })}
        {...props}
      />
      {confirming && place > 0 && (
        <confirming.Confirmation question={confirming.question} place={place} onClose={() => setConfirming(null)} />
      )}
    </>
  );
};
