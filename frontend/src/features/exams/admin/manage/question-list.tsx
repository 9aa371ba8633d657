import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { useState } from 'react';
import { Confirm } from '../../../../shared/ui/confirm.tsx';
import { questionsInWords } from '../../words.ts';
import { SortableQuestions } from './sortable-questions.tsx';
import { useDeleteQuestion, useVoidQuestion } from './use-question-writing.ts';

interface AskProps {
  question: ExamQuestion;
  place: number;
  onClose: () => void;
}

const AskToDelete = ({ question, place, onClose }: AskProps) => {
  const remove = useDeleteQuestion(question.examId, onClose);
  return (
    <Confirm
      title={`¿Eliminar la pregunta ${place}?`}
      text="Esta acción no se puede deshacer. Los intentos en curso y los ya entregados no cambian."
      action="Eliminar"
      tone="destructive"
      isBusy={remove.isPending}
      onConfirm={() => remove.write(question.id)}
      onClose={onClose}
    />
  );
};

const voidTexts = {
  scored:
    'Deja de contar, a favor y en contra. El puntaje de todos los intentos terminados se calcula de nuevo, y cada estudiante verá su puntaje anterior, el nuevo y el motivo. Esta acción no se puede deshacer.',
  /** An attempt is judged by the exam as it was: there the question may have been scored. */
  pilot:
    'Es piloto: no cuenta, y los puntajes quedan como están, salvo en intentos que la rindieron como evaluada. Esta acción no se puede deshacer.',
};

const AskToVoid = ({ question, place, onClose }: AskProps) => {
  const voiding = useVoidQuestion(question.examId, onClose);
  return (
    <Confirm
      title={`¿Anular la pregunta ${place}?`}
      text={question.isPilot ? voidTexts.pilot : voidTexts.scored}
      action="Anular"
      tone="destructive"
      isBusy={voiding.isPending}
      onConfirm={() => voiding.write(question.id)}
      onClose={onClose}
    />
  );
};

interface Props {
  examId: string;
  /** In order. */
  questions: ExamQuestion[];
  /** The one that was edited last; null: none. */
  backFrom: string | null;
  onEdit: (question: ExamQuestion) => void;
  onHolding: (isHolding: boolean) => void;
}

export const QuestionList = ({ questions, ...props }: Props) => {
  const [asked, setAsked] = useState<{ question: ExamQuestion; Ask: typeof AskToDelete } | null>(null);
  // A question that another administrator has removed meanwhile takes its dialog with it.
  const place = questions.findIndex(({ id }) => id === asked?.question.id) + 1;
  return (
    <>
      <p className="mb-3 text-ink-soft">
        {questionsInWords(questions.length)}. Arrastra una pregunta por su asa para cambiarla de lugar.
      </p>
      <SortableQuestions
        questions={questions}
        onDelete={(question) => setAsked({ question, Ask: AskToDelete })}
        onVoid={(question) => setAsked({ question, Ask: AskToVoid })}
        {...props}
      />
      {asked && place > 0 && <asked.Ask question={asked.question} place={place} onClose={() => setAsked(null)} />}
    </>
  );
};
