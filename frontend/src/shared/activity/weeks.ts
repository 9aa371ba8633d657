import type { Activity, ActivityDay } from '@matraz/contracts/practice/activity-http';

/** The server names days of Chile's calendar. Here they are counted in UTC, where every day has 24 hours. */
const DAY = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
/** 0 is Monday. */
const weekday = (day: string) => (new Date(at(day)).getUTCDay() + 6) % 7;

export interface CalendarDay {
  day: string;
  /** Null: no activity. */
  done: ActivityDay | null;
}

export interface Week {
  /** The Monday of the week. */
  monday: string;
  /** Monday to Sunday. Null: outside of the time range. */
  days: (CalendarDay | null)[];
}

/** The time range as calendar weeks from Monday, oldest first. The first and the last week may be partly outside of it. */
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
  /** Percent of correct answers; null without answers. */
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

/** The amount of activity of a day, 0 to 4, for its colour. */
export const intensity = (done: ActivityDay | null): number => {
  if (done === null) return 0;
  if (done.exams > 0) return 4;
  const things = done.answers + done.lessons;
  return 1 + [5, 10, 20].filter((least) => things >= least).length;
};
