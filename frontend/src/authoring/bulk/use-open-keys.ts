import { noKey } from '@matraz/formats/exchange/import-result';
import { useState } from 'react';

/** A question that was read. Without a key its `correctAnswer` is `noKey`. */
export interface ReadQuestion {
  options: readonly string[];
  correctAnswer: number;
}

/** The keys that the teacher chooses for questions whose key the text does not name. */
export const useOpenKeys = <Question extends ReadQuestion>(
  questions: readonly Question[],
  suggestions: ReadonlyMap<number, number>,
) => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const withKey = (question: Question, index: number): Question => ({
    ...question,
    correctAnswer: chosen.get(index) ?? question.correctAnswer,
  });
  const unkeyed = questions.flatMap(({ correctAnswer }, index) => (correctAnswer === noKey ? [index] : []));
  const open = unkeyed.filter((index) => !chosen.has(index));
  return {
    /** The questions with the chosen keys. */
    keyed: questions.map(withKey),
    /** Indexes of the questions that still have no key. */
    open,
    /** Those whose formatting suggests one. */
    suggested: open.filter((index) => suggestions.has(index)),
    /** Whether the text names no key for this question. */
    isUnkeyed: (index: number) => questions[index]?.correctAnswer === noKey,
    chosen: (index: number) => chosen.get(index),
    suggestion: (index: number) => suggestions.get(index),
    choose: (index: number, option: number) => setChosen((before) => new Map([...before, [index, option]])),
    /** Takes every suggestion that was not replaced by a choice. */
    confirmAll: () => setChosen((before) => new Map([...suggestions, ...before])),
  };
};

export type OpenKeys = ReturnType<typeof useOpenKeys>;
