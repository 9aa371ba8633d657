import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Outcome, outcomeOf } from '../answer-segments.tsx';
import { givenAnswer } from '../given-answer.ts';
import type { Question } from '../open-content.ts';
import { useKeptAnswers } from '../outbox/kept-answers.ts';
import { useAnswering } from '../use-answering.ts';

interface Options {
  topic: TopicDetail;
  /** The questions that may be opened. */
  questions: Question[];
  /** Whether the latest answer of an earlier visit was correct, by question. */
  answered: ReadonlyMap<string, boolean>;
  /** Index of the first question to show. */
  start: number;
  /** Called with the index of every question that is shown. */
  onMove: (index: number) => void;
}

const none: ReadonlyMap<string, boolean> = new Map();

/**
 * Practice with the questions of a topic, one at a time. After the last question that may be opened comes the first
 * one. `isAtLimit` is true when that was the end of the free plan. A round is finished when every question is answered.
 * When all were answered before, the student answers them all again.
 */
export const usePractice = ({ topic, questions, answered: before, start, onMove }: Options) => {
  const queries = useQueryClient();
  const [chosenIndex, setIndex] = useState(start);
  const [moves, setMoves] = useState(0);
  const [isAtLimit, setIsAtLimit] = useState(false);
  const [here, setHere] = useState(none);
  const [round, setRound] = useState(none);
  /** Questions whose answer waits in this browser, by its idempotency key. */
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());

  const index = Math.min(chosenIndex, questions.length - 1);
  const question = questions[index] as Question;
  const isAnswered = (id: string) => before.has(id) || here.has(id);
  // The last question's first result may have come while another page was open. The round is finished only now.
  const [isAgain, setIsAgain] = useState(
    () =>
      topic.questions.every(({ id }) => isAnswered(id)) &&
      queries.getQueryData(givenAnswer(question.id).queryKey)?.result?.isFirstAttempt !== true,
  );
  const noteAnswer = (id: string, correct: boolean) => {
    setHere((answers) => new Map(answers).set(id, correct));
    setRound((answers) => new Map(answers).set(id, correct));
  };
  const answering = useAnswering(question, {
    onAnswered: ({ correct }) => noteAnswer(question.id, correct),
    onKept: (key) => setKept((keys) => new Map(keys).set(key, question.id)),
  });
  const { waiting, outcomes } = useKeptAnswers();
  for (const [key, id] of kept) {
    const judged = outcomes.get(key);
    if (judged === undefined) continue;
    setKept((keys) => new Map([...keys].filter(([other]) => other !== key)));
    if (judged.status === 'judged') noteAnswer(id, judged.result.correct);
  }
  const isWaiting = (id: string) => waiting.some(({ questionId }) => questionId === id);

  const isDone = (id: string) => (isAgain ? round.has(id) : isAnswered(id));
  /** @param id undefined: the question may not be opened */
  const outcome = (id: string | undefined): Outcome =>
    id === undefined
      ? 'locked'
      : isWaiting(id)
        ? 'waiting'
        : outcomeOf(isAgain ? round.get(id) : (here.get(id) ?? before.get(id)));
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
  return { index, moves, question, isAnswered, outcome, isFinished, isAtLimit, answering, next, restart };
};
