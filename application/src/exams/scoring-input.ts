import { DomainError } from '@matraz/domain/errors';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import type { ScoringInput } from '@matraz/domain/exams/exam-attempt';
import type { ExamVersion } from './exam-archive.ts';
import type { ExamDeps } from './exam-deps.ts';

type ArchiveOnly = Pick<ExamDeps, 'archive'>;

/** The exam version that holds the attempt. @throws DomainError attempt_not_found */
export const examOfAttempt = ({ archive }: ArchiveOnly, attempt: ExamAttempt): Promise<ExamVersion> => {
  if (attempt.status === 'none') throw new DomainError('attempt_not_found');
  return archive.examAtVersion(attempt.examId, attempt.examVersion);
};

/**
 * What an attempt is scored by: the answer key of its exam version, and the questions that the exam has voided by now.
 *
 * @throws DomainError attempt_not_found
 */
export const loadScoringInput = async (deps: ArchiveOnly, attempt: ExamAttempt): Promise<ScoringInput> => {
  const { exam, answerKey } = await examOfAttempt(deps, attempt);
  const latest = await deps.archive.latestExam(exam.details.examId);
  return { answerKey, voided: latest.exam.voided };
};
