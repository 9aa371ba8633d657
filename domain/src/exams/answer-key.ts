import { DomainError } from '../errors.ts';
import type { Exam } from './exam-state.ts';

/** What attempts at one version of an exam are checked and scored by. Immutable, so it can be cached. */
export interface AnswerKey {
  examId: string;
  /** Version of the exam's stream. */
  examVersion: number;
  title: string;
  /** Seconds. */
  duration: number;
  questions: ReadonlyMap<string, KeyedQuestion>;
}

export interface KeyedQuestion {
  questionId: string;
  options: readonly string[];
  correctAnswer: number;
  isPilot: boolean;
}

/** @param exam its state at `examVersion` @throws DomainError exam_not_found */
export const answerKeyOf = (exam: Exam, examVersion: number): AnswerKey => {
  if (exam.status === 'none') throw new DomainError('exam_not_found');
  const { examId, title, duration } = exam.details;
  const questions = exam.questions.map(
    ({ questionId, options, correctAnswer, isPilot }) =>
      [questionId, { questionId, options, correctAnswer, isPilot }] as const,
  );
  return { examId, examVersion, title, duration, questions: new Map(questions) };
};

/** A random option for every question. @param random gives numbers from 0 to below 1 */
export const autoAnswers = ({ questions }: AnswerKey, random: () => number): Map<string, number> =>
  new Map(Array.from(questions, ([id, { options }]) => [id, Math.floor(random() * options.length)]));
