import type { AnswerKey } from './answer-key.ts';

/** A random option for every question. @param random gives numbers from 0 to below 1 */
export const autoAnswers = ({ questions }: AnswerKey, random: () => number): Map<string, number> =>
  new Map(Array.from(questions, ([id, { optionCount }]) => [id, Math.floor(random() * optionCount)]));
