import type { ReviewQuestion } from '@matraz/contracts/practice/review-http';
import { useState } from 'react';
import { ReviewEnd } from './review-end.tsx';
import type { ReviewKind } from './review-kinds.ts';
import { ReviewProgress } from './review-progress.tsx';
import { ReviewStep } from './review-step.tsx';

interface Props {
  kind: ReviewKind;
  courseId: number | undefined;
  questions: ReviewQuestion[];
  onAgain: () => void;
}

/** Asks each question once, then shows the result. The list does not change during the round. */
export const ReviewRound = ({ kind, courseId, questions: atStart, onAgain }: Props) => {
  const [questions, setQuestions] = useState(atStart);
  const [outcomes, setOutcomes] = useState<boolean[]>([]);
  const [index, setIndex] = useState(0);
  const question = questions[index];
  if (question === undefined) {
    return <ReviewEnd kind={kind} courseId={courseId} questions={questions} outcomes={outcomes} onAgain={onAgain} />;
  }
  return (
    <ReviewStep
      key={question.id}
      question={question}
      place={`Pregunta ${index + 1} de ${questions.length}`}
      progress={<ReviewProgress total={questions.length} outcomes={outcomes} index={index} />}
      isFirst={index === 0}
      isLast={index === questions.length - 1}
      onAnswered={(correct) => setOutcomes([...outcomes, correct])}
      onGone={() => setQuestions(questions.filter(({ id }) => id !== question.id))}
      onNext={() => setIndex(index + 1)}
    />
  );
};
