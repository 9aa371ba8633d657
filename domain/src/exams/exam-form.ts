import type { ExamForm } from '@matraz/contracts/assignments/events';
import { seededRandom, shuffled } from './seeded-random.ts';

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

/** An option that names others by their place or their letter would be wrong at another place. */
const namesOthers = /\b(anteriores|siguientes|alternativas?|opci[oó]n(es)?)\b|\b[A-E]\)?\s+[yeo]\s+[A-E]\b/i;

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** The part of a question that an order depends on. */
export interface FormQuestion {
  questionId: string;
  /** HTML. */
  options: readonly string[];
  /** Questions of one area that follow one another stay together, as in the real test. */
  area?: string | undefined;
}

/** An order of the same exam. Both lists have places in the exam as its author ordered it. */
export interface ExamOrder {
  /** Places of the questions, in the order to show. */
  questions: number[];
  /** For each question at its own place: its options, in the order to show. */
  options: number[][];
}

const places = (items: readonly unknown[]): number[] => items.map((_, place) => place);

/** The places of the questions of one area that follow one another. */
const blocksOf = (questions: readonly FormQuestion[]): number[][] => {
  const blocks: number[][] = [];
  for (const [place, { area }] of questions.entries()) {
    if (place > 0 && questions[place - 1]?.area === area) blocks.at(-1)?.push(place);
    else blocks.push([place]);
  }
  return blocks;
};

const orderOf = (questions: readonly FormQuestion[], seed: string): number[] => {
  const random = seededRandom(hashOf(seed));
  return blocksOf(questions).flatMap((block) => shuffled(block, random));
};

const mixes = ({ options }: FormQuestion): boolean => !options.some((html) => namesOthers.test(textOf(html)));

/**
 * The order of one student or of one printed form. The log, the key and the score keep the author's order. The options of a question do
 * not depend on the place of the question, so a question that is added to the exam does not change the others.
 *
 * @param seed the id of the attempt, or the exam with the letter of a printed form
 */
export const examOrder = (questions: readonly FormQuestion[], form: ExamForm, seed: string): ExamOrder => ({
  questions: form.questions ? orderOf(questions, seed) : places(questions),
  options: questions.map((question) => {
    const own = places(question.options);
    if (!form.options || !mixes(question)) return own;
    return shuffled(own, seededRandom(hashOf(`${seed} ${question.questionId}`)));
  }),
});

/** The number of a question as its student sees it, from 1. Null: the exam does not have it. */
export const placeOf = (
  questionId: string,
  questions: readonly FormQuestion[],
  { form, seed }: { form: ExamForm | undefined; seed: string },
): number | null => {
  const own = questions.findIndex((question) => question.questionId === questionId);
  if (own < 0) return null;
  return form?.questions ? orderOf(questions, seed).indexOf(own) + 1 : own + 1;
};
