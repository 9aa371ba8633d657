import { questionOptions, xpReward } from '@matraz/contracts/catalog/limits';
import { examOptions } from '@matraz/contracts/exams/limits';
import type { BulkQuestion } from '../bulk/practice-text.ts';
import type { ImportedItem, ImportProblem, ImportResult } from './import-result.ts';

export interface ExamQuestionOfFile {
  question: string;
  options: string[];
  /** Zero-based option index, or `noKey`. */
  correctAnswer: number;
  explanation: string;
  isPilot: boolean;
}

interface Fitted<Question> {
  questions: Question[];
  /** Options that may be the key of a question without a key, by its index. */
  suggestions: ReadonlyMap<number, number>;
  /** The problems of the file, and what practice or the exam does not take. In the order of the file. */
  problems: ImportProblem[];
}

const fitQuestions = <Question>(
  { items, problems }: ImportResult,
  { min, max, where }: { min: number; max: number; where: string },
  convert: (item: ImportedItem) => { question: Question; note: string | null },
): Fitted<Question> => {
  const questions: Question[] = [];
  const suggestions = new Map<number, number>();
  const more: ImportProblem[] = [];
  for (const item of items) {
    const { number, line, options } = item;
    if (options.length < min || options.length > max) {
      const text = `se omitió porque tiene ${options.length} alternativas; ${where} admite de ${min} a ${max}`;
      more.push({ number, line, isLeftOut: true, text });
      continue;
    }
    const { question, note } = convert(item);
    if (item.suggestedAnswer !== undefined) suggestions.set(questions.length, item.suggestedAnswer);
    questions.push(question);
    if (note) more.push({ number, line, isLeftOut: false, text: note });
  }
  const place = ({ number }: ImportProblem) => number ?? Number.MAX_SAFE_INTEGER;
  return {
    questions,
    suggestions,
    problems: [...problems, ...more].sort((one, other) => place(one) - place(other)),
  };
};

/** The questions that practice takes. */
export const toPracticeQuestions = (result: ImportResult): Fitted<BulkQuestion> =>
  fitQuestions(result, { ...questionOptions, where: 'la práctica' }, (item) => {
    const { question, options, correctAnswer, explanation, xpReward: typed = xpReward.default, isPilot } = item;
    const reward = Math.min(xpReward.max, Math.max(xpReward.min, typed));
    return {
      question: { question, options, correctAnswer, explanation, xpReward: reward },
      note: isPilot ? 'la práctica no tiene preguntas piloto; quedó como una normal' : null,
    };
  });

/** The questions that an exam takes. */
export const toExamQuestions = (result: ImportResult): Fitted<ExamQuestionOfFile> =>
  fitQuestions(result, { ...examOptions, where: 'un ensayo' }, (item) => {
    const { question, options, correctAnswer, explanation, isPilot = false } = item;
    return { question: { question, options, correctAnswer, explanation, isPilot }, note: null };
  });
