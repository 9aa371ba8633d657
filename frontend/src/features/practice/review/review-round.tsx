import { useState } from 'react';
import { AnswerSegments, outcomeOf } from '../answer-segments.tsx';
import type { AskedQuestion } from '../queries.ts';
import { ExamReviewStep } from './exam-review-step.tsx';
import { ReviewEnd } from './review-end.tsx';
import type { ReviewKind } from './review-kinds.ts';
import { ReviewStep, type StepProps } from './review-step.tsx';

interface Props {
  kind: ReviewKind;
  courseId: number | undefined;
  examId: string | undefined;
  topicId: string | undefined;
  questions: AskedQuestion[];
  onAgain: () => void;
}

/** Asks each question once, then shows the result. The list does not change during the round. */
export const ReviewRound = ({ kind, courseId, examId, topicId, questions: atStart, onAgain }: Props) => {
  const [questions, setQuestions] = useState(atStart);
  const [outcomes, setOutcomes] = useState<boolean[]>([]);
  const [index, setIndex] = useState(0);
  const question = questions[index];
  if (question === undefined) {
    return (
      <ReviewEnd
        kind={kind}
        courseId={courseId}
        examId={examId}
        topicId={topicId}
        questions={questions}
        outcomes={outcomes}
        onAgain={onAgain}
      />
    );
  }
  const step: StepProps = {
    place: `Pregunta ${index + 1} de ${questions.length}`,
    progress: <AnswerSegments outcomes={questions.map((_, place) => outcomeOf(outcomes[place]))} index={index} />,
    isFirst: index === 0,
    isLast: index === questions.length - 1,
    onAnswered: (correct) => setOutcomes([...outcomes, correct]),
    onGone: () => setQuestions(questions.filter(({ id }) => id !== question.id)),
    onNext: () => setIndex(index + 1),
  };
  return question.kind === 'exam' ? (
    <ExamReviewStep key={question.id} question={question} {...step} />
  ) : (
    <ReviewStep key={question.id} question={question} {...step} />
  );
};
