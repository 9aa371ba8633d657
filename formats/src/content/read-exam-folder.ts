import {
  type ExamForm,
  type ExamQuestionOfFolder,
  examForm,
  examQuestionOfFolder,
} from '@matraz/contracts/exams/content';
import { parseExamText } from '../bulk/exam-text.ts';
import { type FolderFiles, type FolderResult, openFolder, type ReadOptions, slug } from './open-folder.ts';
import { readQuestions } from './read-questions.ts';

/** The questions are in the order that students see. */
export interface ExamFolder extends ExamForm {
  slug: string;
  questions: ExamQuestionOfFolder[];
}

const examJson = examForm.extend({ slug, totalQuestions: examForm.shape.totalQuestions.optional() });

/** Every warning of the parser is an error here, except a missing explanation. */
const examText = (text: string) => {
  const result = parseExamText(text, 0);
  const errors = result.warnings
    .filter(({ kind }) => kind !== 'explanation')
    .map(({ block, text: sentence }) => `Bloque ${block}: ${sentence}`);
  if (errors.length > 0) return { errors };
  if (!result.ok) return { errors: [result.error] };
  // Without orderIndex the command keeps the order of the list.
  return { questions: result.questions.map(({ orderIndex: _, ...question }) => question) };
};

/** Reads and checks the folder of an exam. Writes nothing. @see docs/content-format.md */
export const readExamFolder = (files: FolderFiles, options: ReadOptions): FolderResult<ExamFolder> => {
  const folder = openFolder(files, options);
  const details = folder.json('exam.json', examJson);
  const questions = readQuestions(folder, { parse: examText, schema: examQuestionOfFolder });
  folder.refuseUnused();
  if (!details || folder.errors.length > 0) return { ok: false, errors: folder.errors };
  return { ok: true, content: { ...details, totalQuestions: details.totalQuestions ?? questions.length, questions } };
};
