import { type ExamForm, type ExamQuestionForm, examForm, examQuestionsForm } from '@matraz/contracts/exams/content';
import { parseExamText } from '@matraz/domain/exams/bulk-text';
import { type FolderFiles, type FolderResult, openFolder, slug } from './open-folder.ts';
import { readQuestions } from './read-questions.ts';

/** An exam with its questions in the order in which students see them. */
export interface ExamFolder extends ExamForm {
  slug: string;
  questions: ExamQuestionForm[];
}

const examJson = examForm.extend({ slug, totalQuestions: examForm.shape.totalQuestions.optional() });

/** Only an explanation may be missing: what the parser would guess or leave out is an error of the folder. */
const examText = (text: string) => {
  const result = parseExamText(text, 0);
  const errors = result.warnings
    .filter(({ kind }) => kind !== 'explanation')
    .map(({ block, text: sentence }) => `Bloque ${block}: ${sentence}`);
  if (errors.length > 0) return { errors };
  if (!result.ok) return { errors: [result.error] };
  // Their order says it already.
  return { questions: result.questions.map(({ orderIndex: _, ...question }) => question) };
};

/** Checks an exam's whole folder, and writes nothing. @see docs/content-format.md */
export const readExamFolder = (
  files: FolderFiles,
  { pictureUrl }: { pictureUrl: (name: string) => string },
): FolderResult<ExamFolder> => {
  const folder = openFolder(files, pictureUrl);
  const details = folder.json('exam.json', examJson);
  const questions = readQuestions(folder, { parse: examText, schema: examQuestionsForm.element });
  folder.refuseUnused();
  if (!details || folder.errors.length > 0) return { ok: false, errors: folder.errors };
  return { ok: true, content: { ...details, totalQuestions: details.totalQuestions ?? questions.length, questions } };
};
