import { useState } from 'react';
import type { Question } from './open-content.ts';
import { useAnswering } from './use-answering.ts';

interface Round {
  /** Those that may be opened. */
  questions: Question[];
  /** Answered before this visit, by id. */
  answered: ReadonlySet<string>;
  /** Index to begin with. */
  start: number;
  /** Called with every index that becomes the present one. */
  onMove: (index: number) => void;
}

/** The questions of a topic, one at a time. After the last comes the first. */
export const usePractice = ({ questions, answered: before, start, onMove }: Round) => {
  const [chosenIndex, setIndex] = useState(start);
  const [answered, setAnswered] = useState(before);
  const [moves, setMoves] = useState(0);
  const [hasWrapped, setHasWrapped] = useState(false);

  const index = Math.min(chosenIndex, questions.length - 1);
  const question = questions[index] as Question;
  const answering = useAnswering(question, {
    onAnswered: () => setAnswered((ids) => new Set(ids).add(question.id)),
  });

  const move = (next: number) => {
    setIndex(next);
    answering.reset();
    setMoves((count) => count + 1);
    onMove(next);
  };
  const next = () => {
    if (index === questions.length - 1) setHasWrapped(true);
    move((index + 1) % questions.length);
  };
  const restart = () => {
    setAnswered(new Set());
    move(0);
  };
  return { index, moves, question, answered, hasWrapped, answering, next, restart };
};
