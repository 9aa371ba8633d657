import { practiceEvents } from '@matraz/contracts/practice/events';
import { streamOf } from '@matraz/contracts/streams';
import type { NewEvent } from '@matraz/infra/event-store/port';
import { newId } from '@matraz/infra/ids';

/** A new LessonCompleted event of a new student: the smallest event that the read models use. */
export const newLessonCompleted = (): { stream: string; event: NewEvent } => {
  const [userId, lessonId, eventId] = [newId(), newId(), newId()];
  return {
    stream: streamOf.reading(userId, lessonId),
    event: {
      type: 'LessonCompleted',
      schemaVersion: practiceEvents.LessonCompleted.version,
      data: { userId, lessonId, topicId: newId() },
      metadata: { eventId, occurredAt: new Date().toISOString(), userId, correlationId: eventId, causationId: eventId },
    },
  };
};
