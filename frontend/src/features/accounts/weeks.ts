import type { Activity, ActivityDay } from '@matraz/contracts/practice/activity-http';

/** Days are Chile's calendar days as the server names them; here they are counted in UTC, where every day has 24 hours. */
const DAY = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
/** 0 is Monday. */
const weekday = (day: string) => (new Date(at(day)).getUTCDay() + 6) % 7;

export interface CalendarDay {
  day: string;
  /** Null: nothing was done. */
  done: ActivityDay | null;
}

export interface Week {
  /** Its Monday. */
  monday: string;
  /** Monday to Sunday; null outside of the span. */
  days: (CalendarDay | null)[];
}

/** The span in calendar weeks, Monday first, the oldest first. The first and the last may be in part outside of it. */
export const weeksOf = ({ from, to, days }: Activity): Week[] => {
  const done = new Map(days.map((day) => [day.day, day]));
  const weeks: Week[] = [];
  for (let monday = at(from) - weekday(from) * DAY; monday <= at(to); monday += 7 * DAY) {
    weeks.push({
      monday: dayAt(monday),
      days: Array.from({ length: 7 }, (_, place) => {
        const day = dayAt(monday + place * DAY);
        return day < from || day > to ? null : { day, done: done.get(day) ?? null };
      }),
    });
  }
  return weeks;
};

export interface WeekTotal {
  monday: string;
  xp: number;
  answers: number;
  /** Percent of the week's answers that were right; null without answers. */
  accuracy: number | null;
}

export const weekTotal = ({ monday, days }: Week): WeekTotal => {
  const sum = (of: 'xp' | 'answers' | 'correct') => days.reduce((total, day) => total + (day?.done?.[of] ?? 0), 0);
  const answers = sum('answers');
  return {
    monday,
    xp: sum('xp'),
    answers,
    accuracy: answers > 0 ? Math.round((sum('correct') * 100) / answers) : null,
  };
};

/** How much was done in a day, 0 to 4, for the depth of its colour. */
export const intensity = (done: ActivityDay | null): number => {
  if (done === null) return 0;
  if (done.exams > 0) return 4;
  const things = done.answers + done.lessons;
  return 1 + [5, 10, 20].filter((least) => things >= least).length;
};
