import type { User } from '@matraz/contracts/accounts/http';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { dayNumber } from '@matraz/domain/practice/calendar';
import { streakLevel, xpLevel } from '@matraz/domain/practice/levels';
import type { Moment } from '../shared/moments/moment.ts';
import { freezeMessage } from '../shared/study/freeze-message.ts';

/** A moment, and the number by which it is shown once. */
export interface Found {
  moment: Moment;
  upTo: number;
}

/** @param today in Chile */
const findFreeze = (freezes: User['freezes'], today: string): Found[] => {
  const text = freezeMessage(freezes?.used, today);
  const day = freezes?.used.at(-1);
  if (text === null || day === undefined) return [];
  return [{ moment: { kind: 'freeze', title: '¡Racha protegida!', text }, upTo: dayNumber(day) }];
};

/** What changed between two replies of the server about the student. @param before undefined: this page has no earlier one */
export const ofUser = (before: User | undefined, now: User, today: string): Found[] => {
  const found = findFreeze(now.freezes, today);
  if (before?.id !== now.id) return found;
  const [level, streak] = [xpLevel(now.xp), streakLevel(now.streak)];
  if (level.level > xpLevel(before.xp).level) {
    const moment = {
      kind: 'level',
      level: level.level,
      title: `¡Nivel ${level.level}!`,
      text: `Ahora eres ${level.title}.`,
    } as const;
    found.push({ moment, upTo: level.level });
  }
  // Only on the day that reached it: a page that was away for days tells nothing old.
  if (before.streak < now.streak && now.streak === streak.threshold && now.streakDay) {
    const title = `¡${now.streak} días seguidos!`;
    const moment = { kind: 'streak', level: streak.level, title, text: `Tu racha llegó a ${streak.title}.` } as const;
    found.push({ moment, upTo: dayNumber(now.streakDay) });
  }
  return found;
};

interface Scores {
  /** Of the attempt that has just ended. */
  score: number;
  /** Of the student's other attempts. */
  others: readonly number[];
  /** Null: there is none. */
  goal: number | null;
}

/** The first score is no best one: there is nothing to compare it with. */
export const ofScore = ({ score, others, goal }: Scores): Found[] => {
  const found: Found[] = [];
  if (goal !== null && score >= goal) {
    const moment = { kind: 'goal-score', title: '¡Llegaste a tu meta!', text: `Tu meta era ${goal} puntos.` } as const;
    found.push({ moment, upTo: goal });
  }
  if (others.length > 0 && score > Math.max(...others)) {
    const moment = { kind: 'best-score', title: '¡Tu mejor puntaje!', text: `${score} puntos.` } as const;
    found.push({ moment, upTo: score });
  }
  return found;
};

type Today = Pick<StudyPath, 'today'> & { done: Pick<StudyPath['done'], 'minutes' | 'goal'> };

export const ofToday = (before: Today | undefined, { today, done }: Today): Found[] => {
  if (before?.today !== today || before.done.minutes >= before.done.goal || done.minutes < done.goal) return [];
  const moment = {
    kind: 'minutes',
    title: '¡Meta de hoy cumplida!',
    text: `${done.goal} minutos de estudio.`,
  } as const;
  return [{ moment, upTo: dayNumber(today) }];
};
