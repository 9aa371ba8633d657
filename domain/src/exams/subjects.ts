import type { ExamSubject } from '@matraz/contracts/exams/limits';

/** @returns null when the course is not one of the three subjects of an exam */
export const subjectOfCourse = (courseId: number): ExamSubject | null => subjects.get(courseId) ?? null;

const subjects = new Map<number, ExamSubject>([
  [1, 'Chemistry'],
  [2, 'Physics'],
  [3, 'Biology'],
]);
