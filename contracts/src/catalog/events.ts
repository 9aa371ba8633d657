import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { courseId, entityId } from '../ids.ts';
import { lessonOrder, topicContent } from './content.ts';

/** The content is again as it was at this version of its stream. */
const restored = { restoredVersion: z.int().positive() };
const topic = topicContent.extend({ topicId: entityId });
const lesson = z.strictObject({
  lessonId: entityId,
  topicId: entityId,
  title: z.string(),
  content: z.string(),
  orderIndex: z.int(),
});
const question = z.strictObject({
  questionId: entityId,
  topicId: entityId,
  question: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.int(),
  explanation: z.string(),
  xpReward: z.int(),
});
const video = z.strictObject({
  videoId: entityId,
  topicId: entityId,
  title: z.string(),
  description: z.string(),
  youtubeId: z.string(),
  duration: z.string(),
});

export const catalogEvents = {
  CourseDefined: defineEvent(1, z.strictObject({ courseId, title: z.string(), subject: z.string() })),
  TopicCreated: defineEvent(1, topic),
  TopicUpdated: defineEvent(1, topic),
  /** Deletes the topic's lessons, questions and videos too. Students keep XP and history. */
  TopicDeleted: defineEvent(1, z.strictObject({ topicId: entityId })),
  TopicRestored: defineEvent(1, topic.extend(restored)),
  LessonsReordered: defineEvent(1, z.strictObject({ topicId: entityId, lessons: lessonOrder })),
  LessonCreated: defineEvent(1, lesson),
  LessonUpdated: defineEvent(1, lesson),
  LessonDeleted: defineEvent(1, z.strictObject({ lessonId: entityId })),
  /** Also after its deletion, as for a question and a video. */
  LessonRestored: defineEvent(1, lesson.extend(restored)),
  QuestionCreated: defineEvent(1, question),
  QuestionUpdated: defineEvent(1, question),
  QuestionDeleted: defineEvent(1, z.strictObject({ questionId: entityId })),
  QuestionRestored: defineEvent(1, question.extend(restored)),
  VideoCreated: defineEvent(1, video),
  VideoUpdated: defineEvent(1, video),
  VideoDeleted: defineEvent(1, z.strictObject({ videoId: entityId })),
  VideoRestored: defineEvent(1, video.extend(restored)),
};

export type CatalogEvent = EventOf<typeof catalogEvents>;
