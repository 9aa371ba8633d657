import { z } from 'zod';
import { defineEvent, type EventOf } from '../event.ts';
import { courseId, entityId } from '../ids.ts';
import { skills } from '../syllabus.ts';
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
  skill: z.enum(skills).optional(),
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
  CourseDefined: defineEvent(z.strictObject({ courseId, title: z.string(), subject: z.string() })),
  TopicCreated: defineEvent(topic),
  TopicUpdated: defineEvent(topic),
  /** Deletes the topic's lessons, questions and videos too. Students keep XP and history. */
  TopicDeleted: defineEvent(z.strictObject({ topicId: entityId })),
  TopicRestored: defineEvent(topic.extend(restored)),
  LessonsReordered: defineEvent(z.strictObject({ topicId: entityId, lessons: lessonOrder })),
  LessonCreated: defineEvent(lesson),
  LessonUpdated: defineEvent(lesson),
  LessonDeleted: defineEvent(z.strictObject({ lessonId: entityId })),
  /** Also after its deletion, as for a question and a video. */
  LessonRestored: defineEvent(lesson.extend(restored)),
  QuestionCreated: defineEvent(question),
  QuestionUpdated: defineEvent(question),
  QuestionDeleted: defineEvent(z.strictObject({ questionId: entityId })),
  QuestionRestored: defineEvent(question.extend(restored)),
  VideoCreated: defineEvent(video),
  VideoUpdated: defineEvent(video),
  VideoDeleted: defineEvent(z.strictObject({ videoId: entityId })),
  VideoRestored: defineEvent(video.extend(restored)),
};

export type CatalogEvent = EventOf<typeof catalogEvents>;
