import type { ExamSubject } from '@matraz/contracts/exams/limits';

/** The three courses that every platform has. */
export const courseOfSubject: Record<ExamSubject, number> = { Chemistry: 1, Physics: 2, Biology: 3 };
