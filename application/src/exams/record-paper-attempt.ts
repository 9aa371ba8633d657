import { examOptions, type PaperForm } from '@matraz/contracts/exams/limits';
import { streamOf } from '@matraz/contracts/streams';
import { DomainError } from '@matraz/domain/errors';
import type { CompletedAttempt } from '@matraz/domain/exams/attempt-state';
import { examAttempt } from '@matraz/domain/exams/exam-attempt';
import { type ExamReader, isOpenTo } from '@matraz/domain/exams/exam-state';
import type { PaperSheet } from '@matraz/domain/exams/paper-attempt';
import { paperForm } from '@matraz/domain/exams/paper-form';
import { examAttemptId } from '@matraz/infra/ids';
import type { CommandContext } from '../command-handler/command.ts';
import type { ExamVersion } from './exam-archive.ts';
import type { AttemptDeps } from './exam-deps.ts';
import { rescoreIfCorrectedMeanwhile } from './rescore-exam-attempt.ts';

/** One answer sheet. `letters` has one for each question of the form, in its order; `-` is an empty one. */
interface TypedSheet extends Pick<PaperSheet, 'userId' | 'by' | 'form' | 'satAt' | 'seconds' | 'assignmentId'> {
  examId: string;
  /** Of the printed exam. */
  examVersion: number;
  letters: string;
}

/** The options of the exam for the letters of a form. @throws DomainError paper_answers_mismatch, answer_out_of_range */
const answersOf = ({ exam }: ExamVersion, form: PaperForm, letters: string): ReadonlyMap<string, number> => {
  const placed = paperForm(exam.details.examId, form, exam.questions);
  if (letters.length !== placed.length) throw new DomainError('paper_answers_mismatch');
  const answers = new Map<string, number>();
  for (const [place, { questionId, options }] of placed.entries()) {
    const letter = letters.charAt(place);
    if (letter === '-') continue;
    const option = options[examOptions.letters.indexOf(letter)];
    if (option === undefined) throw new DomainError('answer_out_of_range');
    answers.set(questionId, option);
  }
  return answers;
};

/**
 * Records an attempt that a student answered on paper, with one append. The attempt is the first one that she has not begun. A sheet that is
 * recorded already changes nothing, also without an idempotency key: one sitting is one attempt.
 *
 * The caller has asked whether `by` teaches the student.
 *
 * @throws DomainError exam_not_found, exam_without_questions, attempt_running, sitting_not_over, paper_recorded, paper_answers_mismatch,
 *   answer_out_of_range
 */
export const recordPaperAttempt = async (
  deps: AttemptDeps,
  { examId, examVersion, letters, ...sheet }: TypedSheet,
  reader: ExamReader,
  context: CommandContext,
): Promise<CompletedAttempt> => {
  const latest = await deps.archive.latestExam(examId);
  if (examVersion > latest.version) throw new DomainError('exam_not_found');
  const printed = await deps.archive.examAtVersion(examId, examVersion);
  if (!isOpenTo(printed.exam, reader)) throw new DomainError('exam_not_found');
  const { voided, corrected } = latest.exam;
  const input = { answerKey: printed.answerKey, voided, corrected };
  const answers = answersOf(printed, sheet.form, letters);
  for (let ordinal = 1; ; ordinal++) {
    const attemptId = examAttemptId(sheet.userId, examId, ordinal);
    const data = { ...sheet, attemptId, ordinal, answers, ...input };
    const command = { type: 'RecordPaperAttempt', data, now: context.now } as const;
    const handled = await deps.handle(examAttempt, streamOf.attempt(attemptId), command, context).catch((error) => {
      if (error instanceof DomainError && error.code === 'attempt_completed') return null;
      throw error;
    });
    if (!handled) continue;
    const attempt = await rescoreIfCorrectedMeanwhile(deps, handled, input, context);
    if (attempt.status === 'completed') return attempt;
  }
};
