import type { Mistake } from '@matraz/contracts/practice/review-http';
import { toast } from '../../../shared/page/toast.ts';
import { QuestionCard } from '../question-card.tsx';
import type { StepProps } from './review-step.tsx';
import { useExamAnswering } from './use-exam-answering.ts';

type Props = StepProps & { question: Extract<Mistake, { kind: 'exam' }> };

/** A question of an exam in a round of mistakes. */
export const ExamReviewStep = ({
  question,
  place,
  progress,
  isFirst,
  isLast,
  onAnswered,
  onKept,
  onGone,
  onNext,
}: Props) => {
  const answering = useExamAnswering(question, {
    onAnswered,
    onKept: (key) => onKept?.(key),
    onGone: () => {
      toast({ title: 'Esta pregunta ya no está disponible', description: 'Seguimos con la que viene.' });
      onGone();
    },
  });
  return (
    <div className="mt-5">
      <p className="mb-2 px-1 font-semibold text-ink-soft">{question.examTitle}</p>
      <QuestionCard
        question={{ ...question, xpReward: 0 }}
        courseId={question.courseId}
        attemptId={question.attemptId}
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
