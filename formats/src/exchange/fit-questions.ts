import { questionOptions, xpReward } from '@matraz/contracts/catalog/limits';
import { examOptions } from '@matraz/contracts/exams/limits';
import type { BulkQuestion } from '../bulk/practice-text.ts';
import { findTopic, type Syllabus, type TopicTitles } from '../syllabus.ts';
import type { ImportedItem, ImportProblem, ImportResult } from './import-result.ts';
import { shorten } from './shorten.ts';

export interface ExamQuestionOfFile extends Omit<Syllabus, 'topic'> {
  question: string;
  options: string[];
  /** Zero-based option index, or `noKey`. */
  correctAnswer: number;
  explanation: string;
  isPilot: boolean;
  topicId?: string;
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
  convert: (item: ImportedItem) => { question: Question; notes: string[] },
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
    const { question, notes } = convert(item);
    if (item.suggestedAnswer !== undefined) suggestions.set(questions.length, item.suggestedAnswer);
    questions.push(question);
    for (const text of notes) more.push({ number, line, isLeftOut: false, text });
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
    const {
      question,
      options,
      correctAnswer,
      explanation,
      xpReward: typed = xpReward.default,
      isPilot,
      ...rest
    } = item;
    const { topic, skill } = rest;
    const reward = Math.min(xpReward.max, Math.max(xpReward.min, typed));
    return {
      question: { question, options, correctAnswer, explanation, xpReward: reward, ...(skill && { skill }) },
      notes: [
        isPilot ? 'la práctica no tiene preguntas piloto; quedó como una normal' : [],
        topic === undefined ? [] : `no se importó su tema «${shorten(topic)}»; va al tema elegido`,
      ].flat(),
    };
  });

/** The questions that an exam takes. @param topics the topics that a file may name */
export const toExamQuestions = (result: ImportResult, topics: TopicTitles = new Map()): Fitted<ExamQuestionOfFile> =>
  fitQuestions(result, { ...examOptions, where: 'un ensayo' }, (item) => {
    const { question, options, correctAnswer, explanation, isPilot = false, topic, skill, area } = item;
    const found = topic === undefined ? undefined : findTopic(topic, topics);
    const fault = found && 'fault' in found ? found.fault : '';
    return {
      question: {
        question,
        options,
        correctAnswer,
        explanation,
        isPilot,
        ...(found && 'id' in found && { topicId: found.id }),
        ...(skill && { skill }),
        ...(area && { area }),
      },
      notes: fault === '' ? [] : [`${fault.charAt(0).toLowerCase()}${fault.slice(1)}; queda sin tema`],
    };
  });
