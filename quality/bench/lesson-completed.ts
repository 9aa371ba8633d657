import { randomUUID } from 'node:crypto';
import { streamOf } from '@matraz/contracts/streams';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';
import { newEvent } from './new-event.ts';

interface Appended {
  stream: string;
  event: NewEvent;
}

const lessonCompleted = (data: { userId: string; lessonId: string; topicId: string }, eventId?: string): Appended => ({
  stream: streamOf.reading(data.userId, data.lessonId),
  event: newEvent('LessonCompleted', data, { userId: data.userId, ...(eventId && { eventId }) }),
});

/** A new LessonCompleted event of a new student: the smallest event that the read models use. Random ids cost least, as in the reference. */
export const newLessonCompleted = (): Appended =>
  lessonCompleted({ userId: randomUUID(), lessonId: randomUUID(), topicId: randomUUID() }, randomUUID());

/**
 * A prime, so each student comes once per turn, unless their number is a multiple of it. Neighbours in the log are far
 * from each other in an index.
 */
const step = 7_919;
const lessonsInAll = 300;

/** Lessons that the same students complete, in ids as the platform makes them. No student has a lesson twice in the first 300 turns. */
export const lessonsOf = (students: number): (() => Appended) => {
  const userIds = Array.from({ length: students }, () => newId());
  const lessons = Array.from({ length: lessonsInAll }, () => ({ lessonId: newId(), topicId: newId() }));
  let sent = 0;
  return () => {
    const student = (sent * step) % students;
    const lesson = lessons[(student + Math.floor(sent / students)) % lessonsInAll];
    const userId = userIds[student];
    if (!userId || !lesson) throw new Error(`no lesson for event ${sent}`);
    sent += 1;
    return lessonCompleted({ userId, ...lesson });
  };
};
