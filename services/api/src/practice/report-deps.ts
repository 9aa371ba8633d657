import type { ExamDeps } from '../exams/deps.ts';

export interface ReportDeps extends ExamDeps {
  /** Counts a report of the user. @throws TooManyGuesses */
  countReport(userId: string): Promise<void>;
}
