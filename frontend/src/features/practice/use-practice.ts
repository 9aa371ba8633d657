import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { givenAnswer } from './given-answer.ts';
import type { Question } from './open-content.ts';
import { useAnswering } from './use-answering.ts';

interface Visit {
  topic: TopicDetail;
  /** Those that may be opened. */
  questions: Question[];
  /** Answered before, by id. */
  answered: ReadonlySet<string>;
  /** Index to begin with. */
  start: number;
  /** Called with every index that becomes the present one. */
  onMove: (index: number) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The questions of a topic, one at a time. After the last that may be opened comes the first; `isAtLimit` says that the free plan
 * ended just before it.
 * A round is finished by the answer after which none is left. Who had finished before begins another whole round.
 */
export const usePractice = ({ topic, questions, answered: before, start, onMove }: Visit) => {
  const queries = useQueryClient();
  const [chosenIndex, setIndex] = useState(start);
  const [moves, setMoves] = useState(0);
  const [isAtLimit, setIsAtLimit] = useState(false);
  const [here, setHere] = useState(none);
  const [round, setRound] = useState(none);

  const index = Math.min(chosenIndex, questions.length - 1);
  const question = questions[index] as Question;
  const isAnswered = (id: string) => before.has(id) || here.has(id);
  // The answer that finished the first round may have come while the student looked at something else.
  const [isAgain, setIsAgain] = useState(
    () =>
      topic.questions.every(({ id }) => isAnswered(id)) &&
      queries.getQueryData(givenAnswer(question.id).queryKey)?.result?.isFirstAttempt !== true,
  );
  const answering = useAnswering(question, {
    onAnswered: () => {
      setHere((ids) => new Set(ids).add(question.id));
      setRound((ids) => new Set(ids).add(question.id));
    },
  });

  const isDone = (id: string) => (isAgain ? round.has(id) : isAnswered(id));
  const isFinished = answering.result !== null && topic.questions.every(({ id }) => isDone(id));
  const endsFreePlan = questions.length < topic.questions.length && index === questions.length - 1;

  const move = (next: number) => {
    answering.reset();
    setIsAtLimit(false);
    setIndex(next);
    setMoves((count) => count + 1);
    onMove(next);
  };
  const restart = () => {
    setIsAgain(true);
    setRound(none);
    move(0);
  };
  const next = () => {
    if (isFinished) {
      setIsAgain(true);
      setRound(none);
    }
    move((index + 1) % questions.length);
    setIsAtLimit(endsFreePlan);
  };
  return { index, moves, question, isAnswered, isDone, isFinished, isAtLimit, answering, next, restart };
};
