import type { PlanTask, StudyPath } from '@matraz/contracts/practice/path-http';
import { addDays, dayNumber } from './calendar.ts';
import { isBeginner, type PathTopic, type Situation, studyOrder } from './next-step.ts';
import { studyMinutes } from './study-minutes.ts';

const DAYS = 7;

type PlanDay = StudyPath['week'][number];

/** 1970-01-01 was a Thursday. */
const isSaturday = (day: string): boolean => (dayNumber(day) + 5) % 7 === 0;

/** Questions of one practice of a topic that has nothing new. */
const PRACTICE = 10;

/** New questions, with the lessons of a new topic. A topic without new questions is practised again. */
const minutesOf = ({ answered, left, ready, lessons }: PathTopic): number => {
  const again = Math.min(ready > 0 ? ready : answered, PRACTICE);
  return studyMinutes({ answers: left > 0 ? left : again, lessons: answered === 0 ? lessons : 0, examSeconds: 0 });
};

/** A task, and whether it can be done today. */
type Work = PlanTask & { isForToday: boolean };

/** Reviews, the topics in the order in which the student is told to study them, then those that she has started, then new ones. */
const workOf = ({ due, topics }: Situation): Work[] => {
  const reviews = studyMinutes({ answers: due, lessons: 0, examSeconds: 0 });
  const review: Work = { kind: 'review', targetId: null, title: null, minutes: reviews, isForToday: true };
  const first = studyOrder(topics).map(({ topic }) => topic);
  const unfinished = topics.filter((topic) => topic.left > 0 && !first.includes(topic));
  const started = unfinished.filter(({ answered }) => answered > 0);
  const fresh = unfinished.filter(({ answered }) => answered === 0);
  return [
    ...(due > 0 ? [review] : []),
    ...[...first, ...started, ...fresh].map((topic): Work => {
      const { id, title, left, ready } = topic;
      return { kind: 'topic', targetId: id, title, minutes: minutesOf(topic), isForToday: left > 0 || ready > 0 };
    }),
  ];
};

interface Week {
  /** `YYYY-MM-DD` */
  today: string;
  minutesADay: number;
  /** Minutes that were studied today. */
  doneToday: number;
  /** The day of the test, `YYYY-MM-DD`. Null: none is known. */
  examDay: string | null;
}

/**
 * What is left, spread over today and the next six days, up to the day of the test. It is made anew from what is left, so the work of a
 * missed day moves to the next ones and nothing is in debt. A day takes at most `minutesADay`; a task that is longer goes on the next
 * day. Saturday is for an exam that was not taken, once the student is no beginner, but not on the last day before the test.
 */
export const weekPlan = (situation: Situation, { today, minutesADay, doneToday, examDay }: Week): PlanDay[] => {
  const work = workOf(situation);
  const exam = isBeginner(situation) ? undefined : situation.exams.find(({ isDone }) => !isDone);
  const untilTest = examDay === null ? DAYS : dayNumber(examDay) - dayNumber(today);
  const planDay = (place: number): PlanDay => {
    const day = addDays(today, place);
    if (place === untilTest)
      return { day, minutes: 0, tasks: [{ kind: 'paes', targetId: null, title: null, minutes: 0 }] };
    if (exam && isSaturday(day) && place < untilTest - 1 && (place > 0 || doneToday < minutesADay)) {
      const { id, title, minutes } = exam;
      return { day, minutes, tasks: [{ kind: 'exam', targetId: id, title, minutes }] };
    }
    const tasks: PlanTask[] = [];
    let room = Math.max(0, minutesADay - (place === 0 ? doneToday : 0));
    while (room > 0) {
      const at = work.findIndex(({ isForToday }) => place > 0 || isForToday);
      const next = work[at];
      if (!next) break;
      const { isForToday: _, ...task } = next;
      const minutes = Math.min(task.minutes, room);
      tasks.push({ ...task, minutes });
      room -= minutes;
      const left = task.minutes - minutes;
      if (left > 0) work[at] = { ...next, minutes: left };
      else work.splice(at, 1);
    }
    return { day, minutes: tasks.reduce((sum, { minutes }) => sum + minutes, 0), tasks };
  };
  return Array.from({ length: Math.min(DAYS, untilTest + 1) }, (_, place) => planDay(place));
};
