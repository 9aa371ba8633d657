import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { toast } from '../../../shared/page/toast.ts';
import { QuestionCard } from '../question-card.tsx';
import { useAnswering } from '../use-answering.ts';

export interface StepProps {
  place: string;
  progress: ReactNode;
  /** Beside the topic: why the question is asked. */
  note?: ReactNode;
  /** It was answered before, so it earns no XP. */
  isRepeat?: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** False: the next step needs the result, so an answer that waits in this browser does not lead on. */
  goesOnUnjudged?: boolean;
  onAnswered: (correct: boolean) => void;
  /** The answer waits in this browser: its idempotency key. */
  onKept?: (key: string) => void;
  /** The question was deleted or locked after the round began. */
  onGone: () => void;
  onNext: () => void;
}

type Props = StepProps & { question: ReviewQuestion };

export const ReviewStep = ({
  question,
  place,
  progress,
  note,
  isRepeat = true,
  isFirst,
  isLast,
  goesOnUnjudged = true,
  onAnswered,
  onKept,
  onGone,
  onNext,
}: Props) => {
  const answering = useAnswering(question, {
    onAnswered: ({ correct }) => onAnswered(correct),
    ...(onKept && { onKept }),
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
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-1">
        <p className="font-semibold text-ink-soft">{question.topicTitle}</p>
        {note}
      </div>
      <QuestionCard
        question={question}
        courseId={question.courseId}
        place={place}
        progress={progress}
        isRepeat={isRepeat}
        takesFocus={!isFirst}
        answering={answering}
        goesOnUnjudged={goesOnUnjudged}
        nextLabel={isLast ? 'Ver cómo te fue' : 'Siguiente pregunta'}
        onNext={onNext}
      />
    </div>
  );
};
