import type { TopicSummary } from '@matraz/contracts/catalog/http';
import type { Skill } from '@matraz/contracts/syllabus';
import { column, int, nullable, table, text, timestamptz, uuid } from './table.ts';

export const course = table('course', { id: int, title: text, subject: text }, { primaryKey: ['id'] });

export const topic = table(
  'topic',
  {
    id: uuid,
    course_id: int,
    unit: text,
    title: text,
    description: text,
    color: text,
    icon: text,
    difficulty: column<TopicSummary['difficulty']>('text'),
    order_index: int,
    status: column<TopicSummary['status']>('text'),
    version: int,
  },
  { primaryKey: ['id'] },
);

export const lesson = table(
  'lesson',
  { id: uuid, topic_id: uuid, title: text, content: text, order_index: int, version: int },
  { primaryKey: ['id'], indexes: [['topic_id']] },
);

export const question = table(
  'question',
  {
    id: uuid,
    topic_id: uuid,
    question: text,
    options: column<string[]>('jsonb'),
    correct_answer: int,
    explanation: text,
    xp_reward: int,
    skill: nullable(column<Skill>('text')),
    version: int,
  },
  { primaryKey: ['id'], indexes: [['topic_id']] },
);

export const video = table(
  'video',
  { id: uuid, topic_id: uuid, title: text, description: text, youtube_id: text, duration: text, version: int },
  { primaryKey: ['id'], indexes: [['topic_id']] },
);

/**
 * Every question that a topic has ever had. Its rank by `place` is its number in the topic, which never changes: not when a question is
 * deleted, moved or comes back.
 */
export const questionPlace = table(
  'question_place',
  { topic_id: uuid, question_id: uuid, place: uuid },
  { primaryKey: ['topic_id', 'question_id'] },
);

/** Contents that were deleted one by one. Contents of a deleted topic are missing, because they cannot come back. */
export const deletedContent = table(
  'deleted_content',
  { id: uuid, topic_id: uuid, kind: column<'lesson' | 'question' | 'video'>('text'), deleted_at: timestamptz },
  { primaryKey: ['id'], indexes: [['topic_id']] },
);

/** A lesson that is recorded after the deletion of its topic, but was decided before it, must not appear. */
export const deletedTopic = table('deleted_topic', { id: uuid }, { primaryKey: ['id'] });
