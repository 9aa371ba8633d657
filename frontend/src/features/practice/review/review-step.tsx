import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { toast } from '../../../shared/page/toast.ts';
import { QuestionCard } from '../question-card.tsx';
import { useAnswering } from '../use-answering.ts';

interface Props {
  question: ReviewQuestion;
  place: string;
  progress: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onAnswered: (correct: boolean) => void;
  /** The question was deleted or locked after the round began. */
  onGone: () => void;
  onNext: () => void;
}

export const ReviewStep = ({ question, place, progress, isFirst, isLast, onAnswered, onGone, onNext }: Props) => {
  const answering = useAnswering(question, {
    onAnswered: ({ correct }) => onAnswered(correct),
    onGone: () => {
      toast({ title: 'Esta pregunta ya no está disponible', description: 'Seguimos con la que viene.' });
      onGone();
    },
  });
  // A round starts again when the student comes back, so its answers are forgotten.
  const forget = useEffectEvent(answering.reset);
  useEffect(() => () => forget(), []);
  return (
    <div className="mt-5">
      <p className="mb-2 px-1 font-semibold text-ink-soft">{question.topicTitle}</p>
      <QuestionCard
        question={question}
        place={place}
        progress={progress}
        isRepeat
        takesFocus={!isFirst}
        answering={answering}
        nextLabel={isLast ? 'Ver cómo te fue' : 'Siguiente pregunta'}
        onNext={onNext}
      />
    </div>
  );
};
