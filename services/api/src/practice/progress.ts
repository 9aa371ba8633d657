import { DomainError } from '@matraz/domain/errors';
import { accuracy } from '@matraz/domain/practice/accuracy';
import type pg from 'pg';
import { idOr } from '../http/entity-id.ts';
import { mayOpen } from '../http/reader.ts';
import type { Handlers } from '../http/route.ts';
import { selectLessonProgress, selectQuestionProgress, selectTopicResults } from './progress.queries.ts';

type Select<Row> = (pool: pg.Pool, userId: string, topicId: string) => Promise<Row | undefined>;

const ofTopic = async <Row>(select: Select<Row>, pool: pg.Pool, userId: string, topicId: string): Promise<Row> => {
  const row = await select(pool, userId, idOr('topic_not_found', topicId));
  if (row === undefined) throw new DomainError('topic_not_found');
  return row;
};

export const progressHandlers: Handlers<
  'getTopicStats' | 'getNextLesson' | 'getLessonProgress' | 'getQuestionProgress'
> = {
  getTopicStats: async ({ userId, params }, { pool }) => {
    const results = await ofTopic(selectTopicResults, pool, userId, params.id);
    return { ...results, accuracy: accuracy(results.questionsCorrect, results.questionsAnswered) };
  },

  /** The first lesson that may be opened and is not completed; 0 when all of them are. */
  getNextLesson: async ({ userId, params, context }, { pool }) => {
    const topic = await ofTopic(selectLessonProgress, pool, userId, params.id);
    const open = mayOpen(topic, { lessons: topic.lessons.length, questions: 0, videos: 0 }, context.now);
    const next = topic.lessons.slice(0, open.lessons).findIndex(({ isCompleted }) => !isCompleted);
    return { nextLessonIndex: Math.max(0, next) };
  },

  getLessonProgress: async ({ userId, params }, { pool }) =>
    (await ofTopic(selectLessonProgress, pool, userId, params.id)).lessons,

  getQuestionProgress: async ({ userId, params }, { pool }) =>
    (await ofTopic(selectQuestionProgress, pool, userId, params.id)).questions,
};
