import type { AnswerKey } from './answer-key.ts';

/** A pick for every question. @param random from 0 up to, but not, 1: chance comes from outside the rules */
export const autoAnswers = ({ questions }: AnswerKey, random: () => number): Map<string, number> =>
  new Map(Array.from(questions, ([id, { optionCount }]) => [id, Math.floor(random() * optionCount)]));
