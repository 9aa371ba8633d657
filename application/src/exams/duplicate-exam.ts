import type { ExamSummary } from '@matraz/contracts/exams/http';
import { examTexts } from '@matraz/contracts/exams/limits';
import { copyTitle } from '@matraz/domain/copy-title';
import { acceptedIn } from '@matraz/domain/exams/corrections';
import type { ExamQuestionDraft } from '@matraz/domain/exams/exam';
import { type ExamReader, openExam } from '@matraz/domain/exams/exam-state';
import { mostAppendBytes } from '@matraz/infra/event-store/port';
import { idFrom, newId } from '@matraz/infra/ids';
import type { CommandContext } from '../command-handler/command.ts';
import { createExam } from './create-exam.ts';
import type { ExamDeps } from './exam-deps.ts';
import { examQuestionDrafts } from './exam-question-draft.ts';
import { summaryOf } from './exam-views.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/** Bytes of questions in one append. The rest is for the event around them. */
const mostQuestionBytes = mostAppendBytes - 10_000;

/** Divides the questions so that each part fits into one append. */
const inParts = (questions: readonly ExamQuestionDraft[]): ExamQuestionDraft[][] => {
  const parts: ExamQuestionDraft[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const question of questions) {
    const size = Buffer.byteLength(JSON.stringify(question)) + 1;
    if (bytes + size > mostQuestionBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(question);
    bytes += size;
  }
  return parts;
};

/**
 * Copies an exam with its questions and their corrected keys. Questions that are voided, or give everybody the point, are left out. The
 * copy is not published. When a copy was interrupted, a repeat with the same key adds the missing questions.
 *
 * @throws DomainError exam_not_found
 */
export const duplicateExam = async (
  deps: ExamEditDeps & Pick<ExamDeps, 'archive'>,
  originalId: string,
  context: CommandContext,
): Promise<ExamSummary> => {
  const idempotencyKey = context.idempotencyKey ?? newId(context.now);
  const keyed = { ...context, idempotencyKey };
  // A teacher may copy a published exam too.
  const reader: ExamReader = deps.author ?? { isAdmin: true };
  const original = openExam((await deps.archive.latestExam(originalId)).exam, reader);
  const { examId: _, ...details } = original.details;
  const form = { ...details, title: copyTitle(details.title, examTexts.title), isPublished: false };
  const { id: examId } = await createExam(deps, form, keyed);
  const toCopy = original.questions
    .filter(({ questionId }) => !original.voided.has(questionId))
    .flatMap((question) => {
      const accepted = acceptedIn(question, original.corrected.get(question.questionId));
      if (accepted === null) return [];
      const key = accepted.includes(question.correctAnswer) ? question.correctAnswer : accepted[0];
      return [{ ...question, correctAnswer: key ?? question.correctAnswer }];
    })
    .map(({ questionId, ...question }, index) => {
      const copyId = idFrom({ ...keyed, kind: `exam-question copy of ${questionId}` });
      return { form: { ...question, orderIndex: index + 1 }, questionId: copyId };
    });
  const drafts = await examQuestionDrafts(toCopy);
  const { exam: begun } = await deps.archive.latestExam(examId);
  const missing = drafts.filter(({ questionId }) => !begun.added.has(questionId));
  let copy = begun;
  for (const questions of inParts(missing)) {
    const part = { ...context, idempotencyKey: `${idempotencyKey} ${questions[0]?.questionId}` };
    copy = await sendToExam(deps, { type: 'AddExamQuestions', data: { examId, questions } }, part);
  }
  return summaryOf(copy);
};
