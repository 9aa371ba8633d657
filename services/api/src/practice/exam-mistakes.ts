import type { ExamArchive } from '@matraz/application/exams/exam-archive';
import type { Mistake } from '@matraz/contracts/practice/review-http';
import { reviewedQuestion } from '@matraz/domain/exams/exam-review';
import { courseOfSubject } from '../exams/course-of-subject.ts';
import type { ExamMistake } from './select-review.ts';

/** The course of the question's area, or of its exam's subject. */
export const courseOfMistake = ({ area, subject }: Pick<ExamMistake, 'area' | 'subject'>): number =>
  courseOfSubject[area === null || area === 'elective' ? subject : area];

/** A missed question with its text, and its place in the exam. */
interface PlacedMistake {
  place: number;
  mistake: Mistake;
}

/**
 * The missed questions of exams with their texts, without their keys. Each exam is folded from the log once. A question that was taken
 * back since is left out.
 */
export const withExamTexts = async (
  { archive }: { archive: ExamArchive },
  missed: readonly ExamMistake[],
): Promise<Map<string, PlacedMistake>> => {
  const examIds = [...new Set(missed.map(({ examId }) => examId))];
  const exams = new Map(
    await Promise.all(examIds.map(async (examId) => [examId, await archive.latestExam(examId)] as const)),
  );
  return new Map(
    missed.flatMap((one) => {
      const { id, examId, examTitle, attemptId, missedAt } = one;
      const found = exams.get(examId);
      const place = found?.exam.questions.findIndex(({ questionId }) => questionId === id) ?? -1;
      const texts = found?.exam.questions[place];
      if (!found || !texts || !reviewedQuestion(found.exam, found.version, id)) return [];
      const { question, options } = texts;
      const answeredAt = new Date(missedAt).toISOString();
      const mistake = { kind: 'exam' as const, id, examId, examTitle, attemptId, courseId: courseOfMistake(one) };
      return [[id, { place, mistake: { ...mistake, question, options, answeredAt } }] as const];
    }),
  );
};
