import { addDays } from '../practice/calendar.ts';

export type StudentState = 'new' | 'away' | 'stuck' | 'going';

export interface RecentStudy {
  /** Answers of all time, practice and exams. */
  answers: number;
  /** `YYYY-MM-DD`. Null: none yet. */
  lastStudyDay: string | null;
  /** The practice of the last two weeks. Exams are left out, because they are rare. */
  recentAnswers: number;
  recentCorrect: number;
}

/** A week without study. */
const awayDays = 7;
/** With fewer answers guessing decides too much. */
const enoughAnswers = 12;
/** Just above guessing among four options. */
const stuckBelow = 0.4;

/** How a student goes on, for her teacher: whom to speak to first. */
export const studentState = (study: RecentStudy, today: string): StudentState => {
  const { answers, lastStudyDay, recentAnswers, recentCorrect } = study;
  if (lastStudyDay === null) return answers === 0 ? 'new' : 'away';
  if (lastStudyDay <= addDays(today, -awayDays)) return 'away';
  return recentAnswers >= enoughAnswers && recentCorrect / recentAnswers < stuckBelow ? 'stuck' : 'going';
};
