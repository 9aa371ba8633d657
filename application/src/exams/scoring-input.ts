import type { ScoringInput } from '@matraz/domain/exams/exam-attempt';
import type { ExamDeps } from './exam-deps.ts';

/**
 * What an attempt is scored by: the answer key of its exam version, and the questions that the exam has voided by now.
 *
 * @throws DomainError attempt_not_found
 */
export const loadScoringInput = async (
  { archive }: Pick<ExamDeps, 'archive'>,
  attemptId: string,
): Promise<ScoringInput & { examId: string }> => {
  const { examId, examVersion } = await archive.attemptStart(attemptId);
  const [{ answerKey }, { exam }] = await Promise.all([
    archive.examAtVersion(examId, examVersion),
    archive.latestExam(examId),
  ]);
  return { examId, answerKey, voided: exam.voided };
};
