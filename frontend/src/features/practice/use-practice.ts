import type { AnswerResult } from '@matraz/contracts/practice/http';
import { useState } from 'react';
import { toast } from '../../shared/toast.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { answerFailed, answerToast } from './answer-toast.ts';
import type { Question } from './open-content.ts';
import { useAnswerQuestion } from './queries.ts';

interface Round {
  topicId: string;
  /** Those that may be opened. */
  questions: Question[];
  /** Answered before this visit, by id. */
  answered: ReadonlySet<string>;
  /** Index to begin with. */
  start: number;
  /** Called with every index that becomes the present one. */
  onMove: (index: number) => void;
}

/**
 * One question at a time: choose, change, confirm; then it is locked until the next one. After the last comes the first.
 * An answer that failed is sent again under its own key, so that it can never count twice.
 */
export const usePractice = ({ topicId, questions, answered: before, start, onMove }: Round) => {
  const [chosenIndex, setIndex] = useState(start);
  const [selected, setSelected] = useState<number | null>(null);
  const [key, setKey] = useState(uuidv7);
  const [result, setResult] = useState<AnswerResult | null>(null);
  const [answered, setAnswered] = useState(before);
  const [moves, setMoves] = useState(0);
  const answer = useAnswerQuestion(topicId);

  const index = Math.min(chosenIndex, questions.length - 1);
  const question = questions[index] as Question;
  const isLocked = result !== null || answer.isPending;

  const move = (next: number) => {
    setIndex(next);
    setSelected(null);
    setResult(null);
    setMoves((count) => count + 1);
    onMove(next);
  };
  const select = (option: number) => {
    if (isLocked || option >= question.options.length) return;
    setSelected(option);
    setKey(uuidv7());
  };
  const confirm = () => {
    if (isLocked || selected === null) return;
    answer.mutate(
      { questionId: question.id, selectedAnswer: selected, idempotencyKey: key },
      {
        onSuccess: (outcome) => {
          setResult(outcome);
          setAnswered((ids) => new Set(ids).add(question.id));
          toast(answerToast(outcome));
        },
        onError: () => toast(answerFailed),
      },
    );
  };
  const next = () => move((index + 1) % questions.length);
  const restart = () => {
    setAnswered(new Set());
    move(0);
  };

  return {
    index,
    moves,
    question,
    selected,
    result,
    answered,
    isLocked,
    isSending: answer.isPending,
    select,
    confirm,
    next,
    restart,
  };
};
