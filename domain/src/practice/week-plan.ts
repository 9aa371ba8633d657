import type { PlanTask, StudyPath } from '@matraz/contracts/practice/path-http';
import { addDays, dayNumber } from './calendar.ts';
import { isBeginner, practiceMinutes, type Situation, weakTopics } from './next-step.ts';
import { studyMinutes } from './study-minutes.ts';

const DAYS = 7;

type PlanDay = StudyPath['week'][number];

/** 1970-01-01 was a Thursday. */
const isSaturday = (day: string): boolean => (dayNumber(day) + 5) % 7 === 0;

const tasksOf = ({ due, topics }: Situation): PlanTask[] => {
  const reviews = studyMinutes({ answers: due, lessons: 0, examSeconds: 0 });
  const review: PlanTask = { kind: 'review', targetId: null, title: null, minutes: reviews };
  const started = topics.filter(({ answered, left }) => answered > 0 && left > 0);
  const fresh = topics.filter(({ answered, left }) => answered === 0 && left > 0);
  // Nothing of them is left to answer for the first time.
  const again = weakTopics(topics).filter(({ left }) => left === 0);
  return [
    ...(due > 0 ? [review] : []),
    ...again.map((topic): PlanTask => {
      const { id, title } = topic;
      return { kind: 'topic', targetId: id, title, minutes: practiceMinutes(topic) };
    }),
    ...[...started, ...fresh].map(({ id, title, answered, left, lessons }): PlanTask => {
      const minutes = studyMinutes({ answers: left, lessons: answered === 0 ? lessons : 0, examSeconds: 0 });
      return { kind: 'topic', targetId: id, title, minutes };
    }),
  ];
};

interface Week {
  /** `YYYY-MM-DD` */
  today: string;
  minutesADay: number;
  /** Minutes that were studied today. */
  doneToday: number;
}

/**
 * What is left, spread over today and the next six days. It is made anew from what is left, so the work of a missed day moves to the
 * next ones and nothing is in debt. A day takes at most `minutesADay`; a task that is longer goes on the next day. Saturday is for an exam
 * that was not taken, once the student is no beginner.
 */
export const weekPlan = (situation: Situation, { today, minutesADay, doneToday }: Week): PlanDay[] => {
  const tasks = tasksOf(situation);
  const exam = isBeginner(situation) ? undefined : situation.exams.find(({ isDone }) => !isDone);
  let task = tasks.shift();
  return Array.from({ length: DAYS }, (_, place) => {
    const day = addDays(today, place);
    if (exam && isSaturday(day) && (place > 0 || doneToday < minutesADay)) {
      const { id, title, minutes } = exam;
      return { day, minutes, tasks: [{ kind: 'exam', targetId: id, title, minutes }] };
    }
    const planned: PlanTask[] = [];
    let room = Math.max(0, minutesADay - (place === 0 ? doneToday : 0));
    while (task && room > 0) {
      const minutes = Math.min(task.minutes, room);
      planned.push({ ...task, minutes });
      room -= minutes;
      const left = task.minutes - minutes;
      task = left > 0 ? { ...task, minutes: left } : tasks.shift();
    }
    return { day, minutes: planned.reduce((sum, { minutes }) => sum + minutes, 0), tasks: planned };
  });
};
