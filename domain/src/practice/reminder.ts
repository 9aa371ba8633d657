import { type StudyAmounts, studyMinutes } from './study-minutes.ts';

interface Today {
  studied: StudyAmounts;
  /** Null: the student chose no minutes, so any study is enough. */
  minutesADay: number | null;
}

/** Minutes that are missing to the goal of today. 0: it is met. Null: nothing was done, and no minutes were chosen. */
export const missingMinutes = ({ studied, minutesADay }: Today): number | null => {
  if (minutesADay !== null) return Math.max(0, minutesADay - studyMinutes(studied));
  return studied.answers + studied.lessons + studied.examSeconds > 0 ? 0 : null;
};
