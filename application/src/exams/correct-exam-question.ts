import type { ExamQuestion, QuestionDecision } from '@matraz/contracts/exams/http';
import { DomainError } from '@matraz/domain/errors';
import type { Decision } from '@matraz/domain/exams/corrections';
import { newId } from '@matraz/infra/ids';
import type { CommandContext } from '../command-handler/command.ts';
import type { ExamArchive } from './exam-archive.ts';
import type { ExamDeps } from './exam-deps.ts';
import { findQuestion } from './exam-views.ts';
import { rescoreAttempts } from './rescore-attempts.ts';
import { type ExamEditDeps, sendToExam } from './send-to-exam.ts';

/** Attempts that are rescored before the command returns. The worker rescores the others. */
const defaultLimit = 500;

export interface QuestionCorrection {
  examId: string;
  questionId: string;
  decision: QuestionDecision;
  /** The exam's version that the teacher saw: options and key of the question are of this version. Absent: the latest. */
  version?: number | undefined;
}

/**
 * Corrects a question that students have answered: attempts that are completed from now on count it so, and completed ones are
 * rescored. The first ones are rescored when this returns. Repeating the command rescores more of them, and so does the worker.
 *
 * @param options `limit`: how many attempts are rescored before this returns
 * @throws DomainError exam_not_found, question_not_found, answer_out_of_range
 */
export const correctExamQuestion = async (
  deps: ExamDeps & ExamEditDeps,
  { reason, ...correction }: QuestionCorrection & { reason: string },
  context: CommandContext,
  { limit = defaultLimit } = {},
): Promise<ExamQuestion> => {
  const { examId, questionId } = correction;
  const decision = await decisionOf(deps, correction);
  const data = { examId, questionId, correctionId: newId(context.now), reason, decision };
  const exam = await sendToExam(deps, { type: 'CorrectExamQuestion', data }, context);
  await rescoreAttempts(deps, { examId, limit }, context);
  return findQuestion(exam, questionId);
};

/** The decision with the options and the key that it is about. @throws DomainError exam_not_found, question_not_found */
export const decisionOf = async (
  { archive }: { archive: Pick<ExamArchive, 'latestExam' | 'examAtVersion'> },
  { examId, questionId, decision, version }: QuestionCorrection,
): Promise<Decision> => {
  const { kind } = decision;
  if (kind === 'void' || kind === 'reinstate') return { kind };
  const latest = await archive.latestExam(examId);
  const isOlder = version !== undefined && version < latest.version;
  const { exam } = isOlder ? await archive.examAtVersion(examId, version) : latest;
  const question = exam.questions.find((one) => one.questionId === questionId);
  if (question === undefined) throw new DomainError('question_not_found');
  return kind === 'everyone' ? { kind, question } : { ...decision, question };
};
