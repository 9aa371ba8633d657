import { type ReactNode, useState } from 'react';
import { AnswerSegments, outcomeOf } from '../answer-segments.tsx';
import { useOutbox } from '../outbox/keep-answer.ts';
import type { AskedQuestion } from '../queries.ts';
import { ExamReviewStep } from './exam-review-step.tsx';
import { ReviewStep, type StepProps } from './review-step.tsx';
import { WaitingEnd } from './waiting-end.tsx';

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
  const [answered, setAnswered] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** Idempotency keys of answers that waited in this browser. */
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());
  const [index, setIndex] = useState(0);
  const { outcomes } = useOutbox();
  const keptOutcome = (id: string) => outcomes.get(kept.get(id) ?? '');
  const isCorrect = (id: string): boolean | undefined => {
    const outcome = keptOutcome(id);
    return answered.get(id) ?? (outcome?.status === 'judged' ? outcome.result.correct : undefined);
  };
  const asked = questions[index];
  if (asked === undefined) {
    const taken = questions.filter(({ id }) => keptOutcome(id)?.status !== 'refused');
    const results = taken.map(({ id }) => isCorrect(id));
    const waiting = results.filter((result) => result === undefined).length;
    return waiting > 0 ? <WaitingEnd waiting={waiting} /> : end(taken, results.map(Boolean));
  }
  const stateOf = ({ id }: Question) =>
    kept.has(id) && keptOutcome(id) === undefined && !answered.has(id) ? 'waiting' : outcomeOf(isCorrect(id));
  const step: StepProps = {
    place: `Pregunta ${index + 1} de ${questions.length}`,
    progress: <AnswerSegments outcomes={questions.map(stateOf)} index={index} />,
    note: noteOf?.(asked),
    isRepeat: isRepeat(asked),
    isFirst: index === 0,
    isLast: index === questions.length - 1,
    onAnswered: (correct) => setAnswered(new Map(answered).set(asked.id, correct)),
    onKept: (key) => setKept(new Map(kept).set(asked.id, key)),
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
