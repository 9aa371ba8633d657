import { randomUUID } from 'node:crypto';
import { streamOf } from '@matraz/contracts/streams';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { newEvent } from './new-event.ts';

/** A new LessonCompleted event of a new student: the smallest event that the read models use. Random ids cost least, as in the reference. */
export const newLessonCompleted = (): { stream: string; event: NewEvent } => {
  const [userId, lessonId, eventId] = [randomUUID(), randomUUID(), randomUUID()];
  return {
    stream: streamOf.reading(userId, lessonId),
    event: newEvent('LessonCompleted', { userId, lessonId, topicId: randomUUID() }, { userId, eventId }),
  };
};
