import type { ExamForm } from '@matraz/contracts/assignments/events';
import { seededRandom, shuffled } from './seeded-random.ts';

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** An option that names others by their place or their letter would be wrong at another place. */
const namesOthers = /\b(anteriores|siguientes|alternativas?)\b|\b[A-E]\)?\s+[ye]\s+[A-E]\b/i;

/** The part of a question that an order depends on. */
export interface Question {
  questionId: string;
  options: readonly string[];
}

/** An order of the same exam. Both lists have places in the exam as its author ordered it. */
export interface ExamOrder {
  /** Places of the questions, in the order to show. */
  questions: number[];
  /** For each question at its own place: its options, in the order to show. */
  options: number[][];
}

const places = (items: readonly unknown[]): number[] => items.map((_, place) => place);

/**
 * The order of one student or of one printed form. The log, the key and the score keep the author's order. The options of a question do
 * not depend on the place of the question, so a question that is added to the exam does not change the others.
 *
 * @param seed the id of the attempt, or the letter of a printed form
 */
export const examOrder = (questions: readonly Question[], form: ExamForm, seed: string): ExamOrder => {
  const own = places(questions);
  return {
    questions: form.questions ? shuffled(own, seededRandom(hashOf(seed))) : own,
    options: questions.map(({ questionId, options }) =>
      form.options && !options.some((option) => namesOthers.test(option))
        ? shuffled(places(options), seededRandom(hashOf(`${seed} ${questionId}`)))
        : places(options),
    ),
  };
};

/** The number of a question as its student sees it, from 1. Null: the exam does not have it. */
export const placeOf = (
  questionId: string,
  questions: readonly Question[],
  { form, seed }: { form: ExamForm | undefined; seed: string },
): number | null => {
  const own = questions.findIndex((question) => question.questionId === questionId);
  if (own < 0) return null;
  return form?.questions ? examOrder(questions, { ...form, options: false }, seed).questions.indexOf(own) + 1 : own + 1;
};
