import { randomUUID } from 'node:crypto';
import { practiceEvents } from '@matraz/contracts/practice/events';
import { streamOf } from '@matraz/contracts/streams';
import type { NewEvent } from '@matraz/infra/event-store/port';

/** A new LessonCompleted event of a new student: the smallest event that the read models use. Random ids cost least, as in the reference. */
export const newLessonCompleted = (): { stream: string; event: NewEvent } => {
  const [userId, lessonId, eventId] = [randomUUID(), randomUUID(), randomUUID()];
  return {
    stream: streamOf.reading(userId, lessonId),
    event: {
      type: 'LessonCompleted',
      schemaVersion: practiceEvents.LessonCompleted.version,
      data: { userId, lessonId, topicId: randomUUID() },
      metadata: { eventId, occurredAt: new Date().toISOString(), userId, correlationId: eventId, causationId: eventId },
    },
  };
};
