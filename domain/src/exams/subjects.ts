import type { ExamSubject } from '@matraz/contracts/exams/limits';

/** As people see them. */
export const subjectNames: Record<ExamSubject, string> = {
  Biology: 'Biología',
  Physics: 'Física',
  Chemistry: 'Química',
};

/** The subject of a course. @returns null for a course that is none of the three */
export const subjectOfCourse = (courseId: number): ExamSubject | null => subjects.get(courseId) ?? null;

const subjects = new Map<number, ExamSubject>([
  [1, 'Chemistry'],
  [2, 'Physics'],
  [3, 'Biology'],
]);
