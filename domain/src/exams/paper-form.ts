import type { PaperForm } from '@matraz/contracts/exams/limits';
import { examOrder, type FormQuestion } from './exam-form.ts';

/** A question at its place on a form. */
export interface PlacedQuestion {
  questionId: string;
  /** The option of the exam at each place, zero-based. */
  options: readonly number[];
}

/** A printed form. Form A is the exam itself. The same exam and letter always give the same form. */
export const paperForm = (examId: string, form: PaperForm, questions: readonly FormQuestion[]): PlacedQuestion[] => {
  const isMixed = form !== 'A';
  const { questions: order, options } = examOrder(
    questions,
    { questions: isMixed, options: isMixed },
    `${examId} ${form}`,
  );
  return order.flatMap((place) => {
    const [question, placed] = [questions[place], options[place]];
    return question && placed ? [{ questionId: question.questionId, options: placed }] : [];
  });
};
