import type { PaperForm } from '@matraz/contracts/exams/limits';
import type { ExamPaper } from '@matraz/contracts/exams/paper-http';
import { paperForm } from '@matraz/domain/exams/paper-form';
import { acceptedOptions } from '../../../../shared/study/question-key.ts';
import { letterOf } from '../../../../shared/study/words.ts';

type Question = ExamPaper['questions'][number];

/** A question at its place on a form. */
export interface PrintedQuestion {
  place: number;
  question: Question;
  /** HTML, in the order of the form. */
  options: string[];
  /** The letter of the form that is right: 'B', or 'B o C'. */
  key: string;
  /** The place in the exam, from 1. */
  original: number;
}

export const formOf = ({ id, questions }: ExamPaper, form: PaperForm): PrintedQuestion[] => {
  const known = new Map(questions.map((question, index) => [question.id, { question, original: index + 1 }]));
  const placed = paperForm(
    id,
    form,
    questions.map(({ id: questionId, options, area }) => ({ questionId, options, area })),
  );
  return placed.flatMap(({ questionId, options: order }, index) => {
    const found = known.get(questionId);
    if (!found) return [];
    const { question, original } = found;
    const accepted = acceptedOptions(question)
      ?.map((option) => letterOf(order.indexOf(option)))
      .sort();
    return [
      {
        place: index + 1,
        question,
        options: order.map((option) => question.options[option] ?? ''),
        key: question.isVoided ? 'Anulada' : (accepted?.join(' o ') ?? 'Punto para todos'),
        original,
      },
    ];
  });
};
