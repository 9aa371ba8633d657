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
export const inShownOrder = (attempt: ExamAttempt): ExamAttempt => {
  const { order } = attempt;
  if (order === null) return attempt;
  const reorder = <Question extends Ordered>(questions: readonly Question[]): Question[] =>
    order.questions.flatMap((place) => {
      const question = questions[place];
      return question ? [{ ...question, optionOrder: order.options[place] ?? optionOrderOf(question) }] : [];
    });
  // One by one, because the questions of a completed attempt have other fields.
  if (attempt.isCompleted && !attempt.isWithheld)
    return { ...attempt, exam: { ...attempt.exam, questions: reorder(attempt.exam.questions) } };
  return { ...attempt, exam: { ...attempt.exam, questions: reorder(attempt.exam.questions) } };
};
