import { type ReactNode, useState } from 'react';
import { AnswerSegments, outcomeOf } from '../answer-segments.tsx';
import type { AskedQuestion } from '../queries.ts';
import { ExamReviewStep } from './exam-review-step.tsx';
import { ReviewStep, type StepProps } from './review-step.tsx';

interface Props<Question> {
  questions: Question[];
  /** Beside the topic of a question: why it is asked. */
  noteOf?: (question: Question) => ReactNode;
  /** Whether a question was answered before the round. Default: each was. */
  isRepeat?: (question: Question) => boolean;
  /** The result, with whether each answer was correct, in the order of the questions. */
  end: (questions: Question[], outcomes: boolean[]) => ReactNode;
}

/** Asks each question once, then shows the result. The list does not change during the round. */
export const ReviewRound = <Question extends AskedQuestion>({
  questions: atStart,
  noteOf,
  isRepeat = () => true,
  end,
}: Props<Question>) => {
  const [questions, setQuestions] = useState(atStart);
  const [outcomes, setOutcomes] = useState<boolean[]>([]);
  const [index, setIndex] = useState(0);
  const asked = questions[index];
  if (asked === undefined) return end(questions, outcomes);
  const step: StepProps = {
    place: `Pregunta ${index + 1} de ${questions.length}`,
    progress: <AnswerSegments outcomes={questions.map((_, place) => outcomeOf(outcomes[place]))} index={index} />,
    note: noteOf?.(asked),
    isRepeat: isRepeat(asked),
    isFirst: index === 0,
    isLast: index === questions.length - 1,
    onAnswered: (correct) => setOutcomes([...outcomes, correct]),
    onGone: () => setQuestions(questions.filter(({ id }) => id !== asked.id)),
    onNext: () => setIndex(index + 1),
  };
  const question: AskedQuestion = asked;
  return question.kind === 'exam' ? (
    <ExamReviewStep key={question.id} question={question} {...step} />
  ) : (
    <ReviewStep key={question.id} question={question} {...step} />
  );
};
