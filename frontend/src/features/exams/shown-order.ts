import type { ExamAttempt } from '@matraz/contracts/exams/attempt-http';
import { letterOf } from '../../shared/study/words.ts';

/** A question with the order of its options for this student. Without an order it is shown as its author wrote it. */
export interface Ordered {
  options: readonly string[];
  optionOrder?: readonly number[];
}

/** The options in the order to show, by their place in the exam. Answers name this place, so only pages know the order. */
export const optionOrderOf = ({ options, optionOrder }: Ordered): readonly number[] =>
  optionOrder ?? options.map((_, place) => place);

/** The letter that the student sees beside an option. */
export const shownLetter = (question: Ordered | undefined, option: number): string =>
  letterOf(question ? optionOrderOf(question).indexOf(option) : option);

/** The attempt with its questions in the order of this student. */
export const inShownOrder = <Attempt extends ExamAttempt>(attempt: Attempt): Attempt => {
  const { order, exam } = attempt;
  if (order === null) return attempt;
  const questions = order.questions.map((place) => ({ ...exam.questions[place], optionOrder: order.options[place] }));
  return { ...attempt, exam: { ...exam, questions } };
};
