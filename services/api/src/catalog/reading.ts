import { DomainError } from '@matraz/domain/errors';
import { idOr } from '../http/entity-id.ts';
import { maySee } from '../http/reader.ts';
import type { Handlers } from '../http/route.ts';
import { selectLessons, selectQuestions, selectVideos } from './contents.queries.ts';
import { selectAdminStats } from './stats.queries.ts';
import { selectCourses, selectTopic, selectTopics, toSummary } from './topics.queries.ts';
import { visibleLessons, visibleQuestions, visibleVideos } from './visible.ts';

const none = { lessons: 0, questions: 0, videos: 0 };

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new DomainError('topic_not_found');
  return row;
};

export const readingHandlers: Handlers<
  'listCourses' | 'listTopics' | 'getTopic' | 'listLessons' | 'listQuestions' | 'listVideos' | 'getAdminStats'
> = {
  listCourses: (_, { pool }) => selectCourses(pool),

  listTopics: ({ userId }, { pool }) => selectTopics(pool, userId),

  getTopic: async ({ userId, params, context }, { pool }) => {
    const topic = found(await selectTopic(pool, userId, idOr('topic_not_found', params.id)));
    const { lessons, questions, videos, isAdmin, premiumUntil, ...summary } = topic;
    const there = { lessons: lessons.length, questions: questions.length, videos: videos.length };
    const open = maySee(topic, there, context.now);
    return {
      ...toSummary(summary),
      lessons: visibleLessons(lessons, open.lessons),
      questions: visibleQuestions(questions, open.questions, isAdmin),
      videos: visibleVideos(videos, open.videos),
    };
  },

  listLessons: async ({ userId, query, context }, { pool }) => {
    const topic = found(await selectLessons(pool, userId, idOr('topic_not_found', query.topicId)));
    const open = maySee(topic, { ...none, lessons: topic.items.length }, context.now);
    return visibleLessons(topic.items, open.lessons);
  },

  listQuestions: async ({ userId, query, context }, { pool }) => {
    const topic = found(await selectQuestions(pool, userId, idOr('topic_not_found', query.topicId)));
    const open = maySee(topic, { ...none, questions: topic.items.length }, context.now);
    return visibleQuestions(topic.items, open.questions, topic.isAdmin);
  },

  listVideos: async ({ userId, query, context }, { pool }) => {
    const topic = found(await selectVideos(pool, userId, idOr('topic_not_found', query.topicId)));
    const open = maySee(topic, { ...none, videos: topic.items.length }, context.now);
    return visibleVideos(topic.items, open.videos);
  },

  getAdminStats: (_, { pool }) => selectAdminStats(pool),
};
